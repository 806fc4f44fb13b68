import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import { listDocuments } from '@hanap/contracts/jobseekers/documents.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { placeText } from '@hanap/shared/job/place-text.server'
import { factsOf, refusedPage } from '@hanap/shared/page/page-facts'
import { redirect } from 'react-router'
import { idIn } from '../jobs/job-id.ts'
import { phoneCodes } from '../phone/phone-codes.server.ts'
import type { PhoneCode } from '../phone/phone-view.ts'
import { questionField } from './answers.ts'

export interface QuestionView {
  /** Name of its field in the form. */
  field: string
  type: 'yes_no' | 'choice' | 'number' | 'text'
  text: string
  isRequired: boolean
  choices: string[]
}

/** What one applies for. */
export interface ApplyJobView {
  id: string
  title: string
  company: string
  logo: string | null
  href: string
  /** Place and pay, where the ad says them. */
  facts: string[]
}

export interface ApplyView {
  job: ApplyJobView
  /** Who is signed in, as the employer will see them; null for a visitor. */
  contact: { name: string; email: string; phone: string | null } | null
  /** Host of the employer's own site, where one applies there. */
  externalHost: string | null
  questions: QuestionView[]
  /** The person's own resumes; empty for a visitor. */
  resumes: { id: string; name: string; date: string; isDefault: boolean }[]
  /** What they have written in the resume builder. */
  documents: { id: string; name: string; date: string }[]
  /** Of these, the one that they come with. */
  chosenDocument: string | null
  /** Countries of a visitor's phone, the site's own first; empty for who is signed in. */
  phoneCodes: PhoneCode[]
  /** The account that fills in the form; null for a visitor. */
  accountId: string | null
  /** Names this filling-in of the form, so that sending it twice applies once. */
  idempotencyKey: string
}

/** The job of an address `/job/{slug}-{id}/…`; a closed one leads to its page, which says so. */
export const openJob = async (page: PageContext, segment: string): Promise<JobDetail> => {
  const outcome = await page.call(readJob, { params: { id: idIn(segment) } })
  if (outcome.ok) return outcome.data
  const { status } = outcome
  if (status === 410) throw redirect(`${factsOf(page).prefix}/job/${encodeURIComponent(segment)}`)
  throw refusedPage(status)
}

export const loadApply = async (page: PageContext, segment: string, search: string): Promise<ApplyView> => {
  const job = await openJob(page, segment)
  const facts = factsOf(page)
  const { prefix, language, market } = facts
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: market })
  const href = prefix + job.job_url
  if (job.is_applied) throw redirect(encodeURI(`${href}/apply/success`))
  const [resumes, documents] = page.user
    ? await Promise.all([page.call(listResumes, {}), page.call(listDocuments, {})])
    : []
  return {
    job: {
      id: job.id,
      title: job.job_title,
      company: job.company_name ?? '',
      logo: job.company_logo,
      href,
      facts: [placeText(language, job), job.salary_range_value].filter(text => text !== null),
    },
    contact: page.user && {
      name: personName(page.user.first_name, page.user.last_name),
      email: page.user.email,
      phone: page.user.phone_num,
    },
    externalHost: job.external_apply_url && new URL(job.external_apply_url).host,
    questions: job.screening_questions.map(({ id, type, text, is_required, choices }) => ({
      field: questionField(id),
      type,
      text,
      isRequired: is_required,
      choices,
    })),
    resumes: resumes?.ok
      ? resumes.data.resumes.map(({ id, name, is_default, updated_at }) => ({
          id,
          name,
          date: format.date(updated_at),
          isDefault: is_default,
        }))
      : [],
    documents: documents?.ok
      ? documents.data.documents.map(({ id, name, updated_at }) => ({
          id,
          name: name || t('builder.title'),
          date: format.date(updated_at),
        }))
      : [],
    chosenDocument: new URLSearchParams(search).get('document'),
    phoneCodes: page.user ? [] : phoneCodes(facts),
    accountId: page.user?.id ?? null,
    idempotencyKey: page.newKey(),
  }
}
