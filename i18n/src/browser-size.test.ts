import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

const BROWSER_FILES = ['translate.ts', 'format.ts', 'salary.ts', 'locale.ts']
const LIMIT = 5 * 1024

test('all that a browser may load of this package is at most 5 KB gzipped', async () => {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: BROWSER_FILES, preserveEntrySignatures: 'strict' } },
  })
  if (!('output' in built)) throw new Error('vite gave no single output')
  const code = built.output.map(file => (file.type === 'chunk' ? file.code : '')).join('\n')
  expect(code).toContain('RelativeTimeFormat')
  expect(gzipSync(code).byteLength).toBeLessThan(LIMIT)
})
