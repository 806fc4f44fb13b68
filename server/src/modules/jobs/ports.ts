import type { AnswerInput } from '@hanap/contracts/call'
import type { JobCard, JobMatch } from '@hanap/contracts/jobs/job.schemas'
import type { searchJobsByBody } from '@hanap/contracts/jobs/jobs.schemas'
import type { JobSearchBody } from '@hanap/contracts/search/search.schemas'
import type { z } from 'zod'
import type { Caller } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import type { JobFacts } from './facts.ts'

/** Ids of jobs that a seeker saved, applied to and opened lately, and of companies that they follow. */
export interface JobMarks {
  saved: ReadonlySet<string>
  applied: ReadonlySet<string>
  viewed: ReadonlySet<string>
  /** Of companies that the seeker follows. */
  followed: ReadonlySet<string>
}

/** What a seeker has to do with jobs; saved jobs, applications and recommendations know it. */
export interface Personalization {
  /** What the seeker did with some jobs. */
  marksAmong(accountId: string, jobIds: readonly string[]): Promise<JobMarks>
  /** Stores that a job was opened. */
  recordSeekerView(accountId: string, jobId: string): Promise<void>
  /** How a job and the seeker match. */
  matchWith(accountId: string, job: JobFacts, locale: Locale): Promise<JobMatch>
}

export interface RecruiterFacts {
  id: string
  name: string
  title: string | null
  avatar: string | null
  /** Share of applications answered, with how many there were; null below a number that says anything. */
  response_rate: { value: number; sample_size: number } | null
  response_time: string | null
  last_active_at: Date | null
  member_since: Date
}

/** Who posted jobs; asked for each page of cards, so it must be cheap. */
export interface Recruiters {
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, RecruiterFacts>>
}

/** The job search request of section 3, however it was sent. */
export type JobSearchRequest = Omit<z.output<typeof JobSearchBody>, 'device' | 'device_uuid'>

/** For whom an answer is made. */
export interface Viewer extends Locale {
  caller: Caller
  dependsOn(...tags: string[]): void
}

/** What decides which jobs are like one. */
export type SimilarJobSource = Pick<JobFacts, 'id' | 'market' | 'title' | 'language' | 'main_function_id'>

/** Finding jobs; the search module does it. */
export interface JobSearchService {
  answer(request: JobSearchRequest, viewer: Viewer): Promise<AnswerInput<typeof searchJobsByBody>>
  /** Open jobs like one, which itself may be closed; the most alike first, without what the viewer's lists leave out. */
  similar(job: SimilarJobSource, size: number, viewer: Omit<Viewer, 'dependsOn'>): Promise<JobCard[]>
}
