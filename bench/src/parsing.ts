import { join } from 'node:path'
import type { LanguageCode } from '@hanap/markets/languages'
import { parseIsolated } from '@hanap/resume-parser/isolated-process'
import { chromium } from 'playwright-core'
import { chromiumPath } from './harness/browser.ts'
import { median, percentile, printTable } from './harness/figures.ts'
import { type ExpectedResume, expectedFields, type FieldScores } from './parsing/expected.ts'
import { generatedFiles } from './parsing/families/generated.ts'
import { layoutNames, resumePage } from './parsing/layouts.ts'
import { type SamplePerson, samplePeople } from './parsing/sample-people.ts'
import { samplesOf } from './parsing/sample-set.ts'
import { addScore, noScore, scoreOf } from './parsing/score.ts'
import { benchSet, isChosenFile } from './parsing/set.ts'
import { trueFiles } from './parsing/truth.ts'

/**
 * How much of a resume is found, field by field: over the sample resumes of HANAP_DATA, and over one invented person
 * for each of the ten languages in four layouts, printed by Chromium. Prints milliseconds a file as well, each read in a
 * process of its own. `--wrong` lists what was expected and what was found where they differ; `--layouts` counts
 * each layout apart.
 *
 * `--set FOLDER` reads the files of a folder instead, whose `truth.json` says what they hold, and `--made` reads resumes of
 * ten languages in layouts of many families, made here with Chromium, by hand as DOCX, and by LibreOffice where it is there.
 * Both count by family and language, what is shown apart from guesses, in this process; `--only a,b` reads those files whose
 * name, family or language begins so.
 */

interface BenchResume {
  set: string
  name: string
  language: string
  bytes: Uint8Array
  expected: ExpectedResume
}

const expectedOf = ({ name, email, phone, works, educations, skills }: SamplePerson): ExpectedResume => ({
  name,
  email,
  phone,
  works: works.map(({ title, company, meant: [from, to] }) => ({ title, company, from, to })),
  educations: educations.map(({ school, field, meant: [from, to] }) => ({ school, field, from, to })),
  skills: [...skills],
})

const printed = async (): Promise<BenchResume[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const files: BenchResume[] = []
  for (const [language, person] of Object.entries(samplePeople))
    for (const layout of layoutNames) {
      await page.setContent(resumePage(language as LanguageCode, person, layout))
      const bytes = new Uint8Array(await page.pdf({ format: 'A4' }))
      files.push({ set: 'own', name: layout, language, bytes, expected: expectedOf(person) })
    }
  await browser.close()
  return files
}

const printTimes = (times: readonly number[], where = 'in a process of its own') =>
  printTable(`Milliseconds a file, ${where}`, [
    ['median', Math.round(median(times))],
    ['95 %', Math.round(percentile(times, 0.95))],
  ])

const optionOf = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}

const setFolder = optionOf('--set')
if (setFolder !== undefined || process.argv.includes('--made')) {
  const files = setFolder === undefined ? await generatedFiles() : trueFiles(setFolder)
  const only = optionOf('--only')?.split(',') ?? []
  printTimes(await benchSet(isChosenFile(files, only), process.argv.includes('--wrong')), 'in this process')
  process.exit()
}

const dataFolder = process.env.HANAP_DATA
if (dataFolder === undefined) console.log('HANAP_DATA is not set: the sample resumes are left out')
const samples: BenchResume[] = dataFolder
  ? samplesOf(join(dataFolder, 'resumes', 'sample')).map(sample => ({ set: 'sample', ...sample }))
  : []

const scores = new Map<string, FieldScores>()
const times: number[] = []
for (const { set, name, language, bytes, expected } of [...samples, ...(await printed())]) {
  const start = performance.now()
  const reading = await parseIsolated(bytes, 'pdf')
  times.push(performance.now() - start)
  const parsedResume = 'resume' in reading ? reading.resume : undefined
  const score = scoreOf(parsedResume, expected)
  const key =
    set === 'own' && process.argv.includes('--layouts') ? `${name} ${language}` : `${set} ${language}`
  const sum = scores.get(key) ?? noScore()
  addScore(sum, score)
  scores.set(key, sum)
  const wrong = expectedFields.filter(
    field => score[field].right < score[field].all || score[field].extra > 0,
  )
  if (process.argv.includes('--wrong') && wrong.length > 0)
    console.log(
      set,
      language,
      name,
      wrong.join(', '),
      JSON.stringify({ ...parsedResume, text: undefined }),
      expected,
    )
}

const share = ({ right, all }: { right: number; all: number }) => (all === 0 ? '-' : (right / all).toFixed(2))
const sumOf = (score: FieldScores, names: readonly (typeof expectedFields)[number][]) =>
  names.reduce((sum, name) => ({ right: sum.right + score[name].right, all: sum.all + score[name].all }), {
    right: 0,
    all: 0,
  })
const contact = expectedFields.slice(0, 3)
const history = expectedFields.slice(3, 9)

printTable('Share of what a resume says that was found', [
  ['', ...expectedFields, 'contact', 'history', 'beside'],
  ...[...scores].map(([key, score]): [string, ...(string | number)[]] => [
    key,
    ...expectedFields.map(field => share(score[field])),
    share(sumOf(score, contact)),
    share(sumOf(score, history)),
    expectedFields.reduce((sum, field) => sum + score[field].extra, 0),
  ]),
])
printTimes(times)
