import type { Db } from '../../db/client.ts'
import { accountFactsByIds } from '../auth/index.ts'
import { blockedByAccounts } from '../companies/index.ts'
import { jobPreferencesOfAll } from '../job-preferences/index.ts'
import type { FindableSeeker } from '../privacy/index.ts'
import { wholeProfiles } from '../profiles/index.ts'
import { resumeSourcesOf } from '../resumes/index.ts'
import type { TalentRow } from './talent-facts.ts'

const nobody: ReadonlyMap<string, never[]> = new Map()

/** Seekers who may be found, with all that companies are shown of them; who is suspended or leaves is none of them. */
export const loadTalents = async (db: Db, seekers: readonly FindableSeeker[]): Promise<TalentRow[]> => {
  const ids = seekers.map(({ id }) => id)
  const [accounts, profiles, preferences, sources, blocked] =
    ids.length === 0
      ? [new Map(), new Map(), nobody, nobody, nobody]
      : await Promise.all([
          accountFactsByIds(db, ids),
          wholeProfiles(db, ids),
          jobPreferencesOfAll(db, ids),
          resumeSourcesOf(db, ids),
          blockedByAccounts(db, ids),
        ])
  return seekers.flatMap(({ id, at, changed_at }) => {
    const [account, whole] = [accounts.get(id), profiles.get(id)]
    if (!account?.isStaying || account.kind !== 'seeker' || !whole) return []
    return {
      id,
      // Who only said that they may be found has changed nothing.
      updatedAt: changed_at > at ? changed_at : (whole.writtenAt ?? at),
      account,
      whole,
      preferences: preferences.get(id) ?? [],
      resumeSources: sources.get(id) ?? [],
      blockedCompanies: blocked.get(id) ?? [],
    }
  })
}
