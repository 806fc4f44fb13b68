import type { Generated } from 'kysely'

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
  created_at: Generated<Date>
}

export type JobPreferencesTables = { job_preferences: JobPreferencesTable }
