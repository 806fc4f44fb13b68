import type { Db } from '../../db/client.ts'
import { profileStore } from './profile-store.ts'
import { createSections } from './sections.ts'
import { addSkills } from './skills.ts'

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
