import { SandboxUnavailable } from '../../modules/auth/index.ts'
import type { SharedParts } from '../app.ts'
import type { ChildMessage, ParentCalls, ParentMessage } from './messages.ts'

interface PendingQuestion {
  resolve(output: unknown): void
  reject(error: Error): void
}

const SANDBOX_TYPES = ['google', 'apple', 'facebook', 'linkedin', 'line'] as const

export const tellParent = (message: ChildMessage): void => void process.send?.(message)

/** Resolves when nobody asks this process any more. */
export const untilAlone = (): Promise<void> =>
  new Promise(resolve => {
    process.on('message', (message: ParentMessage) => {
      if (message.kind === 'alone') resolve()
    })
  })

/** What a process shares with its siblings: it asks the process that started them all. Without that one this one ends, too. */
export const sharedByParent = (): SharedParts => {
  const pending = new Map<number, PendingQuestion>()
  let next = 0
  process.on('message', (message: ParentMessage) => {
    if (message.kind === 'alone') return
    const question = pending.get(message.number)
    pending.delete(message.number)
    if (message.kind === 'answer') question?.resolve(message.output)
    else question?.reject(new Error(message.message))
  })

  const ask = <Name extends keyof ParentCalls>(call: Name, input: ParentCalls[Name]['input']) =>
    new Promise<ParentCalls[Name]['output']>((resolve, reject) => {
      const number = next
      next += 1
      // What comes back for a call is that call's output.
      pending.set(number, { resolve: output => resolve(output as ParentCalls[Name]['output']), reject })
      tellParent({ kind: 'ask', number, call, input } as ChildMessage)
    })

  let sandboxSettings: { text: string; settings: ParentCalls['sandbox']['output'] } | undefined
  return {
    counter: windows => ask('count', windows),
    sandbox: {
      types: SANDBOX_TYPES,
      settings: async () => {
        const settings = await ask('sandbox', null).catch((error: Error) => {
          throw new SandboxUnavailable(error.message)
        })
        const text = JSON.stringify(settings)
        if (sandboxSettings?.text !== text) sandboxSettings = { text, settings }
        return sandboxSettings.settings
      },
    },
  }
}
