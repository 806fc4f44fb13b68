import type {
  Education,
  LicenseCertification,
  ProfileSkill,
  WorkExperience,
} from '@hanap/contracts/jobseekers/profile.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { type ProfileFacts, profileStore } from './profile-store.ts'
import { educationRules, workExperienceRules } from './section-rules.ts'
import type { EntryTables, ProfileTables } from './tables.ts'

/** What a profile says of somebody's work; skills of the lists by their English names. */
export interface WholeProfile {
  profile: ProfileFacts
  /** The latest first, as are educations. */
  work: readonly WorkExperience[]
  educations: readonly Education[]
  licences: readonly LicenseCertification[]
  skills: readonly ProfileSkill[]
  /** When something of it was written last, as far as is known; null where nothing is. */
  writtenAt: Date | null
}

export const emptyProfile: WholeProfile = {
  profile: { headline: null, about: null, location_id: null, xp_lvl_id: null, user_identity_id: null },
  work: [],
  educations: [],
  licences: [],
  skills: [],
  writtenAt: null,
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

const entriesOf = async <Entry extends { account_id: string }>(
  db: Db,
  table: keyof EntryTables,
  ids: readonly string[],
): Promise<Map<string, Entry[]>> => {
  const { rows } = await sql<Entry>`
    select * from ${sql.table(table)} where account_id = ${anyOf(ids)} order by created_at, id`.execute(db)
  return Map.groupBy(rows, row => row.account_id)
}

type OfAccount<Entry> = Entry & { account_id: string; created_at: Date }

const latestOf = (dates: readonly Date[]): Date | null =>
  dates.reduce<Date | null>((latest, date) => (latest === null || date > latest ? date : latest), null)

/** The profiles of many accounts by the accounts' ids; who has said nothing has an empty one. */
export const wholeProfiles = async (db: Db, ids: readonly string[]): Promise<Map<string, WholeProfile>> => {
  const [profiles, work, educations, licences, skills] = await Promise.all([
    profileStore.byIds(db, ids),
    entriesOf<OfAccount<WorkExperience>>(db, 'work_experiences', ids),
    entriesOf<OfAccount<Education>>(db, 'educations', ids),
    entriesOf<OfAccount<LicenseCertification>>(db, 'license_certifications', ids),
    db
      .withTables<ProfileTables>()
      .selectFrom('seeker_skills')
      .select(['account_id', 'skill_id', 'value'])
      .where('account_id', '=', anyOf(ids))
      .orderBy('position')
      .execute()
      .then(rows => Map.groupBy(rows, row => row.account_id)),
  ])
  return new Map(
    ids.map(id => [
      id,
      {
        profile: profiles.get(id)?.facts ?? emptyProfile.profile,
        work: (work.get(id) ?? []).toSorted(workExperienceRules.order),
        educations: (educations.get(id) ?? []).toSorted(educationRules.order),
        licences: licences.get(id) ?? [],
        skills: (skills.get(id) ?? []).map(({ skill_id, value }) => ({ id: skill_id, value })),
        writtenAt: latestOf([
          ...(profiles.get(id) ? [profiles.get(id)?.updatedAt ?? new Date(0)] : []),
          ...[work, educations, licences].flatMap(entries =>
            (entries.get(id) ?? []).map(({ created_at }) => created_at),
          ),
        ]),
      },
    ]),
  )
}
