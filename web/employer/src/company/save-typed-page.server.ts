import type { PageContext } from '@hanap/contracts/page'
import { saveCompanyDraft } from '@hanap/contracts/recruiters/company-draft.calls'
import { formTexts } from '@hanap/shared/calls/form-values'

/** What was chosen of a list. */
export const idsOf = (form: FormData, name: string) => form.getAll(name).map(Number).filter(Boolean)

/** Saves the form of the company's page as its draft. */
export const saveTypedPage = (page: PageContext, form: FormData) => {
  const fields = formTexts(form)
  const { revision, industry_id, size_id, website = '', about = '' } = fields
  return page.call(saveCompanyDraft, {
    body: {
      revision: Number(revision) || 0,
      industry_id: Number(industry_id) || null,
      size_id: Number(size_id) || null,
      website: website.trim() || null,
      about,
      financing_stage_id: Number(fields.financing_stage_id) || null,
      benefit_ids: idsOf(form, 'benefit_ids'),
      culture_ids: idsOf(form, 'culture_ids'),
      locations: (fields.locations ?? '')
        .split('\n')
        .map(line => line.trim())
        .filter(Boolean),
    },
  })
}
