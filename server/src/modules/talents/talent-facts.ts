import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { locationById } from '@hanap/markets/locations'
import type { AccountFacts } from '../auth/index.ts'
import type { PreferenceRow } from '../job-preferences/index.ts'
import { type Qualifications, qualificationsIn, skillKey, type WholeProfile } from '../profiles/index.ts'
import type { ResumeSource } from '../resumes/index.ts'
import { createMask } from './mask.ts'

interface TalentWork {
  title: string
  isCurrent: boolean
  months: number | null
}

type Wish = Omit<PreferenceRow, 'account_id' | 'career_summary' | 'created_at'>

/** What companies are shown of a seeker: nothing of it tells who they are, and what they wrote is masked. */
export interface TalentFacts {
  id: string
  market: string
  headline: string | null
  /** The latest first. */
  work: readonly TalentWork[]
  qualifications: Omit<Qualifications, 'skills'>
  educations: readonly { degreeId: number | null; field: string | null }[]
  /** With the lists' ids where they have them. */
  skills: readonly { id: number | null; value: string }[]
  wishes: readonly Wish[]
  language: LanguageCode
  resumeSources: readonly (ResumeSource | 'profile')[]
  updatedAt: string
}

/** What a talent is made of. */
export interface TalentRow {
  id: string
  updatedAt: Date
  account: AccountFacts
  whole: WholeProfile
  preferences: readonly PreferenceRow[]
  resumeSources: readonly ResumeSource[]
  blockedCompanies: readonly string[]
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

const monthsOf = (
  { from, to, is_currently_working: isCurrent }: WholeProfile['work'][number],
  now: string,
) => {
  const end = isCurrent ? now : to
  return from === null || end === null ? null : Math.max(1, monthNumber(end) - monthNumber(from) + 1)
}

const wishOf = (
  { account_id: _, career_summary: _summary, created_at: _at, ...wish }: PreferenceRow,
  mask: (text: string) => string | null,
): Wish => ({ ...wish, job_title: wish.job_title === null ? null : mask(wish.job_title) })

/** A seeker as companies are shown them. */
export const talentFactsOf = (row: TalentRow, now = new Date()): TalentFacts => {
  const { account, whole } = row
  const { profile, work, educations, licences, skills } = whole
  const organisations = [...work.map(job => job.company_name), ...educations.map(({ school }) => school)]
  const mask = createMask([
    account.firstName,
    account.lastName,
    `${account.firstName} ${account.lastName}`,
    ...organisations,
  ])
  // Somebody may be called as their work is.
  const maskTitle = createMask(organisations)
  const texts = (all: readonly string[]) => all.flatMap(text => maskTitle(text) ?? [])
  const month = now.toISOString().slice(0, 7)
  const { skills: _, ...qualifications } = qualificationsIn(whole)
  return {
    id: row.id,
    market: account.recipient.market,
    headline: profile.headline === null ? null : mask(profile.headline),
    work: work.map(job => ({
      title: maskTitle(job.job_title) ?? '…',
      isCurrent: job.is_currently_working,
      months: monthsOf(job, month),
    })),
    qualifications: {
      ...qualifications,
      skillNames: texts(qualifications.skillNames),
      titles: texts(qualifications.titles),
      licences: texts(licences.map(({ title }) => title)),
    },
    educations: educations.map(({ degree_id, field_of_study }) => ({
      degreeId: degree_id,
      field: field_of_study === null ? null : mask(field_of_study),
    })),
    skills: skills.flatMap(({ id, value }) => {
      const shown = id === null ? mask(value) : value
      return shown === null ? [] : { id, value: shown }
    }),
    wishes: row.preferences.map(preference => wishOf(preference, mask)),
    language: languageByCode(account.recipient.language)?.code ?? 'en',
    resumeSources: [
      ...row.resumeSources,
      ...(work.length > 0 || educations.length > 0 ? (['profile'] as const) : []),
    ],
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** As the match with a job takes them. */
export const qualificationsOfTalent = ({ qualifications }: TalentFacts): Qualifications => ({
  ...qualifications,
  skills: new Set(qualifications.skillNames.map(skillKey)),
})

/** Markets in which somebody lives or looks for work. */
export const marketsOf = ({ market, wishes }: TalentFacts): string[] => [
  ...new Set([market, ...wishes.map(wish => wish.market)]),
]

/** Locations and regions where somebody is or wants to work. */
export const placeIdsOf = ({ qualifications, wishes }: TalentFacts): number[] => [
  ...new Set(
    [qualifications.locationId, ...wishes.map(wish => wish.location_id)]
      .flatMap(id => {
        const location = id === null ? undefined : locationById(id)
        return location ? [location.id, location.regionId] : []
      })
      .concat(wishes.flatMap(({ region_id }) => region_id ?? [])),
  ),
]
