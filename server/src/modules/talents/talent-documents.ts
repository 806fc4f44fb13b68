import { functionPath, functionText } from '@hanap/markets/functions'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import { marketByKey } from '@hanap/markets/markets'
import { skills } from '@hanap/markets/skills'
import { employerMarks } from '../companies/index.ts'
import { workOf } from '../recommendation/index.ts'
import type { Doc, IndexRecipe } from '../search/index.ts'
import { marketsOf, placeIdsOf, type TalentFacts, type TalentRow, talentFactsOf } from './talent-facts.ts'

const talentSchema = {
  text: {
    title: { weight: 4, lengthPenalty: 0.2 },
    wanted: { weight: 2, lengthPenalty: 0.2 },
    skills: { weight: 2, lengthPenalty: 0.2 },
    function: { weight: 1.5, lengthPenalty: 0 },
    headline: { weight: 1.5, lengthPenalty: 0.4 },
    licences: { weight: 1, lengthPenalty: 0.2 },
    studies: { weight: 1, lengthPenalty: 0.2 },
    place: { weight: 1, lengthPenalty: 0 },
  },
  filters: {
    market: { many: true },
    functions: { many: true },
    xp_lvls: {},
    degrees: {},
    locations: { many: true },
    languages: {},
    resume_source: { many: true },
    // Who never finds them: companies by their ids, and marks of the names of those they work for.
    blocked: { many: true },
    employers: { many: true },
  },
  ranges: { updated: {} },
  dates: { updated: { freshness: { weight: 0.2, halfLifeDays: 60 } } },
} as const

/** How documents are made of talents; a change to what stands in one takes the next number. */
const DOCUMENTS_VERSION = 1

/** People are fewer than jobs, and so are those who look for them. */
const READERS = 2

export const talentRecipe: IndexRecipe = {
  schema: talentSchema,
  fingerprint: () => `talents ${DOCUMENTS_VERSION}`,
  readers: READERS,
}

/** Of a range: whole minutes of the epoch. */
export const minuteOf = (ms: number): number => Math.floor(ms / 60_000)

const skillNames = new Map<LanguageCode, Map<number, string>>()

/** A skill of the lists in a language. */
export const skillText = (id: number, language: LanguageCode): string | undefined => {
  let names = skillNames.get(language)
  if (!names) {
    names = new Map(skills(language).map(skill => [skill.id, skill.value]))
    skillNames.set(language, names)
  }
  return names.get(id)
}

const sourceIds = new Map(options('resume_source_lists', 'en').map(({ id, key }) => [key, id]))

export const sourceIdOf = (source: TalentFacts['resumeSources'][number]): number => sourceIds.get(source) ?? 0

/** Functions of somebody's work and wishes, as stated or by their titles. */
export const functionsOf = ({ qualifications, wishes }: TalentFacts): number[] => [
  ...new Set([
    ...qualifications.functionIds,
    ...wishes.flatMap(
      ({ function_title_id, job_function_id, main_function_id }) =>
        function_title_id ?? job_function_id ?? main_function_id ?? [],
    ),
    ...qualifications.titles.flatMap(title => workOf(title).functions.slice(0, 1)),
  ]),
]

const withParents = (ids: readonly number[]) => [
  ...new Set(
    ids.flatMap(id => {
      const path = functionPath(id)
      return path
        ? [path.main_function_id, path.job_function_id ?? [], path.function_job_title_id ?? []].flat()
        : []
    }),
  ),
]

const joined = (texts: readonly string[]) => [...new Set(texts)].join(' · ')

const languagesOf = ({ language, market }: TalentFacts): LanguageCode[] => [
  ...new Set<LanguageCode>([language, ...(marketByKey(market)?.languages ?? []), 'en']),
]

/** A talent as the index has them. What is stored beside it is what companies are shown, as JSON. */
export const talentDocumentOf = (row: TalentRow): Doc => {
  const facts = talentFactsOf(row)
  const { qualifications, wishes } = facts
  const languages = languagesOf(facts)
  const functionIds = functionsOf(facts)
  const placeIds = placeIdsOf(facts)
  const places = placeIds.flatMap(id => locationById(id) ?? regionById(id) ?? [])
  const inLanguages = (text: (language: LanguageCode) => string | undefined) =>
    languages.flatMap(language => text(language) ?? [])
  const employers = row.whole.work.filter(job => job.is_currently_working)
  const updatedAt = row.updatedAt.getTime()
  return {
    id: row.id,
    text: {
      title: joined(qualifications.titles),
      wanted: joined(wishes.flatMap(({ job_title }) => job_title ?? [])),
      skills: joined([
        ...qualifications.skillNames,
        ...facts.skills.flatMap(({ id }) =>
          id === null ? [] : inLanguages(language => skillText(id, language)),
        ),
      ]),
      function: joined(functionIds.flatMap(id => inLanguages(language => functionText(id, language)))),
      headline: facts.headline ?? '',
      licences: joined(qualifications.licences),
      studies: joined(facts.educations.flatMap(({ field }) => field ?? [])),
      place: joined(places.flatMap(place => inLanguages(language => locationName(place, language)))),
    },
    language: facts.language,
    filters: {
      market: marketsOf(facts),
      functions: withParents(functionIds),
      xp_lvls: qualifications.xpLevelId ?? undefined,
      degrees: qualifications.degreeId ?? undefined,
      locations: placeIds,
      languages: languageByCode(facts.language)?.id,
      resume_source: facts.resumeSources.map(sourceIdOf),
      blocked: row.blockedCompanies,
      employers: employers.flatMap(({ company_id, company_name }) => [
        ...(company_id === null ? [] : [company_id]),
        ...employerMarks(company_name),
      ]),
    },
    ranges: { updated: [minuteOf(updatedAt), minuteOf(updatedAt)] },
    dates: { updated: updatedAt },
    stored: JSON.stringify(facts),
  }
}
