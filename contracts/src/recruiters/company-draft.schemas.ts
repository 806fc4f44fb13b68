import { z } from 'zod'
import { readCompany } from '../companies/companies.schemas.ts'
import { CompanyPicture, uploadCompanyPicture } from '../companies/company-pictures.schemas.ts'
import { Empty, IdParams, Instant, lineText, OptionId, typedText } from '../fields.schemas.ts'

/** A draft is kept as it is typed: a website is one when it is published. */
const Fields = z.object({
  industry_id: OptionId.nullable(),
  size_id: OptionId.nullable(),
  website: lineText(0, 2000).nullable(),
  about: typedText(0, 5000).nullable(),
  benefit_ids: z.array(OptionId).max(50),
  culture_ids: z.array(OptionId).max(50),
  financing_stage_id: OptionId.nullable(),
  locations: z.array(lineText(1, 100)).max(20),
})
export type CompanyDraftFields = z.infer<typeof Fields>

export const CompanyDraft = Fields.extend({
  /** Those that the page would have. */
  pictures: z.array(CompanyPicture),
  /** Whether something is not published yet. */
  is_draft: z.boolean(),
  /** Grows with each change. */
  revision: z.int(),
  changed_at: Instant.nullable(),
}).meta({ id: 'CompanyDraft' })

const Revision = z.int().min(0)

export const readCompanyDraft = { answer: CompanyDraft }

export const saveCompanyDraft = {
  body: Fields.partial().extend({ revision: Revision }),
  answer: CompanyDraft,
}

export const publishCompanyDraft = { body: z.object({ revision: Revision }), answer: CompanyDraft }

export const discardCompanyDraft = { answer: Empty }

export const previewCompanyPage = { answer: readCompany.answer }

export const uploadDraftPicture = {
  body: uploadCompanyPicture.body,
  answer: z.object({ picture: CompanyPicture }),
}

export const removeDraftPicture = {
  params: IdParams,
  answer: z.object({ pictures: z.array(CompanyPicture) }),
}
