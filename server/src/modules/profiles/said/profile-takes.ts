import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import * as schemas from '@hanap/contracts/jobseekers/profile.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Seeker } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { changeOwnDetails } from '../../auth/index.ts'
import { profileStore } from '../profile-store.ts'
import type { Sections } from '../sections.ts'
import { addSkills } from '../skills.ts'
import { type SaidProfile, saidProfileOf } from './said-profile.ts'

/** Writes an entry of a profile within the caller's transaction; 409 where it is gone or there are too many. */
export type WriteEntry = (trx: Db, accountId: string) => Promise<void>

/**
 * What an entry of a profile as it is becomes with other fields, a new one where `id` is null; undefined where a profile has no place
 * for what it would say.
 */
type EntryWith<Fields> = (
  profile: SaidProfile,
  id: string | null,
  fields: Partial<Fields>,
) => WriteEntry | undefined

/** What a profile takes over from another text of the same person; everything else of it stays. */
export interface ProfileTakes {
  basics: { headline?: string; about?: string; phone_num?: string }
  entries: WriteEntry[]
  skills: string[]
}

interface EntrySection<Fields> {
  fits(fields: Fields): boolean
  add(trx: Db, accountId: string, fields: Fields): Promise<unknown>
  change(trx: Db, accountId: string, id: string, fields: Partial<Fields>): Promise<boolean>
}

const entryWith =
  <Fields extends object>(
    section: EntrySection<Fields>,
    schema: z.ZodType<Fields>,
    entriesOf: (profile: SaidProfile) => readonly { id: string }[],
  ): EntryWith<Fields> =>
  (profile, id, fields) => {
    const before = entriesOf(profile).find(entry => entry.id === id)
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const parsed = schema.safeParse({ ...before, ...sent })
    if (!parsed.success || !section.fits(parsed.data)) return undefined
    // What is not taken stays, also where it is changed by another request at this moment.
    const taken: Partial<Fields> = { ...parsed.data }
    for (const name in taken) if (!(name in sent)) delete taken[name]
    return async (trx, accountId) => {
      if (id === null) await section.add(trx, accountId, parsed.data)
      else if (!(await section.change(trx, accountId, id, taken))) throw new Refusal('profile_changed')
    }
  }

export const profileTaking = (sections: Sections) => ({
  /** Lets only one of a person's requests at a time take something over, until the transaction ends. */
  lock: async (trx: Db, accountId: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`profile takes ${accountId}`}, 0))`.execute(trx)
  },

  saidBy: (db: Db, user: SessionUser, language: LanguageCode): Promise<SaidProfile> =>
    saidProfileOf(db, sections, user, language),

  workWith: entryWith(sections.work, schemas.createWorkExperience.body, profile => profile.work_experiences),
  educationWith: entryWith(sections.educations, schemas.createEducation.body, profile => profile.educations),
  licenseWith: entryWith(
    sections.licenses,
    schemas.createLicenseCertification.body,
    profile => profile.license_certifications,
  ),
  websiteWith: entryWith(sections.websites, schemas.createWebsite.body, profile => profile.websites),

  /** Takes all of it over within the caller's transaction. */
  take: async (trx: Db, caller: Seeker, { basics, entries, skills }: ProfileTakes): Promise<void> => {
    const { headline, about, phone_num } = basics
    if (headline !== undefined || about !== undefined)
      await profileStore.merge(trx, caller.accountId, { headline, about })
    if (phone_num !== undefined) await changeOwnDetails(trx, caller.user, { contact_number: phone_num })
    for (const write of entries) await write(trx, caller.accountId)
    if (skills.length > 0) await addSkills(trx, caller.accountId, skills)
  },
})

export type ProfileTaking = ReturnType<typeof profileTaking>
