import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folder = 'server/src/modules/search/opensearch'
const common = {
  globalSetup: ['server/src/testing/global-setup.ts'],
  fileParallelism: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/** What `npm run test:cluster` runs. The last one kills a node. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'cluster',
          sequence: { groupOrder: 0 },
          include: [`${folder}/*.cluster.ts`],
          exclude: [`${folder}/node-loss.cluster.ts`],
        },
      },
      {
        test: {
          ...common,
          name: 'node loss',
          sequence: { groupOrder: 1 },
          include: [`${folder}/node-loss.cluster.ts`],
        },
      },
    ],
  },
})
