import { z } from 'zod'
import { Instant, numberText, OptionId } from '../fields.schemas.ts'

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

const Option = z.object({ id: OptionId, key: z.string(), value: z.string(), seo_value: z.string() })
/** An option with a text that explains it. */
const Reason = Option.extend({ title: z.string(), description: z.string() })
const Options = listOf(Option)
const Reasons = listOf(Reason)

/** Full years; `max_years` is null where the level is open. */
const Experience = listOf(Option.extend({ min_years: z.int(), max_years: z.int().nullable() }))
/** A higher `rank` includes the lower ones; 0 asks for nothing. */
const Degrees = listOf(Option.extend({ rank: z.int() }))
const Ranges = listOf(Option.extend({ from: z.int(), to: z.int().nullable() }))

const FunctionOption = Option.extend({ 'seo-value': z.string() })
const MainJobFunction = FunctionOption.extend({
  sub_function_list: listOf(
    FunctionOption.extend({
      job_titles: listOf(FunctionOption.extend({ function_title_value: z.string() })),
    }),
  ),
})

const Country = z.object({
  id: z.int(),
  key: z.string(),
  /** The key in upper case; names the flag. */
  code: z.string(),
  value: z.string(),
  is_sms_allowed: z.boolean(),
  phone_code: z.string(),
})

const Place = Option.extend({ latitude: z.number(), longitude: z.number() })

const Permission = Option

/** Config response lists of section 3, with `workplaces`. Lists stand in their order of display. */
export const ConfigLists = z.object({
  xp_lvls: Experience,
  work_xps: Experience,
  job_types: listOf(
    Option.extend({
      employment_type: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
    }),
  ),
  workplaces: Options,
  degrees: Degrees,
  educations: Degrees,
  no_of_employee_ranges: Ranges,
  company_sizes: Ranges,
  industry_lists: Options,
  job_category_lists: listOf(
    Option.extend({ main_function_id: OptionId, conversion: z.enum(['it', 'finance']).nullable() }),
  ),
  job_benefit_lists: Options,
  job_attractive_reasons: Options,
  company_benefit_lists: Options,
  company_culture_lists: Options,
  company_financing_stage_lists: Options,
  country_lists: listOf(Country),
  /** The market's regions. */
  location_lists: listOf(Place.extend({ locations: listOf(Place) })),
  currency_lists: listOf(z.object({ key: z.string(), display_value: z.string() })),
  language_lists: listOf(
    z.object({
      id: z.int(),
      key: z.string(),
      value: z.string(),
      label: z.string(),
      slug: z.string(),
      alias: z.string(),
    }),
  ),
  chat_report_lists: Reasons,
  report_job_reasons: listOf(Reason.extend({ category: z.enum(['spam', 'discrimination', 'broken']) })),
  report_talent_reasons: Reasons,
  report_interview_reasons: Reasons,
  report_recruiter_reasons: Reasons,
  /** `days` from the day of an offer; null: to be agreed. */
  notice_period_lists: listOf(Option.extend({ days: z.int().nullable() })),
  subscibe_job_frequency_lists: Options,
  /** Monthly, in the market's currency. */
  salary_ranges: listOf(
    z.object({ from: z.int(), to: z.int(), interval: z.int(), upper_bound_scale: z.number() }),
  ),
  salary_range_filters: Ranges,
  social_types: Options,
  resume_source_lists: Options,
  gender_lists: Options,
  user_identity_lists: Options,
  pipeline_stage_lists: listOf(
    Option.extend({
      seeker_stage: z.enum([
        'applied',
        'viewed',
        'in_review',
        'interview',
        'offer',
        'hired',
        'not_selected',
        'withdrawn',
      ]),
    }),
  ),
  /** Changed within the last `days`; null sets no bound. */
  resume_last_updated_time_lists: listOf(Option.extend({ days: z.int().nullable() })),
  main_job_function_lists: listOf(MainJobFunction),
  job_function_lists: listOf(Option.extend({ sub_list: Options })),
  main_functions: Options,
  job_functions: listOf(Option.extend({ main_function_id: OptionId })),
  function_titles: listOf(
    Option.extend({
      main_function_id: OptionId,
      job_function_id: OptionId,
      function_title_value: z.string(),
    }),
  ),
  /** `url` is a path of the seeker site without language segment. */
  feature_banners: listOf(Reason.extend({ url: z.string() })),
  recruiter_role_permissions: listOf(Option.extend({ permissions: listOf(Permission) })),
})
export type ConfigLists = z.infer<typeof ConfigLists>

/** Falls back to the request's language. */
const LanguageCodeText = z.string().max(10).optional()

export const listConfig = {
  params: z.object({ type: z.string().regex(/^[a-z]{2,3}$/) }),
  query: z.object({ language_code: LanguageCodeText }),
  answer: ConfigLists,
}

export const readOutage = {
  query: z.object({ language_code: LanguageCodeText }),
  answer: z.object({
    is_outage: z.boolean(),
    message: z.string().nullable(),
    starts_at: Instant.nullable(),
    ends_at: Instant.nullable(),
  }),
}

export const Skill = z.object({ id: OptionId, key: z.string(), value: z.string() })
export type Skill = z.infer<typeof Skill>

export const listSkills = {
  query: z.object({ language_code: LanguageCodeText, query: z.string().max(200).optional() }),
  answer: z.object({ skills: listOf(Skill) }),
}

export const locate = {
  query: z.object({ longitude: numberText(-180, 180), latitude: numberText(-90, 90) }),
  answer: z.object({ country: Country, region: Place.nullable(), location: Place.nullable() }),
}

export const readTranslationManifest = {
  answer: z.object({
    version: z.string(),
    /** Language → area → hash. */
    files: z.record(z.string(), z.record(z.string(), z.string())),
  }),
}

/** A text, or its parts: text, `[name]`, `[name, kind, cases]`, `[tag, '<', content]`. */
export type TranslatedMessage = string | readonly TranslatedToken[]
export type TranslatedToken =
  | string
  | readonly [name: string]
  | readonly [
      name: string,
      kind: 'plural' | 'selectordinal' | 'select',
      cases: Readonly<Record<string, TranslatedMessage>>,
    ]
  | readonly [name: string, kind: '<', content: TranslatedMessage]

export const TranslatedMessage: z.ZodType<TranslatedMessage, TranslatedMessage> = z
  .lazy(() => z.union([z.string(), z.array(TranslatedToken).readonly()]))
  .meta({ id: 'CompiledMessage' })

const TranslatedToken: z.ZodType<TranslatedToken, TranslatedToken> = z
  .lazy(() =>
    z.union([
      z.string(),
      z.tuple([z.string()]).readonly(),
      z
        .tuple([
          z.string(),
          z.enum(['plural', 'selectordinal', 'select']),
          z.record(z.string(), TranslatedMessage).readonly(),
        ])
        .readonly(),
      z.tuple([z.string(), z.literal('<'), TranslatedMessage]).readonly(),
    ]),
  )
  .meta({ id: 'CompiledToken' })

export const readTranslation = {
  params: z.object({
    version: z.string().regex(/^[0-9a-f]{1,40}$/),
    language: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/),
    file: z.string().regex(/^[a-z][a-z\d]{0,39}(\.json)?$/),
  }),
  answer: z.record(z.string(), TranslatedMessage).readonly(),
}
