import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What `npm run test:cluster` runs. A node is killed in the end, so one file goes after the other. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['server/src/modules/search/opensearch/*.cluster.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
