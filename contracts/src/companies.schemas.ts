import { z } from 'zod'
import { Empty, Id, IdParams, Instant, optionIdText, paged, pageText, sizeText } from './fields.schemas.ts'
import { Company } from './job.schemas.ts'

const NameText = z.string().max(200)
const companies = z.object({ companies: z.array(Company) })

export const readCompany = {
  params: IdParams,
  /** `is_blocked`: whether the seeker has blocked it; false for anybody else. */
  answer: Company.extend({ is_blocked: z.boolean() }),
}

export const searchCompanies = {
  query: z.object({
    query: NameText.optional(),
    industry: optionIdText.optional(),
    size: sizeText(30),
    page: pageText,
  }),
  answer: z.object({ companies: z.array(Company), ...paged }),
}

export const featuredCompanies = {
  query: z.object({ query: NameText.optional(), page: pageText, size: sizeText(12) }),
  answer: companies,
}

export const similarCompanies = {
  params: z.object({ companyId: Id }),
  query: z.object({ size: sizeText(5) }),
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
