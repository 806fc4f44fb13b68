import type { Talent, TalentCard } from '@hanap/contracts/recruiters/talents.schemas'
import { languageLabel } from '@hanap/i18n/language-name'
import { functionText } from '@hanap/markets/functions'
import { languageByCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import type { Locale } from '../../calls/locale.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { GreetedTalent } from '../chats/index.ts'
import type { JobFacts } from '../jobs/index.ts'
import { matchIn } from '../recommendation/index.ts'
import { WORKPLACE_IDS } from '../search/index.ts'
import { matchWithJob } from './job-match.ts'
import { functionsOf, skillText, sourceIdOf } from './talent-documents.ts'
import type { TalentFacts } from './talent-facts.ts'

/** With what a talent is shown beside what anybody may see. */
export interface TalentContext {
  job: JobFacts | undefined
  greeting: GreetedTalent | undefined
  /** Who they are and where they worked, by the places of `facts.work`; of somebody who accepted a greeting alone. */
  revealed: { account: AccountFacts; companyNames: readonly string[] } | undefined
}

/** More is on their own page. */
const MAX_CARD_SKILLS = 12
const MAX_CARD_WORK = 3

const named = (ids: readonly number[], text: (id: number) => string | undefined) =>
  ids.flatMap(id => {
    const value = text(id)
    return value === undefined || value === '' ? [] : [{ id, value }]
  })

const placeText = (id: number | null, { language }: Locale) => {
  const place = id === null ? undefined : (locationById(id) ?? regionById(id))
  return place ? locationName(place, language) : null
}

const wholeCard = (
  facts: TalentFacts,
  { job, greeting, revealed }: TalentContext,
  locale: Locale,
): TalentCard => {
  const { language } = locale
  const { qualifications } = facts
  const { xpLevelId, degreeId, locationId } = qualifications
  const spoken = languageByCode(facts.language)
  return {
    id: facts.id,
    first_name: revealed?.account.firstName ?? null,
    last_name: revealed?.account.lastName ?? null,
    avatar: revealed?.account.avatar ?? null,
    headline: facts.headline,
    work: facts.work.map(({ title, isCurrent, months }, at) => ({
      job_title: title,
      company_name: revealed?.companyNames[at] ?? null,
      is_currently_working: isCurrent,
      months,
    })),
    functions: named(functionsOf(facts), id => functionText(id, language)),
    xp_lvl_id: xpLevelId,
    xp_lvl: xpLevelId === null ? null : (optionText('xp_lvls', xpLevelId, language) ?? null),
    degree_id: degreeId,
    degree: degreeId === null ? null : (optionText('degrees', degreeId, language) ?? null),
    location_id: locationId,
    location: placeText(locationId, locale),
    skills: facts.skills.map(({ id, value }) => (id === null ? value : (skillText(id, language) ?? value))),
    languages: spoken ? [{ id: spoken.id, value: languageLabel(spoken.code, language) }] : [],
    wanted: [
      ...new Set(
        facts.wishes.flatMap(wish => {
          const id = wish.function_title_id ?? wish.job_function_id ?? wish.main_function_id
          return wish.job_title ?? (id === null ? [] : functionText(id, language))
        }),
      ),
    ],
    resume_sources: named(facts.resumeSources.map(sourceIdOf), id =>
      optionText('resume_source_lists', id, language),
    ),
    updated_at: facts.updatedAt,
    greeting: greeting
      ? { state: greeting.state, at: greeting.at.toISOString(), chat_id: greeting.ownChatId }
      : null,
    match: job ? matchIn(matchWithJob(facts, job), job, locale, 'recruiter') : null,
  }
}

/** A talent as lists show them. */
export const talentCardOf = (facts: TalentFacts, context: TalentContext, locale: Locale): TalentCard => {
  const card = wholeCard(facts, context, locale)
  return {
    ...card,
    work: card.work.slice(0, MAX_CARD_WORK),
    skills: card.skills.slice(0, MAX_CARD_SKILLS),
  }
}

/** A talent as their own page shows them. */
export const talentOf = (facts: TalentFacts, context: TalentContext, locale: Locale): Talent => {
  const { language } = locale
  return {
    ...wholeCard(facts, context, locale),
    educations: facts.educations.map(({ degreeId, field }) => ({
      degree: degreeId === null ? null : (optionText('degrees', degreeId, language) ?? null),
      field_of_study: field,
    })),
    licenses: [...facts.qualifications.licences],
    job_preferences: facts.wishes.map(wish => {
      const id = wish.function_title_id ?? wish.job_function_id ?? wish.main_function_id
      return {
        job_title: wish.job_title,
        function: id === null ? null : functionText(id, language),
        job_types: wish.job_type_ids.flatMap(type => optionText('job_types', type, language) ?? []),
        workplace:
          wish.workplace === null
            ? null
            : (optionText('workplaces', WORKPLACE_IDS[wish.workplace], language) ?? null),
        location: placeText(wish.location_id ?? wish.region_id, locale),
      }
    }),
  }
}
