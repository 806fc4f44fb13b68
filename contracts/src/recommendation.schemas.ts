import { z } from 'zod'
import { OptionId, sizeText } from './fields.schemas.ts'

export const hotJobTitles = {
  query: z.object({ size: sizeText(10) }),
  answer: z.object({
    job_titles: z.array(z.object({ id: OptionId, value: z.string(), seo_value: z.string(), count: z.int() })),
  }),
}
