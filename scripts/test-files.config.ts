import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What `npm run test:files` runs. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    silent: 'passed-only',
    globalSetup: ['server/src/testing/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['server/src/entry/*.bucket.cluster.ts'],
  },
})
