import type { Generated } from 'kysely'

type JobTeamMembersTable = {
  job_id: string
  account_id: string
  added_at: Generated<Date>
}

export type JobTeamTables = { job_team_members: JobTeamMembersTable }
