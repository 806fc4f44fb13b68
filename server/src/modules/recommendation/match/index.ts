import type { JobMatch } from '@hanap/contracts/jobs/job.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Locale } from '../../../calls/locale.ts'
import type { PreferenceRow } from '../../job-preferences/index.ts'
import type { JobFacts } from '../../jobs/index.ts'
import type { Qualifications } from '../../profiles/index.ts'
import { createMatcher, matchOf } from './match.ts'
import { matchIn } from './words.ts'

export interface MatchDeps {
  strengths(accountId: string): Promise<Qualifications>
  preferences(accountId: string): Promise<readonly PreferenceRow[]>
}

/** How a job and a seeker match, in the reader's words. */
export const jobMatcher =
  ({ strengths, preferences }: MatchDeps) =>
  async (accountId: string, job: JobFacts, locale: Locale): Promise<JobMatch> => {
    const [own, allPreferences] = await Promise.all([strengths(accountId), preferences(accountId)])
    const seeker = {
      strengths: own,
      preferences: allPreferences.filter(({ market }) => market === job.market),
      languages: [locale.language],
    }
    return matchIn(matchOf(job, seeker), job, locale)
  }

/** How well jobs match a seeker with these preferences, from 0 to 100; null where too little is known. */
export const jobScores =
  ({ strengths }: Pick<MatchDeps, 'strengths'>) =>
  async (
    accountId: string,
    preferences: readonly PreferenceRow[],
    { language }: Pick<Locale, 'language'>,
  ): Promise<(job: JobFacts) => number | null> => {
    const matches = createMatcher({
      strengths: await strengths(accountId),
      preferences,
      languages: [language],
    })
    return job => matches(job).percent
  }

/** How an applicant and the job that they applied to match, in the recruiter's words. */
export const applicantMatcher =
  ({ strengths, preferences }: MatchDeps) =>
  async (
    { accountId, language }: { accountId: string; language: LanguageCode },
    job: JobFacts,
    locale: Locale,
  ): Promise<JobMatch> => {
    const [own, allPreferences] = await Promise.all([strengths(accountId), preferences(accountId)])
    const seeker = {
      strengths: own,
      preferences: allPreferences.filter(({ market }) => market === job.market),
      languages: [language],
    }
    return matchIn(matchOf(job, seeker), job, locale, 'recruiter')
  }
