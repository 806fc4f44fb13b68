import type { ChatRequestKind } from '@hanap/contracts/chats/chat.schemas'
import type { SignedInPerson } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import type { AccountFacts } from '../../auth/index.ts'
import { sentApplication } from '../../job-applications/index.ts'
import { portfolioOf } from '../../profiles/index.ts'
import type { Resumes } from '../../resumes/index.ts'
import { findOwnChat } from '../access.ts'
import { grantedFileUrl } from './request-views.ts'
import { type ChatRequestRow, chatRequestsStore } from './requests-store.ts'
import { requestState } from './rules.ts'

export interface ContentDeps {
  db: Db
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  resumes: Pick<Resumes, 'isOwn' | 'factsByIds' | 'readFile'>
  /** Stores that somebody of a company is about to see what a seeker granted. */
  recordAccess(
    recruiter: { accountId: string; companyId: string },
    seen: { kind: 'contact' | 'resume'; seekerId: string; jobId: string | null },
  ): Promise<void>
}

interface Granted {
  request: ChatRequestRow
  owner: AccountFacts
}

/** What was granted and still is; who granted it may look at it too. */
const findGranted = async (
  { db, accountsByIds }: ContentDeps,
  caller: SignedInPerson,
  { chatId, requestId }: { chatId: string; requestId: string },
): Promise<Granted & { isForOthers: boolean }> => {
  const { side } = await findOwnChat(db, caller, chatId)
  const request = await chatRequestsStore.find(db, chatId, requestId)
  if (!request) throw new Refusal('request_not_found')
  const state = requestState(request, new Date())
  if (state === 'asked' || state === 'declined') throw new Refusal('request_not_granted')
  if (state !== 'granted' || request.owner_id === null) throw new Refusal('request_expired')
  const owner = (await accountsByIds([request.owner_id])).get(request.owner_id)
  if (!owner?.isStaying) throw new Refusal('request_expired')
  if (request.application_id !== null && !(await sentApplication(db, request.application_id)))
    throw new Refusal('request_expired')
  return { request, owner, isForOthers: side === request.asked_by }
}

/** Before anything is answered: who could not be stored is not shown. */
const record = async (
  { recordAccess }: ContentDeps,
  caller: SignedInPerson,
  { request, owner, isForOthers }: Granted & { isForOthers: boolean },
) => {
  if (!isForOthers || caller.kind !== 'recruiter' || caller.companyId === null) return
  const kind = request.kind === 'resume' || request.kind === 'application' ? 'resume' : 'contact'
  await recordAccess(
    { accountId: caller.accountId, companyId: caller.companyId },
    { kind, seekerId: owner.id, jobId: request.job_id },
  )
}

/** An application keeps the resume that went with it; otherwise one that its owner deleted is gone. */
const resumeIdOf = async (
  { db, resumes }: ContentDeps,
  { request, owner }: Granted,
): Promise<string | null> => {
  const { resume_id: id, application_id: applicationId } = request
  if (id === null) return null
  if (applicationId === null && !(await resumes.isOwn(db, owner.id, id))) throw new Refusal('request_expired')
  return id
}

const grantedValue = async ({ db }: ContentDeps, { request, owner }: Granted): Promise<string | null> => {
  const values: Partial<Record<ChatRequestKind, string | null>> = {
    phone: owner.phone?.number ?? null,
    email: owner.email,
    application: request.application_id,
    portfolio: request.kind === 'portfolio' ? (await portfolioOf(db, owner.id)).join('\n') : null,
  }
  return values[request.kind] ?? null
}

export const readContent = async (
  deps: ContentDeps,
  caller: SignedInPerson,
  ids: { chatId: string; requestId: string },
) => {
  const granted = await findGranted(deps, caller, ids)
  const resumeId = await resumeIdOf(deps, granted)
  const resume = resumeId === null ? undefined : (await deps.resumes.factsByIds([resumeId])).get(resumeId)
  const value = await grantedValue(deps, granted)
  await record(deps, caller, granted)
  const { request } = granted
  return {
    kind: request.kind,
    value,
    file: resume
      ? { name: resume.name, mime: resume.mime, size: resume.size, url: grantedFileUrl(request) }
      : null,
  }
}

export const readGrantedFile = async (
  deps: ContentDeps,
  caller: SignedInPerson,
  ids: { chatId: string; requestId: string },
) => {
  const granted = await findGranted(deps, caller, ids)
  const resumeId = await resumeIdOf(deps, granted)
  const file = resumeId === null ? undefined : await deps.resumes.readFile(resumeId)
  if (!file) throw new Refusal('request_not_granted')
  await record(deps, caller, granted)
  const { name, mime, size, bytes } = file
  return { info: { name, mime, size }, bytes }
}
