import { languages } from '@hanap/markets/languages'
import { examples, type ResumeOrder, ResumeRenderPool, sectionKeys, templates } from '@hanap/resume-templates'
import { median } from './figures.ts'

/*
 * Time and size of resumes made of the example profiles, by language; each document differs from all before it, so that
 * nothing is remembered of it. `node bench/src/harness/resume-pdf.ts [rounds]`
 */

const rounds = Number(process.argv[2] ?? 15)
const renderPool = new ResumeRenderPool({ workers: 1 })
let made = 0

const orderOf = (language: ResumeOrder['language'], template: ResumeOrder['template']): ResumeOrder => {
  made += 1
  const content = examples[language]
  return {
    ...{ template, language, sections: sectionKeys, madeAt: new Date() },
    content: { ...content, about: `${content.about} ${made}` },
  }
}

const timed = async (order: ResumeOrder) => {
  const start = performance.now()
  const { byteLength } = await renderPool.pdf(order)
  return { ms: performance.now() - start, bytes: byteLength }
}

const { ms: cold } = await timed(orderOf('en', 'classic'))
console.log(`first document of a process: ${cold.toFixed(0)} ms`)
for (const { code } of languages) {
  // Fonts are read, and templates compiled, once a process.
  for (const { key } of templates) await timed(orderOf(code, key))
  const figures: { ms: number; bytes: number }[] = []
  for (let round = 0; round < rounds; round++)
    for (const { key } of templates) figures.push(await timed(orderOf(code, key)))
  const times = figures.map(({ ms }) => ms)
  const kilobytes = median(figures.map(({ bytes }) => bytes)) / 1000
  console.log(
    `${code.padEnd(6)} median ${median(times).toFixed(1).padStart(6)} ms   slowest ${Math.max(...times)
      .toFixed(0)
      .padStart(4)} ms   ${kilobytes.toFixed(0).padStart(4)} kB`,
  )
}

const work = Array.from({ length: 300 }, (_, at) => ({
  ...{ title: `Post ${at}`, company: `Company ${at}`, from: '2001-01', to: '2002-02' },
  description: 'Did what there was to do, and did it well.\n- A first thing\n- A second thing',
}))
const long = await timed({ ...orderOf('en', 'classic'), content: { ...examples.en, work } })
console.log(`300 entries: ${long.ms.toFixed(0)} ms, ${(long.bytes / 1000).toFixed(0)} kB`)
renderPool.stop()
