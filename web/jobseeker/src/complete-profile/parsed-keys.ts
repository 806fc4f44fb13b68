import type { SyncableContent } from '@hanap/contracts/jobseekers/resumes.schemas'

type EntryOf<Section extends 'work_experiences' | 'educations' | 'licenses'> =
  SyncableContent[Section][number]

/** What was found, by section: the same as long as the resume is, in the form and when it is sent. */
export const parsedKeys = {
  profile: (field: string) => `profile:${field}`,
  work: ({ job_title, company_name }: EntryOf<'work_experiences'>) =>
    `work:${(job_title ?? company_name)?.start ?? 0}`,
  education: ({ school }: EntryOf<'educations'>) => `education:${school?.start ?? 0}`,
  skill: (name: string) => `skill:${name}`,
  license: ({ title }: EntryOf<'licenses'>) => `license:${title?.start}`,
  website: (url: string) => `link:${url}`,
}
