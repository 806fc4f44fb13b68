import type { AnswerOf } from '@hanap/contracts/call'
import type { readPublicProfile } from '@hanap/contracts/jobseekers/public-profile.calls'
import type { Seeker } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import type { Db } from '../../db/client.ts'
import { findableAmong } from '../privacy/index.ts'
import { applicantProfileOf } from '../profiles/index.ts'
import { loadTalents } from './load-talents.ts'
import { talentFactsOf } from './talent-facts.ts'
import { talentOf } from './talent-views.ts'

const asStranger = { job: undefined, greeting: undefined, revealed: undefined }

/** A seeker's profile as each audience is shown it: by the same views as theirs, so that none shows more than it says. */
export const publicProfileOf = async (
  db: Db,
  { accountId, user }: Seeker,
  locale: Locale,
): Promise<AnswerOf<typeof readPublicProfile>['profile']> => {
  const [findable, applicant] = await Promise.all([
    findableAmong(db, [accountId]),
    applicantProfileOf(db, accountId, locale.language),
  ])
  const now = new Date()
  const [row] = await loadTalents(db, [findable[0] ?? { id: accountId, at: now, changed_at: now }])
  const { first_name, last_name, avatar } = user
  return {
    applicant: { ...applicant, first_name, last_name, avatar },
    is_findable: findable.length > 0,
    talent: row ? talentOf(talentFactsOf(row, now), asStranger, locale) : null,
  }
}
