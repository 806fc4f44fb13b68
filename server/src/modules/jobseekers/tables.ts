import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import type { ColumnType } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

export type ResumesTable = {
  id: string
  account_id: string
  name: string
  mime: string
  size: number
  content_hash: string
  is_default: WithDefault<boolean>
  updated_at: WithDefault<Date>
  deleted_at: WithDefault<Date | null>
}

export type JobPreferencesTable = {
  id: string
  account_id: string
  market: string
  job_title: string | null
  main_function_id: number | null
  job_function_id: number | null
  function_title_id: number | null
  job_type_ids: number[]
  workplace: 'on_site' | 'hybrid' | 'remote' | null
  salary_from: number | null
  salary_to: number | null
  region_id: number | null
  location_id: number | null
  industry_ids: number[]
  career_summary: string | null
  is_default: boolean
  created_at: WithDefault<Date>
}

export type ProfilesTable = {
  account_id: string
  headline: string | null
  about: string | null
  location_id: number | null
  xp_lvl_id: number | null
  user_identity_id: number | null
  updated_at: WithDefault<Date>
}

type SeekerSkillsTable = {
  account_id: string
  position: number
  skill_id: number | null
  value: string
}

type ParsedResumesTable = {
  resume_id: string
  reader_version: number
  problem: ResumeProblem | null
  content: ParsedResume | null
  read_at: WithDefault<Date>
}

/** Counts of bytes are bigint: they come as text. */
export type VideoResumesTable = {
  id: string
  account_id: string
  received: ColumnType<string, number | undefined, string>
  total: ColumnType<string, number, number>
  mime: WithDefault<string | null>
  duration: WithDefault<number | null>
  content_hash: WithDefault<string | null>
  cover_hash: WithDefault<string | null>
  cover_mime: WithDefault<string | null>
  begun_at: WithDefault<Date>
  claimed_by: WithDefault<string | null>
  claimed_until: WithDefault<Date | null>
  begun_by: WithDefault<string | null>
}

export type JobseekerTables = {
  video_resumes: VideoResumesTable
  parsed_resumes: ParsedResumesTable
  job_preferences: JobPreferencesTable
  profiles: ProfilesTable
  seeker_skills: SeekerSkillsTable
  resumes: ResumesTable
}
