import type { InterviewSide } from '@hanap/contracts/interviews/interview.schemas'
import type { SignedInPerson } from '../../calls/caller.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { type InterviewRow, type InterviewScope, interviewsStore } from './interviews-store.ts'

/** Whoever leads the company sees all of its interviews. */
const leadsCompany = (caller: SignedInPerson) =>
  caller.kind === 'recruiter' && (caller.role === 'owner' || caller.role === 'admin')

/** Which interviews are a person's; undefined for a recruiter of no company. */
export const interviewScope = (caller: SignedInPerson): InterviewScope | undefined => {
  if (caller.kind === 'seeker') return { seekerId: caller.accountId }
  const { accountId, companyId } = caller
  return companyId === null ? undefined : { memberId: accountId, companyId, isAll: leadsCompany(caller) }
}

const sideOf = async (
  db: Db,
  interview: InterviewRow,
  caller: SignedInPerson,
): Promise<InterviewSide | undefined> => {
  if (caller.kind === 'seeker') return interview.seeker_id === caller.accountId ? 'seeker' : undefined
  if (caller.companyId !== interview.company_id) return undefined
  const isOwn =
    leadsCompany(caller) ||
    interview.recruiter_id === caller.accountId ||
    (await interviewsStore.isInterviewer(db, interview.id, caller.accountId))
  return isOwn ? 'recruiter' : undefined
}

/** An interview of the caller's, as `read` finds it; another's is not found. */
export const findOwnInterview = async (
  db: Db,
  caller: SignedInPerson,
  id: string,
  read: (db: Db, id: string) => Promise<InterviewRow | undefined> = interviewsStore.find,
): Promise<{ interview: InterviewRow; side: InterviewSide }> => {
  const interview = await read(db, id)
  const side = interview && (await sideOf(db, interview, caller))
  if (!side) throw new Refusal('interview_not_found')
  return { interview, side }
}
