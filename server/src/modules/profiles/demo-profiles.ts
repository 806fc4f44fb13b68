import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { profileStore } from './profile-store.ts'
import { createSections } from './sections.ts'
import { addSkills } from './skills.ts'
import type { ProfileTables } from './tables.ts'

/** Months as `YYYY-MM`. */
export interface DemoProfile {
  headline: string
  about?: string
  locationId: number
  work: readonly { title: string; company: string; from: string; to: string | null; description?: string }[]
  degreeId: number
  field: string
  school: string
  studied?: { from: string; to: string }
  licenses?: readonly { title: string; issuer: string; issued: string; credential: string }[]
  skills: readonly string[]
}

/** Writes a profile of the demo data; an account that has one keeps it, and false says so. */
export const saveDemoProfile = async (trx: Db, accountId: string, profile: DemoProfile): Promise<boolean> => {
  if ((await profileStore.find(trx, accountId)).headline !== null) return false
  const sections = createSections(trx)
  await profileStore.merge(trx, accountId, {
    headline: profile.headline,
    about: profile.about,
    location_id: profile.locationId,
  })
  for (const { title, company, from, to, description } of profile.work)
    await sections.work.add(trx, accountId, {
      job_title: title,
      company_name: company,
      is_currently_working: to === null,
      from,
      to,
      description,
    })
  await sections.educations.add(trx, accountId, {
    school: profile.school,
    degree_id: profile.degreeId,
    field_of_study: profile.field,
    ...profile.studied,
  })
  for (const { title, issuer, issued, credential } of profile.licenses ?? [])
    await sections.licenses.add(trx, accountId, {
      title,
      issuing_organisation: issuer,
      issue_date: issued,
      credential_id: credential,
    })
  await addSkills(trx, accountId, profile.skills)
  return true
}

/** What the profile of somebody of the demo data says at least. */
export interface DemoBackground {
  accountId: string
  title: string
  company: string
  from: string
  locationId: number
  experienceId: number
}

/** Writes these of many at once; accounts that have a profile keep it. */
export const saveDemoBackgrounds = async (trx: Db, backgrounds: readonly DemoBackground[]): Promise<void> => {
  if (backgrounds.length === 0) return
  const tables = trx.withTables<ProfileTables>()
  const inserted = await tables
    .insertInto('profiles')
    .values(
      backgrounds.map(({ accountId, title, locationId, experienceId }) => ({
        account_id: accountId,
        headline: title,
        location_id: locationId,
        xp_lvl_id: experienceId,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('account_id')
    .execute()
  const ids = new Set(inserted.map(row => row.account_id))
  const work = backgrounds.flatMap(({ accountId, title, company, from }) =>
    ids.has(accountId)
      ? [
          {
            id: newId(),
            account_id: accountId,
            job_title: title,
            company_name: company,
            is_currently_working: true,
            from,
            skills: [],
          },
        ]
      : [],
  )
  if (work.length > 0) await tables.insertInto('work_experiences').values(work).execute()
}
