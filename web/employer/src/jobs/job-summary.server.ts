import type { PageContext } from '@hanap/contracts/page'
import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { placeText, workplaceText } from '@hanap/shared/job/place-text.server'
import { factsOf } from '@hanap/shared/page/page-facts'
import { excerptOf } from './rows/ad-excerpt.ts'

/** What an ad says, in short. */
export const jobSummary = (page: PageContext, job: EmployerJob) => {
  const { language } = factsOf(page)
  const t = translator(language)
  const facts = [
    [t('job.location'), placeText(language, job)],
    [t('job.workplace'), workplaceText(page, job.workplace)],
    [t('job.jobType'), job.job_type],
    [t('ads.pay'), job.salary_range_value],
  ] as const
  return {
    facts: facts.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    excerpt: excerptOf(job.description),
  }
}

export type JobSummaryView = ReturnType<typeof jobSummary>
