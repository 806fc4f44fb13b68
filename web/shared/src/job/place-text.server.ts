import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import { factsOf } from '../page/page-facts.ts'

/** `Makati, Metro Manila`, `東京都千代田区`; a region that is its own place is named once. */
export const placeText = (
  language: LanguageCode,
  { job_location: location, job_region: region }: Pick<JobCard, 'job_location' | 'job_region'>,
): string | null => {
  if (!location || !region || location === region) return location ?? region
  if (/^(ja|zh)/.test(language)) return region + location
  return location + placeComma(language) + region
}

/** What stands between two names of places. */
export const placeComma = (language: LanguageCode) =>
  language === 'ar' ? '، ' : /^(ja|zh)/.test(language) ? '、' : ', '

const workplaceTexts = {
  on_site: 'common.workplace_on_site',
  hybrid: 'common.workplace_hybrid',
  remote: 'common.workplace_remote',
} as const

export const workplaceText = (page: PageContext, workplace: JobCard['workplace']): string | null =>
  workplace && translator(factsOf(page).language)(workplaceTexts[workplace])
