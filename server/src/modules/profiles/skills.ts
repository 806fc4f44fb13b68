import type { ProfileSkill } from '@hanap/contracts/jobseekers/profile.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { matchSkill, skills } from '@hanap/markets/skills'
import { type Expression, sql } from 'kysely'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { ProfileTables } from './tables.ts'

const MAX_SKILLS = 50

interface SkillFacts {
  skill_id: number | null
  value: string
}

const textOf = (id: number, language: LanguageCode) => skills(language).find(skill => skill.id === id)?.value

/** A skill of the lists by its id, or by one of its names in any language; others are the seeker's own words. */
const named = (text: string): SkillFacts => {
  const id = matchSkill(text)
  return id === undefined ? { skill_id: null, value: text } : listed(id)
}

const listed = (id: number): SkillFacts => {
  const value = textOf(id, 'en')
  if (value === undefined) throw refuseField('skill_ids', 'invalid_choice')
  return { skill_id: id, value }
}

const withoutRepeats = (all: readonly SkillFacts[]): SkillFacts[] => {
  const seen = new Set<number | string>()
  return all.filter(({ skill_id: id, value }) => {
    const name = id ?? value.toLowerCase()
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew
  })
}

const ofAccount = (db: Db, accountId: string): Promise<SkillFacts[]> =>
  db
    .withTables<ProfileTables>()
    .selectFrom('seeker_skills')
    .select(['skill_id', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()

/** The skills of an account in a language. */
export const skillsOfAccount = async (
  db: Db,
  accountId: string,
  language: LanguageCode,
): Promise<ProfileSkill[]> =>
  (await ofAccount(db, accountId)).map(({ skill_id: id, value }) => ({
    id,
    value: (id === null ? undefined : textOf(id, language)) ?? value,
  }))

const lockSkills = (trx: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`skills ${accountId}`}, 0))`.execute(trx)

const replaceAll = async (trx: Db, accountId: string, skillFacts: readonly SkillFacts[]) => {
  const all = withoutRepeats(skillFacts)
  if (all.length > MAX_SKILLS) throw new Refusal('too_many_entries')
  const table = trx.withTables<ProfileTables>()
  await table.deleteFrom('seeker_skills').where('account_id', '=', accountId).execute()
  if (all.length > 0)
    await table
      .insertInto('seeker_skills')
      .values(all.map((skill, position) => ({ ...skill, account_id: accountId, position })))
      .execute()
}

/** Adds skills by their names behind those that there are, within the caller's transaction. */
export const addSkills = async (trx: Db, accountId: string, names: readonly string[]): Promise<void> => {
  await lockSkills(trx, accountId)
  await replaceAll(trx, accountId, [...(await ofAccount(trx, accountId)), ...names.map(named)])
}

/** Skills by id take the place of those of the lists, texts that of the seeker's own words; what is not sent stays. */
export const setSkills = (
  db: Db,
  accountId: string,
  sent: { skill_ids?: readonly number[] | undefined; skills?: readonly string[] | undefined },
): Promise<void> =>
  db.transaction().execute(async trx => {
    await lockSkills(trx, accountId)
    const before = await ofAccount(trx, accountId)
    await replaceAll(trx, accountId, [
      ...(sent.skill_ids?.map(listed) ?? before.filter(skill => skill.skill_id !== null)),
      ...(sent.skills?.map(named) ?? before.filter(skill => skill.skill_id === null)),
    ])
  })

/** Whether the account that an expression names has a skill, under whichever of its names, within others' statements. */
export const hasSkill = (accountId: Expression<string | null>, skill: string) =>
  sql<boolean>`exists (select from seeker_skills where account_id = ${accountId}
    and (skill_id = ${matchSkill(skill) ?? null}::int or lower(value) = lower(${skill})))`
