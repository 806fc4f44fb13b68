import { z } from 'zod'
import type { ModelSettings } from '../../modules/career-summary/index.ts'

/** The settings of a language model; address and name, or neither. */
export const aiFields = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform(text => text.replace(/\/+$/, ''))
    .optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
}

type AiFields = { [Name in keyof typeof aiFields]?: z.output<(typeof aiFields)[Name]> }

/** What is missing beside what is given. */
export const missingAiFields = ({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: AiFields): string[] => {
  if ((AI_BASE_URL ?? AI_MODEL ?? AI_API_KEY) === undefined) return []
  return [
    ...(AI_BASE_URL === undefined ? ['AI_BASE_URL'] : []),
    ...(AI_MODEL === undefined ? ['AI_MODEL'] : []),
  ]
}

/** The model as its module takes it; undefined where none is configured. */
export const modelOf = ({
  AI_BASE_URL: baseUrl,
  AI_MODEL: model,
  AI_API_KEY: key,
}: AiFields): ModelSettings | undefined =>
  baseUrl !== undefined && model !== undefined ? { baseUrl, model, key } : undefined
