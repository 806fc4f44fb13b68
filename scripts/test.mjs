// npm test: everything that is checked, and a last line that counts it. `--full` adds the longer proofs; with files or
// parts of their names only their tests run; `--changed` runs what the changes since the main branch touch.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { executable, listTests, needBuilds, runTests } from './run-tests.mjs'
import {
  buildSites,
  CommandFailure,
  fail,
  findNode,
  installPackages,
  projectRoot,
  run,
  step,
} from './toolchain.mjs'

const types = ['Types', [executable('typescript', 'bin/tsc'), '-b']]
const lintOf = (...paths) => [
  'Lint',
  [
    executable('@biomejs/biome', 'bin/biome'),
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...paths,
  ],
]
const checks = [
  ['Lock file', [join(projectRoot, 'scripts/check-lock.ts')]],
  types,
  lintOf('.'),
  ['Imports', [join(projectRoot, 'scripts/check-imports.ts')]],
  ['Names', [join(projectRoot, 'scripts/check-names.ts')]],
  ['Names in comments', [join(projectRoot, 'scripts/check-comment-names.ts')]],
  ['Rooms', [join(projectRoot, 'scripts/check-rooms.ts')]],
  ['Functions', [join(projectRoot, 'scripts/check-functions.ts')]],
  ['Migrations', [join(projectRoot, 'scripts/check-migrations.ts')]],
  ['Messages', [join(projectRoot, 'scripts/check-messages.ts')]],
  ['Courses', [join(projectRoot, 'courses/src/check.ts')]],
  ['Unused code', [executable('knip', 'bin/knip.js')]],
]

/** What came to its end, added up over checks and tests. */
const total = { passed: 0, failed: 0 }

const runChecks = async (node, wanted) => {
  for (const [name, args] of wanted) {
    let output = ''
    await step(name, async () => {
      const done = await run(node, args)
      output = done.code === 0 ? '' : done.output
      if (done.code === 0) total.passed += 1
      else total.failed += 1
      return done.code === 0 ? undefined : 'failed'
    })
    if (output) process.stdout.write(`${output}\n`)
  }
}

const count = ({ passed, failed, skipped }) => {
  total.passed += passed
  total.failed += failed
  if (process.env.CI !== 'true' || skipped === 0) return
  process.stdout.write(`${skipped} tests were skipped, which CI counts as failures\n`)
  total.failed += skipped
}

const testAll = async (node, isFull) => {
  await buildSites(node)
  await runChecks(node, checks)
  count(await runTests(node, { isFull }))
}

const testFiles = async (node, files, isFull) => {
  if (needBuilds(files)) await buildSites(node)
  count(await runTests(node, { files, isFull }))
}

const testNamed = async (node, names, isFull) => {
  const files = await listTests(node, names)
  if (files.length === 0) {
    process.stdout.write(`No test file has ${names.join(' or ')} in its path\n`)
    total.failed += 1
    return
  }
  await testFiles(node, files, isFull)
}

const git = async (...args) => {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new CommandFailure(`git ${args.join(' ')}:\n${output}`)
  return output.split('\n').filter(line => line !== '')
}

/** Where this branch left the main one: what stands since then, committed or not, is the change. */
const baseOfChange = async () => {
  const { code, output } = await run('git', ['merge-base', 'HEAD', 'main'])
  return code === 0 ? output.trim() : 'HEAD'
}

const testChanged = async node => {
  const base = await baseOfChange()
  const changed = [
    ...(await git('diff', '--name-only', '--diff-filter=d', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ].filter(file => existsSync(join(projectRoot, file)))
  if (changed.length === 0) return
  await runChecks(node, [types, lintOf(...changed)])
  const files = await listTests(node, ['--changed', base])
  if (files.length > 0) await testFiles(node, files, false)
}

const main = async () => {
  const began = performance.now()
  const args = process.argv.slice(2)
  const names = args.filter(arg => !arg.startsWith('--'))
  const unknown = args.find(arg => arg.startsWith('--') && !['--full', '--changed'].includes(arg))
  if (unknown) throw new CommandFailure(`npm test knows no option ${unknown}`)
  const isFull = args.includes('--full')
  const node = await findNode()
  await installPackages()
  if (args.includes('--changed')) await testChanged(node)
  else if (names.length > 0) await testNamed(node, names, isFull)
  else await testAll(node, isFull)
  process.stdout.write(`Finished in ${Math.round((performance.now() - began) / 1000)} s\n`)
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed > 0 ? 1 : 0)
}

main().catch(fail)
