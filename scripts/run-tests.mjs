// Runs tests by Vitest, and counts them.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CommandFailure, projectRoot, run } from './toolchain.mjs'

export const executable = (folder, file) => join(projectRoot, 'node_modules', folder, file)

/** Test files by Vitest's own options and filters, as paths below the root. */
export const listTests = async (node, args) => {
  const folder = join(projectRoot, '.hanap', 'test')
  const list = join(folder, 'files.json')
  mkdirSync(folder, { recursive: true })
  rmSync(list, { force: true })
  const vitest = executable('vitest', 'vitest.mjs')
  const { code, output } = await run(node, [vitest, 'list', '--filesOnly', `--json=${list}`, ...args])
  if (code !== 0) throw new CommandFailure(`Could not list the tests:\n${output}`)
  return JSON.parse(readFileSync(list, 'utf8')).map(({ file }) => relative(projectRoot, file))
}

/** Whether tests open a site's pages, for which it must be built. */
export const needBuilds = files =>
  files.some(file =>
    /\/harness\/|\btesting\/site\.ts'|\bentry\/sites\.ts'/.test(
      readFileSync(join(projectRoot, file), 'utf8'),
    ),
  )

const SLOWEST_SHOWN = 10

/** The files that took longest, each with its slowest test: what to look at when the command grows slow. */
const slowest = testResults =>
  testResults
    .map(({ name, startTime, endTime, assertionResults }) => {
      const [test] = assertionResults.toSorted((a, b) => (b.duration ?? 0) - (a.duration ?? 0))
      return { file: relative(projectRoot, name), ms: endTime - startTime, test }
    })
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_SHOWN)

const seconds = ms => `${(ms / 1000).toFixed(1)} s`

const tellSlowest = testResults => {
  process.stdout.write('Slowest test files, each with its slowest test:\n')
  for (const { file, ms, test } of slowest(testResults))
    process.stdout.write(
      `  ${seconds(ms).padStart(8)}  ${file}${test ? ` (${seconds(test.duration ?? 0)}: ${test.title})` : ''}\n`,
    )
}

const MOST_FAILURES_SHOWN = 50

/** Names what failed once more: the end of a long output is what is read first. */
const tellFailed = testResults => {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status === 'failed')
    const names = tests.map(({ fullName }) => fullName.trim())
    return (status === 'failed' && tests.length === 0 ? ['the file could not be run'] : names).map(
      test => `${relative(projectRoot, name)}: ${test}`,
    )
  })
  if (failed.length === 0) return
  process.stdout.write(
    `Failed:\n${failed
      .slice(0, MOST_FAILURES_SHOWN)
      .map(line => `  ${line}\n`)
      .join('')}`,
  )
  if (failed.length > MOST_FAILURES_SHOWN)
    process.stdout.write(`  … and ${failed.length - MOST_FAILURES_SHOWN} more\n`)
}

const MOST_OF_PAGES_SHOWN = 20_000

/** Where failed journeys left their pages, as they wrote it down. */
const tellFailedPages = file => {
  if (existsSync(file)) process.stdout.write(readFileSync(file, 'utf8').slice(0, MOST_OF_PAGES_SHOWN))
}

/** Runs the tests with their own output, all or those of some files, and counts them from the report. */
export const runTests = async (node, { files = [], isFull = false } = {}) => {
  const folder = join(projectRoot, '.hanap', 'test')
  const report = join(folder, 'report.json')
  const failedPages = join(folder, 'failed-pages.txt')
  mkdirSync(folder, { recursive: true })
  for (const file of [report, failedPages]) rmSync(file, { force: true })
  const child = spawn(
    node,
    [
      executable('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        // Tests start the server some hundred times: a quarter of a start is reading code that has not changed.
        NODE_COMPILE_CACHE: join(projectRoot, '.hanap', 'compile-cache'),
        ...process.env,
        HANAP_FULL: isFull ? '1' : '',
      },
    },
  )
  const code = await new Promise(resolve => child.once('close', resolve))
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  if (files.length === 0) tellSlowest(testResults)
  tellFailedPages(failedPages)
  tellFailed(testResults)
  // A file that could not be loaded has no tests of its own.
  const broken = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  ).length
  const failed = numFailedTests + broken
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: numPendingTests }
}
