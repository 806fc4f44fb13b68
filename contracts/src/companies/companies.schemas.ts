import { z } from 'zod'
import {
  Empty,
  Id,
  IdParams,
  Instant,
  integerText,
  OptionId,
  optionIdText,
  paged,
  pageText,
  sizeText,
  typedText,
} from '../fields.schemas.ts'
import { Company, SalaryPeriod } from '../jobs/job.schemas.ts'
import { VerificationKind } from '../recruiters/verification.schemas.ts'

const NameText = z.string().max(200)
const companies = z.object({ companies: z.array(Company) })

export const readCompany = {
  params: IdParams,
  answer: Company.extend({
    /** Whether the seeker has blocked it; false for anybody else. */
    is_blocked: z.boolean(),
    /** The same of following. */
    is_followed: z.boolean(),
    /** Addresses of pictures, beside logo and cover. */
    photos: z.array(z.string()),
    cultures: z.array(z.object({ id: OptionId, name: z.string() })),
    financing_stage: z.string().nullable(),
    /** Share of the last half year's applications that it answered; null below a number that says anything. */
    response_rate: z.object({ value: z.number(), sample_size: z.int() }).nullable(),
    /** What its open jobs say that they pay, by field of work: the lowest and the highest. Fields with the most such jobs first, at most 6. */
    salaries: z.array(
      z.object({
        main_function_id: OptionId.nullable(),
        main_function: z.string().nullable(),
        salary_range_from: z.number().nullable(),
        salary_range_to: z.number().nullable(),
        salary_period: SalaryPeriod,
        currency: z.string(),
        salary_range_value: z.string(),
        num_of_jobs: z.int(),
      }),
    ),
    /** What was checked of a verified company, and when last: a domain, or the register's number; of an operator's word nothing. */
    verified_by: z.array(
      z.object({ kind: VerificationKind, value: z.string().nullable(), checked_at: Instant.nullable() }),
    ),
  }),
}

export const searchCompanies = {
  query: z.object({
    query: NameText.optional(),
    industry: optionIdText.optional(),
    /** Of `no_of_employee_ranges`. */
    no_of_employees: optionIdText.optional(),
    size: sizeText(30),
    page: pageText,
  }),
  answer: z.object({ companies: z.array(Company), ...paged }),
}

const suggestQuery = z.object({ query: typedText(1, 200), size: integerText(1, 20).default(5) })

const suggested = {
  /** As people of the request's language call it. */
  value: z.string(),
  /** What tells it from others: a place's region, or another name by which it was found. */
  detail: z.string().nullable(),
  /** Path of the page that it leads to, without the language's segment. */
  url: z.string(),
  /** Open jobs in the market. */
  count: z.int(),
  /** Where the typed words stand in `value`: from and to, in UTF-16 units. */
  highlights: z.array(z.tuple([z.int(), z.int()])),
}
const SuggestedOption = z.object({ id: OptionId, ...suggested })

export const suggestCompanyNames = { query: suggestQuery, answer: z.object({ items: z.array(z.string()) }) }

export const suggestSearches = {
  query: suggestQuery,
  answer: z.object({
    companies: z.array(z.object({ id: Id, ...suggested })),
    job_titles: z.array(SuggestedOption),
    locations: z.array(SuggestedOption),
    skills: z.array(SuggestedOption),
  }),
}

export const featuredCompanies = {
  query: z.object({ query: NameText.optional(), page: pageText, size: sizeText(12) }),
  answer: companies,
}

const SimilarityReason = z.enum(['industry', 'functions', 'place', 'size'])
export type SimilarityReason = z.infer<typeof SimilarityReason>

export const similarCompanies = {
  params: z.object({ companyId: Id }),
  query: z.object({ size: sizeText(5) }),
  answer: z.object({
    companies: z.array(
      Company.extend({
        /** What both have in common, the strongest first, and its name: of the industry, function, region or size. */
        reasons: z.array(z.object({ key: SimilarityReason, value: z.string() })),
      }),
    ),
  }),
}

export const companiesByLegalName = {
  query: z.object({ company_name: typedText(1, 200) }),
  answer: companies,
}

/** A company that a seeker blocked. Its `id` is the company's: the address of the delete call takes either. */
export const BlockedCompany = z
  .object({ id: Id, company_id: Id, blocked_at: Instant, company: Company })
  .meta({ id: 'BlockedCompany' })
export type BlockedCompany = z.infer<typeof BlockedCompany>

export const listBlockedCompanies = {
  query: z.object({ page: pageText, size: sizeText(30) }),
  answer: z.object({ companies: z.array(BlockedCompany), ...paged }),
}

export const blockCompany = { body: z.object({ company_id: Id }), answer: BlockedCompany }

export const unblockCompany = { params: IdParams, answer: Empty }
