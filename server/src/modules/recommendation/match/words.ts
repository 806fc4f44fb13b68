import type { JobMatch } from '@hanap/contracts/jobs/job.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { direction, isolate } from '@hanap/i18n/locale'
import { functionText } from '@hanap/markets/functions'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import type { Locale } from '../../../calls/locale.ts'
import { type JobFacts, salaryIn } from '../../jobs/index.ts'
import { WORKPLACE_IDS } from '../../search/index.ts'
import type { MatchKey, MatchPart, MatchResult } from './match.ts'

const labels = {
  skills: 'job.skills',
  function: 'search.jobFunctions',
  experience: 'job.experience',
  education: 'job.education',
  place: 'job.location',
  pay: 'search.salary',
  language: 'personal.matchLanguage',
} as const

const placeOf = ({ workplace, location_id, region_id }: JobFacts, { language }: Locale) => {
  if (workplace === 'remote') return optionText('workplaces', WORKPLACE_IDS.remote, language)
  const place = locationById(location_id ?? 0) ?? regionById(region_id ?? 0)
  return place && locationName(place, language)
}

/** What the job asks for or offers, in words. */
const stated = (key: Exclude<MatchKey, 'skills'>, job: JobFacts, locale: Locale): string => {
  const { language } = locale
  switch (key) {
    case 'function': {
      const id = job.function_title_id ?? job.job_function_id ?? job.main_function_id
      return id === null ? job.title : functionText(id, language)
    }
    case 'experience':
      return optionText('xp_lvls', job.xp_lvl_id ?? 0, language) ?? ''
    case 'education':
      return optionText('degrees', job.degree_id ?? 0, language) ?? ''
    case 'place':
      return placeOf(job, locale) ?? ''
    case 'pay':
      return salaryIn(job, language).salary_range_value ?? ''
    case 'language':
      return new Intl.DisplayNames(language, { type: 'language' }).of(job.language ?? language) ?? ''
  }
}

/** Who reads: the seeker themselves, or a recruiter who looks for somebody. */
export type MatchReader = 'seeker' | 'recruiter'

const silentTexts = { seeker: 'personal.matchSilent', recruiter: 'talents.matchSilent' } as const

const verdict = (share: number | null, reader: MatchReader) => {
  if (share === null) return silentTexts[reader]
  if (share === 0) return 'personal.matchNot'
  return share === 1 ? 'personal.matchFits' : 'personal.matchPartly'
}

const textOf = (
  { key, share, found = [], missing = [] }: MatchPart,
  job: JobFacts,
  locale: Locale,
  reader: MatchReader,
): string => {
  const t = translator(locale.language)
  if (key !== 'skills') return t(verdict(share, reader), { what: stated(key, job, locale) })
  const { list: join } = createFormats(locale.language, locale.market)
  const list = (skills: readonly string[]) =>
    join(skills.map(skill => isolate(skill, direction(locale.language))))
  if (share === null) return t(silentTexts[reader], { what: list(missing) })
  const all = found.length + missing.length
  return t(found.length > 0 ? 'personal.matchFound' : 'personal.matchFoundNone', {
    found: found.length,
    all,
    list: list(found),
  })
}

/** A match in words of a language. */
export const matchIn = (
  { percent, parts }: MatchResult,
  job: JobFacts,
  locale: Locale,
  reader: MatchReader = 'seeker',
): JobMatch => ({
  percent,
  parts: parts.map(part => ({
    key: part.key,
    label: translator(locale.language)(labels[part.key]),
    share: part.share,
    text: textOf(part, job, locale, reader),
    missing: [...(part.missing ?? [])],
  })),
})
