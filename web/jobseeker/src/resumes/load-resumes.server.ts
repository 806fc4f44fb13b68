import { downloadDocument, listDocuments } from '@hanap/contracts/jobseekers/documents.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { Resume } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import { readOwnResumePages, readResumeText } from '@hanap/contracts/jobseekers/resumes.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type Formats } from '@hanap/i18n/format'
import { externalAddress, factsOf } from '@hanap/shared/page/page-facts'
import { data } from 'react-router'
import type { ResumePreview, ResumeView, WrittenResumeView } from './resume-view.ts'

const KILOBYTE = 1024

const sizeText = (bytes: number, { number }: Formats) => {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE ? `${number(kilobytes)} kB` : `${number(Math.round(kilobytes / KILOBYTE))} MB`
}

const viewOf = (resume: Resume, format: Formats): ResumeView => ({
  id: resume.id,
  name: resume.name,
  facts: [
    resume.name.split('.').at(-1)?.toUpperCase() ?? '',
    sizeText(resume.size, format),
    format.date(resume.updated_at),
  ],
  isDefault: resume.is_default,
  file: resume.url,
})

/** The signed-in seeker's resumes, newest first. */
export const loadResumes = async (page: PageContext): Promise<ResumeView[]> => {
  const outcome = await page.call(listResumes, {})
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return outcome.data.resumes.map(resume => viewOf(resume, format))
}

/** What they wrote in the resume builder, what was changed last first; the uploaded ones stand without it. */
export const loadWrittenResumes = async (page: PageContext): Promise<WrittenResumeView[]> => {
  const outcome = await page.call(listDocuments, {})
  if (!outcome.ok) return []
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return outcome.data.documents.map(({ id, name, updated_at }) => ({
    id,
    name,
    facts: [t('builder.title'), format.date(updated_at)],
    href: externalAddress(page, `${page.sites.resume ?? ''}${facts.prefix}/documents/${id}`),
    file: downloadDocument.path.replace('{id}', id),
  }))
}

/**
 * A resume's text as it was parsed, in which tabs part what stands apart. Glyphs of icon fonts mean nothing outside their font,
 * and are drawn as boxes.
 */
const shownText = (text: string) => text.replace(/[\p{Co}\uFFFD]+ ?/gu, '').replaceAll('\t', ' · ')

/** Its pages as they look, and the text that was read of it: of a file without pages the text alone. */
export const loadPreview = async (page: PageContext, id: string): Promise<ResumePreview> => {
  const [outcome, drawn] = await Promise.all([
    page.call(readResumeText, { params: { id } }),
    page.call(readOwnResumePages, { params: { id } }),
  ])
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const { text, problem } = outcome.data
  return {
    text: text && shownText(text),
    problem,
    pages: drawn.ok ? drawn.data.pages.map(({ width, height, url }) => ({ width, height, url })) : [],
  }
}
