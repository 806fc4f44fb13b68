import { z } from 'zod'
import {
  Empty,
  Id,
  IdParams,
  Instant,
  lineText,
  listText,
  OptionId,
  optionIdText,
  paged,
  pageText,
  sizeText,
} from '../fields.schemas.ts'
import { JobMatch } from '../jobs/job.schemas.ts'

const Named = z.object({ id: OptionId, value: z.string() })
const Ids = listText(optionIdText).optional()

/** What tells who somebody is: null until they accepted a greeting of the company. */
const person = {
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  avatar: z.string().nullable(),
}

const TalentWork = z.object({
  job_title: z.string(),
  /** Null until the seeker accepted a greeting of the company. */
  company_name: z.string().nullable(),
  is_currently_working: z.boolean(),
  /** Null where the profile does not say. */
  months: z.int().nullable(),
})

const TalentCard = z
  .object({
    id: Id,
    ...person,
    headline: z.string().nullable(),
    /** The latest first. */
    work: z.array(TalentWork),
    functions: z.array(Named),
    xp_lvl_id: OptionId.nullable(),
    xp_lvl: z.string().nullable(),
    degree_id: OptionId.nullable(),
    degree: z.string().nullable(),
    location_id: OptionId.nullable(),
    location: z.string().nullable(),
    skills: z.array(z.string()),
    languages: z.array(Named),
    /** Titles of the work that they look for. */
    wanted: z.array(z.string()),
    resume_sources: z.array(Named),
    updated_at: Instant,
    /** What became of the company's latest greeting; the chat is null where it is a colleague's. */
    greeting: z
      .object({
        state: z.enum(['requested', 'open', 'declined', 'blocked', 'closed']),
        at: Instant,
        chat_id: Id.nullable(),
      })
      .nullable(),
    /** With the job that was asked for. */
    match: JobMatch.nullable(),
  })
  .meta({ id: 'TalentCard' })
export type TalentCard = z.infer<typeof TalentCard>

export const Talent = TalentCard.extend({
  educations: z.array(z.object({ degree: z.string().nullable(), field_of_study: z.string().nullable() })),
  licenses: z.array(z.string()),
  job_preferences: z.array(
    z.object({
      job_title: z.string().nullable(),
      function: z.string().nullable(),
      job_types: z.array(z.string()),
      workplace: z.string().nullable(),
      location: z.string().nullable(),
    }),
  ),
}).meta({ id: 'Talent' })
export type Talent = z.infer<typeof Talent>

/** Filters of talents that are counted, by the request's names. */
export const talentFacets = [
  'functions',
  'xp_lvls',
  'degrees',
  'locations',
  'languages',
  'resume_source',
] as const

const TalentFacet = z.array(
  z.object({
    value: OptionId,
    label: z.string(),
    /** Null: fewer than five, of a value that was chosen. */
    count: z.int().nullable(),
  }),
)

export const searchTalents = {
  query: z.object({
    query: lineText(0, 200).optional(),
    /** A job of the company: who matches it comes first. */
    job_id: Id.optional(),
    /** Of any level. */
    functions: Ids,
    xp_lvls: Ids,
    degrees: Ids,
    /** Locations and regions. */
    locations: Ids,
    /** Of `language_lists`. */
    languages: Ids,
    /** Of `resume_last_updated_time_lists`. */
    resume_last_updated: optionIdText.optional(),
    /** Of `resume_source_lists`. */
    resume_source: Ids,
    page: pageText,
    size: sizeText(20),
  }),
  answer: z.object({
    talents: z.array(TalentCard),
    facets: z.object({
      functions: TalentFacet,
      xp_lvls: TalentFacet,
      degrees: TalentFacet,
      locations: TalentFacet,
      languages: TalentFacet,
      resume_source: TalentFacet,
    }),
    /** Words that were left out or corrected to find anybody. */
    relaxed: z
      .object({
        dropped: z.array(z.string()),
        corrected: z.array(z.object({ from: z.string(), to: z.string() })),
      })
      .nullable(),
    job: z.object({ id: Id, job_title: z.string() }).nullable(),
    ...paged,
  }),
}

export const readTalent = {
  params: IdParams,
  query: z.object({ job_id: Id.optional() }),
  answer: z.object({
    talent: Talent,
    /** Profiles that the company opens in 24 hours. */
    limit: z.object({ max: z.int(), left: z.int() }),
  }),
}

export const reportTalent = {
  params: IdParams,
  body: z.object({ report_reason_id: OptionId }),
  answer: Empty,
}
