import type {
  Education,
  LicenseCertification,
  Website,
  WorkExperience,
} from '@hanap/contracts/jobseekers/profile.schemas'
import type { Generated } from 'kysely'

export type ProfilesTable = {
  account_id: string
  headline: string | null
  about: string | null
  location_id: number | null
  xp_lvl_id: number | null
  user_identity_id: number | null
  updated_at: Generated<Date>
}

type SeekerSkillsTable = {
  account_id: string
  position: number
  skill_id: number | null
  value: string
}

/** Each column of an entry has its field's name on the wire. */
type EntriesTable<Entry> = Entry & { account_id: string; created_at: Generated<Date> }

export type EntryTables = {
  work_experiences: EntriesTable<WorkExperience>
  educations: EntriesTable<Education>
  license_certifications: EntriesTable<LicenseCertification>
  websites: EntriesTable<Website>
}

export type ProfileTables = EntryTables & { profiles: ProfilesTable; seeker_skills: SeekerSkillsTable }
