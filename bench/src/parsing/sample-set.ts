import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { datesIn, type Moment } from '@hanap/resume-parser/dates/dates'
import { z } from 'zod'
import type { ExpectedResume } from './expected.ts'

/** A resume of the sample set with what its source says. */
export interface ResumeSample {
  name: string
  language: 'en' | 'ja'
  bytes: Uint8Array
  expected: ExpectedResume
}

const Reactive = z.object({
  basics: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  sections: z.object({
    experience: z.object({
      items: z.array(z.object({ company: z.string(), position: z.string(), date: z.string() })),
    }),
    education: z.object({
      items: z.array(z.object({ institution: z.string(), studyType: z.string(), date: z.string() })),
    }),
    skills: z.object({ items: z.array(z.object({ keywords: z.array(z.string()) })) }),
  }),
})

const text = ({ year, month }: Moment) => `${year}${month ? `-${String(month).padStart(2, '0')}` : ''}`
const times = (date: string): { from: string; to: string | null } => {
  const [span] = datesIn(date)
  return { from: span?.from ? text(span.from) : '', to: span?.to ? text(span.to) : null }
}

const fromReactive = (json: string): ExpectedResume => {
  const { basics, sections } = Reactive.parse(JSON.parse(json))
  return {
    ...basics,
    works: sections.experience.items.map(({ company, position, date }) => ({
      company,
      title: position,
      ...times(date),
    })),
    educations: sections.education.items.map(({ institution, studyType, date }) => ({
      school: institution,
      field: studyType.split(/\bin\b/)[1]?.trim() ?? null,
      ...times(date),
    })),
    skills: sections.skills.items.flatMap(({ keywords }) => keywords),
  }
}

/** The parts of the sources' YAML that are compared: `key: value` lines below a section's items. */
const itemsOf = (yaml: string, section: string): Record<string, string>[] => {
  const [, body = ''] =
    new RegExp(`\\n {4}${section}:\\n([\\s\\S]*?)(?=\\n {4}\\S|\\n {2}\\S|$)`).exec(yaml) ?? []
  return body.split(/\n? {6}- (?=\w+:)/).flatMap(item => {
    const pairs = [...item.matchAll(/(?:^|\n {8})(\w+): ?(.*)/g)].map(([, key = '', value = '']) => [
      key,
      value.replace(/^(['"])(.*)\1$/, '$2').trim(),
    ])
    return pairs.length > 0 ? [Object.fromEntries(pairs)] : []
  })
}

const fromRendercv = (yaml: string): ExpectedResume => {
  const top = (key: string) => new RegExp(`\\n {2}${key}: (.+)`).exec(yaml)?.[1]?.trim() ?? ''
  const until = (end: string | undefined) => (end === 'present' || !end ? null : end)
  return {
    name: top('name'),
    email: top('email'),
    phone: top('phone') || null,
    works: itemsOf(yaml, 'experience').map(
      ({ company = '', position = '', start_date: from = '', end_date: to }) => ({
        company,
        title: position,
        from,
        to: until(to),
      }),
    ),
    educations: itemsOf(yaml, 'education').map(
      ({ institution = '', area, start_date: from, end_date: to }) => ({
        school: institution,
        field: area || null,
        from: from ?? null,
        to: until(to),
      }),
    ),
    skills: itemsOf(yaml, 'skills').flatMap(({ details = '' }) => details.split(/,\s+/).filter(Boolean)),
  }
}

const fromRirekisho = (yaml: string): ExpectedResume => {
  const top = (key: string) => new RegExp(`^${key}: (.+)`, 'm').exec(yaml)?.[1]?.trim() ?? ''
  const events = (section: string) =>
    [
      ...(new RegExp(`^${section}:\\n([\\s\\S]*?)(?=^\\S|^#)`, 'm').exec(yaml)?.[1] ?? '').matchAll(
        /value: (.+)/g,
      ),
    ].map(match => match[1]?.trim() ?? '')
  return {
    name: top('name'),
    email: top('email'),
    phone: top('cell_phone'),
    works: events('experience')
      .filter(event => /入社$/.test(event))
      .map(event => ({ company: event.replace(/\s*入社$/, ''), title: '', from: '', to: null })),
    educations: events('education')
      .filter(event => /入学$/.test(event))
      .map(event => ({
        school: /^.*?大学/.exec(event)?.[0] ?? event,
        field: null,
        from: null,
        to: null,
      })),
    skills: [],
  }
}

/** The sample resumes whose source says what they hold. The years of the Japanese one are no years. */
export const samplesOf = (folder: string): ResumeSample[] => {
  const files = readdirSync(folder)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return files
    .filter(file => file.endsWith('.pdf'))
    .flatMap(file => {
      const name = file.slice(0, -'.pdf'.length)
      const bytes = new Uint8Array(readFileSync(join(folder, file)))
      const expected = files.includes(`${name}.json`)
        ? fromReactive(read(`${name}.json`))
        : files.includes(`${name}.yaml`)
          ? fromRendercv(read(`${name}.yaml`))
          : files.includes(`${name}.data.yaml`)
            ? fromRirekisho(read(`${name}.data.yaml`))
            : undefined
      return expected
        ? [{ name, language: name.startsWith('ja_') ? ('ja' as const) : ('en' as const), bytes, expected }]
        : []
    })
}
