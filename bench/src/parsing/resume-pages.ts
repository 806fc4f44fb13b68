import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIsolated } from '@hanap/resume-parser/drawing/draw-isolated'
import { drawPages } from '@hanap/resume-parser/drawing/draw-pages'
import { percentile, printTable } from '../harness/figures.ts'

/**
 * How resumes are drawn: the share of files that have pages, CPU a page and bytes a page in this process, milliseconds a file in a
 * process of its own, and the memory that is used at most. Over the PDFs of a folder: `node bench/src/parsing/resume-pages.ts FOLDER…`.
 */
const files = process.argv
  .slice(2)
  .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))))
  .filter(path => path.endsWith('.pdf'))
  .map(path => ({ path, bytes: new Uint8Array(readFileSync(path)) }))

const cpuMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

const failed: string[] = []
const perPage: number[] = []
const sizes: number[] = []
for (const { path, bytes } of files) {
  const drawn = await drawPages(bytes)
  if ('problem' in drawn) {
    failed.push(`${path}: ${drawn.problem}`)
    continue
  }
  const pages = drawn.pages[Symbol.iterator]()
  for (let start = process.cpuUsage(), page = pages.next(); !page.done; page = pages.next()) {
    perPage.push(cpuMs(process.cpuUsage(start)))
    sizes.push(page.value.png.byteLength / 1024)
    start = process.cpuUsage()
  }
}
const perFile: number[] = []
for (const { bytes } of files) {
  const start = performance.now()
  await drawIsolated(bytes)
  perFile.push(performance.now() - start)
}
const row = (name: string, values: readonly number[]): [string, string, string] => [
  name,
  percentile(values, 0.5).toFixed(0),
  percentile(values, 0.99).toFixed(0),
]
printTable(`${files.length} files, ${files.length - failed.length} drawn, ${perPage.length} pages`, [
  ['', 'p50', 'p99'],
  row('ms of CPU a page', perPage),
  row('KB a page', sizes),
  row('ms a file, in a process of its own', perFile),
  ['MB at most, this process', (process.resourceUsage().maxRSS / 1024).toFixed(0), ''],
])
for (const line of failed) process.stdout.write(`${line}\n`)
