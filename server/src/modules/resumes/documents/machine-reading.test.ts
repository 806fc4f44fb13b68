import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { parseResumeFile } from '@hanap/resume-parser/read'
import { examples, ResumeRenderPool, templates } from '@hanap/resume-templates'
import { afterAll, describe, expect, test } from 'vitest'
import { newDocument, newSectionOf } from './document-of-profile.ts'
import { machineReading } from './machine-reading.ts'

const pool = new ResumeRenderPool({ workers: 1 })
afterAll(() => pool.stop())

const sectionsIn = (language: LanguageCode) => {
  const { name, headline, email, phone, location, about, ...person } = examples[language]
  return [
    newSectionOf('heading', [{ title: name, detail: headline, email, phone, location }]),
    newSectionOf('summary', [{ text: about }]),
    newSectionOf(
      'experience',
      person.work.map(({ title, company, from, to, isCurrent, description }) => ({
        ...{ title, organization: company, from, to, is_current: isCurrent, text: description },
      })),
    ),
    newSectionOf(
      'education',
      person.educations.map(({ school, degree, field, from, to }) => ({
        ...{ organization: school, title: degree, detail: field, from, to },
      })),
    ),
    newSectionOf(
      'skills',
      person.skills.map(title => ({ title })),
    ),
    newSectionOf(
      'licenses',
      person.licenses.map(({ title, issuer, issued, expires, credential }) => ({
        ...{ title, organization: issuer, from: issued, to: expires, detail: credential },
      })),
    ),
    newSectionOf('links', person.links),
  ]
}

const readingOf = async (content: DocumentContent) => {
  const pdf = await pool.pdf({
    ...content,
    style: { ...content.style, accent: null },
    madeAt: new Date('2026-11-24T00:00:00Z'),
  })
  const result = await parseResumeFile(pdf, 'pdf')
  return machineReading(content, 'resume' in result ? result.resume : null)
}

const normal = { accent: null, is_photo_shown: true } as const
const looks = [
  ['on A4', { paper: 'a4', style: { ...normal, size: 'normal', spacing: 'normal' } }],
  ['large and airy on Letter', { paper: 'letter', style: { ...normal, size: 'large', spacing: 'airy' } }],
  ['small and tight on Letter', { paper: 'letter', style: { ...normal, size: 'small', spacing: 'tight' } }],
] as const

// The form of one's history has no box for a headline, for what one did in a job, or for links.
const free = templates.map(({ key }) => key).filter(key => key !== 'rirekisho')

describe.each(free)('of every field of a document as %s a machine reads what was typed', template => {
  test.each(looks)('in ten languages %s', async (_, look) => {
    const missed: string[] = []
    for (const { code: language } of languages) {
      const content = {
        ...newDocument({ name: 'One', language, template, sections: sectionsIn(language) }),
        ...look,
      }
      const { fields } = await readingOf(content)
      expect(fields.length).toBeGreaterThan(18)
      for (const { kind, field, value, is_read } of fields)
        if (!is_read) missed.push(`${language} ${kind}.${field} ${value}`)
    }
    expect(missed).toEqual([])
  })
})

test('of the Japanese form a machine reads what it has boxes for', async () => {
  const sections = sectionsIn('ja')
  const { fields, found } = await readingOf(
    newDocument({ name: '履歴書', language: 'ja', template: 'rirekisho', sections }),
  )
  const missed = fields.filter(({ is_read }) => !is_read).map(({ kind, field }) => `${kind}.${field}`)
  expect(new Set(missed)).toEqual(
    new Set(['heading.detail', 'experience.text', 'licenses.organization', 'links.url']),
  )
  expect(found.filter(({ kind }) => kind === 'experience').length).toBe(4)
})
