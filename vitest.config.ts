import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Journeys that kill and start servers, and time it. */
const alone = ['start', 'crash'].map(name => `e2e/src/${name}.test.ts`)

/** Tests wait for a database or a browser half of their time; left alone, two cores would run one file at a time. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          maxWorkers,
          sequence: { groupOrder: 0 },
          testTimeout: 20_000,
          include: [
            '{contracts,markets,i18n,search-engine,resume-parser,resume-templates,demo,scripts}/**/*.test.ts',
            'web/*/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          // Each has a server and a browser of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          include: ['e2e/src/**/*.test.ts'],
          exclude: alone,
          globalSetup: ['e2e/src/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'starts',
          sequence: { groupOrder: 3 },
          include: alone,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
