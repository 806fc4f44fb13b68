import { sql } from 'kysely'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { ONCE_WITHIN_HOURS } from './data-access.ts'

/** hiring.md: profiles that a company opens in 24 hours, whoever of it does. */
const MAX_PROFILES_A_DAY = 100

/** A member of a company who looks for people, perhaps for a job of theirs. */
export interface TalentViewer {
  accountId: string
  companyId: string
  jobId: string | null
}

const insertViews = async (
  trx: Db,
  { accountId, companyId, jobId }: TalentViewer,
  kind: 'found' | 'profile',
  seekerIds: readonly string[],
): Promise<void> => {
  await sql`
    insert into talent_views (account_id, recruiter_id, company_id, job_id, kind)
    select seen.account_id, ${accountId}, ${companyId}, ${jobId}, ${kind}
    from unnest(${[...seekerIds]}::text[]) as seen (account_id)
    where not exists (
      select from talent_views before
      where before.recruiter_id = ${accountId} and before.account_id = seen.account_id
        and before.kind = ${kind} and before.at > now() - make_interval(hours => ${ONCE_WITHIN_HOURS})
    )`.execute(trx)
}

/** Stores whom a search is about to show; who could not be stored is not shown. Two at once may both be stored. */
export const recordFound = async (
  db: Db,
  viewer: TalentViewer,
  seekerIds: readonly string[],
): Promise<void> => {
  if (seekerIds.length > 0) await insertViews(db, viewer, 'found', seekerIds)
}

interface OpenedCounts {
  num: number
  is_among: boolean
  /** Seconds until one fewer counts. */
  free_in: number | null
}

/** What a company's limit of profiles a day leaves. */
export interface ProfileLimit {
  max: number
  left: number
}

/**
 * Stores that a profile is about to be opened, and answers what is left of the company's day. Over the limit it refuses, and
 * says when the next may be opened; one that was opened within the day costs nothing again.
 */
export const openTalentProfile = (db: Db, viewer: TalentViewer, seekerId: string): Promise<ProfileLimit> =>
  db.transaction().execute(async trx => {
    // Two at once would both be the last one.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`talents of ${viewer.companyId}`}, 0))`.execute(
      trx,
    )
    const { rows } = await sql<OpenedCounts>`
      with opened as (
        select account_id, max(at) as at from talent_views
        where company_id = ${viewer.companyId} and kind = 'profile' and at > now() - interval '24 hours'
        group by account_id
      )
      select count(*)::int as num, coalesce(bool_or(account_id = ${seekerId}), false) as is_among,
        ceil(extract(epoch from min(at) + interval '24 hours' - now()))::int as free_in
      from opened`.execute(trx)
    const { num = 0, is_among: isAmong = false, free_in: freeIn = null } = rows[0] ?? {}
    if (!isAmong && num >= MAX_PROFILES_A_DAY) {
      const retryAfter = Math.max(1, freeIn ?? 1)
      const data = {
        max: MAX_PROFILES_A_DAY,
        available_at: new Date(Date.now() + retryAfter * 1000).toISOString(),
      }
      throw new Refusal('too_many_profiles', { retryAfter, data })
    }
    await insertViews(trx, viewer, 'profile', [seekerId])
    return { max: MAX_PROFILES_A_DAY, left: MAX_PROFILES_A_DAY - num - (isAmong ? 0 : 1) }
  })
