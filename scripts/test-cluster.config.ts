import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folder = 'server/src/modules/search/opensearch'
const common = {
  globalSetup: ['server/src/testing/global-setup.ts'],
  fileParallelism: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/** What `npm run test:cluster` runs, one project after the other. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...common,
          name: 'cluster',
          include: [`${folder}/*.cluster.ts`, 'server/src/modules/talents/talents.test.ts'],
          exclude: [`${folder}/node-loss.cluster.ts`],
        },
      },
      {
        test: {
          ...common,
          name: 'node loss',
          include: [`${folder}/node-loss.cluster.ts`],
        },
      },
    ],
  },
})
