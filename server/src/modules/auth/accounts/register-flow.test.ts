import { expect, test } from 'vitest'
import { registerFlow, type TextFlags } from './register-flow.ts'

const answering = (resolve: () => Promise<{ value: string }>): TextFlags => ({
  resolveStringEvaluation: resolve,
})

test('register_flow is the arm that the provider names for the device', async () => {
  const flags: TextFlags = {
    resolveStringEvaluation: async (flag, _fallback, { targetingKey }) => ({
      value: `${flag}-${targetingKey}`,
    }),
  }
  await expect(registerFlow(flags, 'd1')).resolves.toBe('register_flow-d1')
})

test.each<[string, TextFlags | undefined]>([
  ['there is no provider', undefined],
  ['it fails', answering(() => Promise.reject(new Error('down')))],
  ['it names no arm', answering(async () => ({ value: '<script>' }))],
])('register_flow has its default when %s', async (_why, flags) => {
  await expect(registerFlow(flags, 'd1')).resolves.toBe('standard')
})
