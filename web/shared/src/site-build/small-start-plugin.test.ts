import { expect, test, vi } from 'vitest'
import { type BuiltFile, smallStart } from './small-start-plugin.ts'

const build = (startImports: string[]) => {
  const bundle: Record<string, BuiltFile> = {
    'entry.js': {
      type: 'chunk',
      code: 'x'.repeat(100),
      imports: startImports,
      facadeModuleId: '/site/src/entry.client.tsx',
    },
    'helper.js': { type: 'chunk', code: 'x'.repeat(50), imports: [] },
    'shared.js': { type: 'chunk', code: 'x'.repeat(50), imports: ['router.js', 'helper.js'] },
    'router.js': { type: 'chunk', code: 'x'.repeat(5000), imports: ['shared.js'] },
  }
  const error = vi.fn((message: string): never => {
    throw new Error(message)
  })
  return () =>
    smallStart({ maxBytes: 1000 }).generateBundle.call({ environment: { name: 'client' }, error }, {}, bundle)
}

test('a start script that drags the router in ends the build', () => {
  expect(build(['shared.js'])).toThrow(
    '5200 bytes, more than 1000: entry.js, shared.js, helper.js, router.js',
  )
})

test('a small one does not', () => {
  expect(build(['helper.js'])).not.toThrow()
})
