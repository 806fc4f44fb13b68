import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResumeFileKind } from '@hanap/resume-parser/read'
import { z } from 'zod'

const Time = z.string().nullable()

/** What somebody who looked at a file says that it holds; times as `YYYY-MM` or `YYYY`. */
const ResumeTruth = z.object({
  file: z.string(),
  family: z.string(),
  language: z.string(),
  name: z.string().nullable(),
  /** As on the page, with titles and degrees. */
  nameWritten: z.string().optional(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phones: z.array(z.string()).default([]),
  /** `to` is null where it goes on, `title` where it is not said. */
  works: z.array(
    z.object({
      title: z.string().nullable(),
      company: z.string(),
      companyWritten: z.string().optional(),
      from: Time,
      to: Time,
    }),
  ),
  educations: z.array(z.object({ school: z.string(), field: z.string().nullable(), from: Time, to: Time })),
  skills: z.array(z.string()),
  /** No skills, and none the worse. */
  licences: z.array(z.string()).default([]),
})
export type ResumeTruth = z.infer<typeof ResumeTruth>

export interface LabelledFile {
  truth: ResumeTruth
  kind: ResumeFileKind
  bytes: Uint8Array
}

const kindOf = (name: string): ResumeFileKind =>
  name.endsWith('.docx') ? 'docx' : name.endsWith('.doc') ? 'doc' : 'pdf'

/** The files of a folder with its `truth.json`. */
export const trueFiles = (folder: string): LabelledFile[] => {
  const there = new Set(readdirSync(folder))
  return z
    .array(ResumeTruth)
    .parse(JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')))
    .filter(({ file }) => there.has(file))
    .map(truth => ({
      truth,
      kind: kindOf(truth.file),
      bytes: new Uint8Array(readFileSync(join(folder, truth.file))),
    }))
}
