// npm test: everything that is checked, and a last line that counts it. `--full` adds the longer proofs.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fail, packages, recentNode, root, run, siteBuilds, step } from './house.mjs'

const bin = (folder, file) => join(root, 'node_modules', folder, file)

const checks = [
  ['Lock file', [join(root, 'scripts/check-lock.ts')]],
  ['Types', [bin('typescript', 'bin/tsc'), '-b']],
  ['Lint', [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']],
  ['Imports', [join(root, 'scripts/check-imports.ts')]],
  ['Messages', [join(root, 'scripts/check-messages.ts')]],
  ['Unused code', [bin('knip', 'bin/knip.js')]],
]

const SLOWEST_SHOWN = 10

/** The files that took longest, each with its slowest test: what to look at when the command grows slow. */
const slowest = testResults =>
  testResults
    .map(({ name, startTime, endTime, assertionResults }) => {
      const [test] = assertionResults.toSorted((a, b) => (b.duration ?? 0) - (a.duration ?? 0))
      return { file: relative(root, name), ms: endTime - startTime, test }
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
      test => `${relative(root, name)}: ${test}`,
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

/** Runs the tests with their own output, and counts them from the report. */
const tests = async (node, isFull) => {
  const folder = join(root, '.hanap', 'test')
  const report = join(folder, 'report.json')
  mkdirSync(folder, { recursive: true })
  rmSync(report, { force: true })
  const child = spawn(
    node,
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, HANAP_FULL: isFull ? '1' : '' },
    },
  )
  const code = await new Promise(resolve => child.once('close', resolve))
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  tellSlowest(testResults)
  tellFailed(testResults)
  // A file that could not be loaded has no tests of its own.
  const broken = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  ).length
  const failed = numFailedTests + broken
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: numPendingTests }
}

const main = async () => {
  const began = performance.now()
  const node = await recentNode()
  await packages()
  await siteBuilds(node)
  let passed = 0
  let failed = 0
  for (const [name, args] of checks) {
    let output = ''
    await step(name, async () => {
      const done = await run(node, args)
      output = done.code === 0 ? '' : done.output
      if (done.code === 0) passed += 1
      else failed += 1
      return done.code === 0 ? undefined : 'failed'
    })
    if (output) process.stdout.write(`${output}\n`)
  }
  const counted = await tests(node, process.argv.includes('--full'))
  passed += counted.passed
  failed += counted.failed
  if (process.env.CI === 'true' && counted.skipped > 0) {
    process.stdout.write(`${counted.skipped} tests were skipped, which CI counts as failures\n`)
    failed += counted.skipped
  }
  process.stdout.write(`Finished in ${Math.round((performance.now() - began) / 1000)} s\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed > 0 ? 1 : 0)
}

main().catch(fail)
