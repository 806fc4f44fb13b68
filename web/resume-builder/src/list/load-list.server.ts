import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import { type DocumentTemplate, documentTemplates } from '@hanap/contracts/jobseekers/document-parts'
import { downloadDocument, listDocuments, previewDocument } from '@hanap/contracts/jobseekers/documents.calls'
import { showResumeTemplate } from '@hanap/contracts/jobseekers/generated-resumes.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { languageByCode } from '@hanap/markets/languages'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf } from '@hanap/shared/page/page-facts'
import { designs, designsFor } from '../look/design-names.ts'

export interface DocumentCard {
  id: string
  href: string
  name: string
  /** Its language and design, and when it was changed. */
  facts: string
  changed: string
  picture: string
  pdf: string
}

/** A job that the next document is written for. */
export interface ListJob {
  id: string
  title: string
  company: string
}

export interface UploadedResume {
  id: string
  name: string
}

export interface DesignSample {
  template: DocumentTemplate
  name: string
  picture: string
}

/** A person's documents; null for who is no seeker. */
export const loadDocuments = async (page: PageContext): Promise<DocumentCard[] | null> => {
  if (!page.user) return null
  const outcome = await page.call(listDocuments, {})
  if (!outcome.ok) return null
  const facts = factsOf(page)
  const t = translator(facts.language)
  const formats = createFormats(facts.language, { ...facts, key: facts.market })
  return outcome.data.documents.map(({ id, name, language, template, revision, updated_at }) => ({
    id,
    href: `${facts.prefix}/documents/${id}`,
    name,
    facts: [languageByCode(language)?.value ?? language, t(designs[template].name)].join(' · '),
    changed: t('builder.changed', { when: unbroken(formats.dateTime(updated_at)) }),
    picture: `${previewDocument.path.replace('{id}', id)}?${new URLSearchParams({ revision: String(revision), page: '1' })}`,
    pdf: downloadDocument.path.replace('{id}', id),
  }))
}

/** A person's uploaded resumes, the newest first. */
export const uploadedResumes = async (page: PageContext): Promise<UploadedResume[]> => {
  if (!page.user) return []
  const outcome = await page.call(listResumes, {})
  return outcome.ok ? outcome.data.resumes.map(({ id, name }) => ({ id, name })) : []
}

/** The job that the address names; null where there is none, or it is closed. */
export const listJob = async (page: PageContext, id: string | null): Promise<ListJob | null> => {
  if (!id) return null
  const outcome = await page.call(readJob, { params: { id } })
  if (!outcome.ok) return null
  const { job_title, company_name } = outcome.data
  return { id, title: job_title, company: company_name ?? '' }
}

/** The design that the address asks for. */
export const wantedDesign = (page: PageContext, key: string | null): Omit<DesignSample, 'picture'> | null => {
  const template = documentTemplates.find(each => each === key)
  return template ? { template, name: translator(factsOf(page).language)(designs[template].name) } : null
}

/** The designs, each with a person who does not exist; first those that the reader's language asks for. */
export const designSamples = (page: PageContext): DesignSample[] => {
  const { language } = factsOf(page)
  const t = translator(language)
  return designsFor(language).map(template => {
    const { name, pictureId } = designs[template]
    const path = showResumeTemplate.path.replace('{id}', String(pictureId))
    return { template, name: t(name), picture: `${path}?${new URLSearchParams({ language_code: language })}` }
  })
}
