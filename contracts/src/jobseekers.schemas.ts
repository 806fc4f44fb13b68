import { z } from 'zod'
import { FileInfo, Id, IdParams, Instant } from './fields.schemas.ts'

export const Resume = z.object({
  id: Id,
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  is_default: z.boolean(),
  parsed_resume_id: Id.nullable(),
  updated_at: Instant,
  url: z.string(),
})
export type Resume = z.infer<typeof Resume>

export const listResumes = { answer: z.object({ resumes: z.array(Resume) }) }

export const readResumeFile = { params: IdParams, answer: FileInfo }
