import { type JsonObject, listOf, textOf, textsOf } from '../json.ts'

export const isGreenhouseJob = (job: JsonObject): boolean =>
  job.absolute_url !== undefined && job.title !== undefined && job.id !== undefined

/** A job of Greenhouse's job board API; in its list form it has no description. */
export const greenhousePosting = (job: JsonObject, board: string): JsonObject => ({
  '@type': 'JobPosting',
  identifier: { name: `greenhouse/${board}`, value: String(job.id) },
  title: job.title,
  description: job.content,
  inLanguage: job.language,
  datePosted: job.first_published ?? job.updated_at,
  hiringOrganization: { name: job.company_name ?? board },
  occupationalCategory: listOf(job.departments).flatMap(department => textsOf(department)),
  jobLocation: { address: textOf(job.location) },
  employmentType: metadataOf(job, /employment type|time type/i),
  url: job.absolute_url,
})

const metadataOf = (job: JsonObject, name: RegExp): string | undefined => {
  for (const entry of listOf(job.metadata)) {
    if (typeof entry !== 'object' || entry === null || !('name' in entry)) continue
    if (name.test(textOf(entry.name))) return textOf(entry.value) || undefined
  }
  return undefined
}
