import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import { factsOf } from '../page/page-facts.ts'

/** `Makati, Metro Manila`, `東京都千代田区`; one alone where the other only repeats it: `Manila`. */
export const placeText = (
  language: LanguageCode,
  { job_location: location, job_region: region }: Pick<JobCard, 'job_location' | 'job_region'>,
): string | null => {
  if (!location || !region || isRepeated(location, region)) return location ?? region
  if (/^(ja|zh)/.test(language)) return region + location
  return location + placeComma(language) + region
}

/** Whether one of two names has every word of the other; names of scripts without spaces, whether it begins with it. */
const isRepeated = (location: string, region: string): boolean => {
  const [own, wider] = [nameWords(location), nameWords(region)]
  return own.every(word => wider.includes(word)) || wider.every(word => own.includes(word))
}

const nameWords = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/ city$/, '')
    .replace(/(?<=\p{Script=Han}{2})[市区區县縣都府県省]$/u, '')
    .split(/[\s()-]+/)
    .filter(Boolean)

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
