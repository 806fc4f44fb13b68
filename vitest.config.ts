import { defineConfig } from 'vitest/config'

/** Journeys that kill and start servers, and time it. */
const alone = ['start', 'crash'].map(name => `e2e/src/${name}.test.ts`)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
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
          sequence: { groupOrder: 2 },
          include: ['e2e/src/**/*.test.ts'],
          exclude: alone,
          // Each has a server and a browser, and waits as long as it works.
          maxWorkers: 2,
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
