import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LanguageCode } from '@hanap/markets/languages'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../../harness/browser.ts'
import { type Habit, habits } from '../sample-habits.ts'
import type { LabelledFile, ResumeTruth } from '../truth.ts'
import { footerFor, htmlFamilies, pageFor } from './html.ts'
import { wordFamilies } from './word.ts'

/** Families that tell of no job. */
const JOBLESS = new Set(['marks'])
/** Those whose tables have a year of passing alone. */
const ENDS_ALONE = new Set(['tables', 'marks', 'word grid', 'office grid'])
/** Those that show no skills. */
const truthOf = (file: string, family: string, language: string, habit: Habit): ResumeTruth => ({
  file,
  family,
  language,
  name: habit.name,
  email: habit.email,
  phone: habit.phone,
  phones: [],
  works: JOBLESS.has(family)
    ? []
    : habit.jobs.map(({ title, company, meant: [from, to] }) => ({ title, company, from, to })),
  educations: habit.studies.map(({ school, field, meant: [from, to] }) => ({
    school,
    field,
    from: ENDS_ALONE.has(family) ? null : from,
    to,
  })),
  skills: [...habit.skills],
  licences: [],
})

const all = Object.entries(habits) as [LanguageCode, Habit][]

/** Our own resumes of each family in ten languages, printed by Chromium. */
const printed = async (): Promise<LabelledFile[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const files: LabelledFile[] = []
  for (const [language, habit] of all)
    for (const [family, write] of Object.entries(htmlFamilies)) {
      await page.setContent(pageFor(language, write(habit)))
      const isPaged = family === 'paged'
      const bytes = await page.pdf({
        format: 'A4',
        displayHeaderFooter: isPaged,
        ...(isPaged && {
          headerTemplate: '<span></span>',
          footerTemplate: footerFor(habit),
          margin: { bottom: '15mm' },
        }),
      })
      files.push({
        truth: truthOf(`${family} ${language}.pdf`, family, language, habit),
        kind: 'pdf',
        bytes: new Uint8Array(bytes),
      })
    }
  await browser.close()
  return files
}

const written = (): LabelledFile[] =>
  all.flatMap(([language, habit]) =>
    Object.entries(wordFamilies).map(([family, write]) => ({
      truth: truthOf(`${family} ${language}.docx`, family, language, habit),
      kind: 'docx' as const,
      bytes: write(habit, language),
    })),
  )

const OFFICE = 'soffice'

/** The documents as an office program prints them; none where there is no such program. */
const exported = (documents: readonly LabelledFile[]): LabelledFile[] => {
  const folder = mkdtempSync(join(tmpdir(), 'resumes-'))
  try {
    const inner = join(folder, 'in')
    mkdirSync(inner)
    for (const { truth, bytes } of documents) writeFileSync(join(inner, truth.file), bytes)
    const names = readdirSync(inner).map(name => join(inner, name))
    execFileSync(
      OFFICE,
      [
        `-env:UserInstallation=file://${join(folder, 'home')}`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...names,
      ],
      { stdio: 'ignore', timeout: 300_000 },
    )
    return documents.map(({ truth }) => {
      const file = truth.file.replace('.docx', '.pdf')
      const family = truth.family.replace('word', 'office')
      return {
        truth: { ...truth, file, family },
        kind: 'pdf' as const,
        bytes: new Uint8Array(readFileSync(join(folder, file))),
      }
    })
  } catch {
    console.log(`${OFFICE} is not there: its families are left out`)
    return []
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Layouts of our own by family, each with what it holds. */
export const generatedFiles = async (): Promise<LabelledFile[]> => {
  const documents = written()
  return [...(await printed()), ...documents, ...exported(documents)]
}
