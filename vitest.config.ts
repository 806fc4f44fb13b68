import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests wait for a database or a browser half of their time; left alone, two cores would run one file at a time. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** For what comes by itself: a busy machine may take its time. */
const patience = { poll: { timeout: 10_000 } }

/** Begun last, these would run alone while the other worker has nothing left. */
const LONG = /\/(pages-\w+|start|offline[-a-z]*|access|slow-clients|isolated-process|labelled-ads)\.test\.ts$/

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLater = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId))
    return sorted.sort((a, b) => (a.project.name === b.project.name ? isLater(a) - isLater(b) : 0))
  }
}

// Files of rules and of the server share what they import: a worker loads it once.
export default defineConfig({
  test: {
    // What a server logs of expected failures is of use beside a test that fails alone.
    silent: 'passed-only',
    // `npm run test:changed` follows imports; after a change of the packages or of this file the whole command is due.
    forceRerunTriggers: [],
    ...(!process.argv.some(arg => arg.startsWith('--sequence')) && {
      sequence: { sequencer: LongFilesFirst },
    }),
    // What took long is told at the end, by file.
    slowTestThreshold: 10_000,
    projects: [
      {
        test: {
          name: 'rules',
          maxWorkers,
          isolate: false,
          sequence: { groupOrder: 0 },
          testTimeout: 20_000,
          include: [
            '{contracts,markets,i18n,search-engine,job-import,resume-parser,resume-templates,courses,demo,scripts}/**/*.test.{ts,mjs}',
          ],
        },
      },
      {
        test: {
          // Not shared: these stand in for what a browser has, and the sites keep state in modules.
          name: 'sites',
          maxWorkers,
          sequence: { groupOrder: 0 },
          include: ['web/*/src/**/*.test.{ts,tsx}'],
          // The tokens are read from the style sheet itself.
          css: { include: /base\.css/ },
        },
      },
      {
        test: {
          name: 'server',
          // A file waits for its database a third of its time.
          maxWorkers: maxWorkers + 1,
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 40_000,
          expect: patience,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          // A worker's files share its browser, and most of them its server.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 2 },
          include: ['e2e/src/**/*.test.ts'],
          globalSetup: ['e2e/src/harness/global-setup.ts'],
          testTimeout: 120_000,
          // A page that was asked for may take as long as a click that waits for it.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
