import { z } from 'zod'
import { Id, IdParams, optionIdText, paged, pageText, sizeText } from './fields.schemas.ts'
import { Company } from './job.schemas.ts'

const NameText = z.string().max(200)
const companies = z.object({ companies: z.array(Company) })

export const readCompany = { params: IdParams, answer: Company }

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
