import { options } from '@hanap/markets/lists'
import { refuseField } from '../../calls/refusal.ts'

const lists = {
  industry_id: 'industry_lists',
  size_id: 'company_sizes',
  financing_stage_id: 'company_financing_stage_lists',
  benefit_ids: 'company_benefit_lists',
  culture_ids: 'company_culture_lists',
} as const

type Choices = { [Field in 'industry_id' | 'size_id' | 'financing_stage_id']?: number | null | undefined } & {
  [Field in 'benefit_ids' | 'culture_ids']?: readonly number[] | undefined
}

/** Refuses what a company's page chooses of no list. */
export const refuseUnknownChoices = (choices: Choices) => {
  const refuseUnknown = (field: keyof typeof lists, id: number | null | undefined) => {
    if (id != null && !options(lists[field], 'en').some(option => option.id === id))
      throw refuseField(field, 'invalid_choice')
  }
  for (const field of ['industry_id', 'size_id', 'financing_stage_id'] as const)
    refuseUnknown(field, choices[field])
  for (const field of ['benefit_ids', 'culture_ids'] as const)
    for (const id of choices[field] ?? []) refuseUnknown(field, id)
}
