import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { SignedInPerson } from '../../calls/caller.ts'
import { companiesByIds } from '../companies/index.ts'
import { chatsStore } from './chats-store.ts'
import { messagesStore } from './messages/messages-store.ts'
import { type ChatScope, participantsStore } from './participants-store.ts'
import type { ResponseDeps } from './response/renew-responses.ts'
import { isSeekerHidden } from './rules.ts'
import type { ChatViewDeps } from './views.ts'

/** So many of a person's chats are searched by name, the latest first. */
const MAX_NAMED = 2000

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** Chats of the caller's whose other person, company, job or messages have these words. */
const chatsNamed = async (
  { db, jobs, accountsByIds }: ChatViewDeps,
  { accountId, kind }: SignedInPerson,
  words: string,
): Promise<string[]> => {
  const rows = await participantsStore.latestOf(db, accountId, MAX_NAMED)
  const otherIds = rows.flatMap(row => (kind === 'seeker' ? row.recruiter_id : row.seeker_id) ?? [])
  const contexts = await chatsStore.contextsOf(
    db,
    rows.map(({ id }) => id),
  )
  const [others, companies, facts, withWords] = await Promise.all([
    accountsByIds([...new Set(otherIds)]),
    companiesByIds(db, [...new Set(rows.flatMap(row => row.company_id ?? []))]),
    jobs.factsByIds([...new Set([...contexts.values()].map(({ jobId }) => jobId))]),
    messagesStore.chatsWith(db, accountId, words),
  ])
  const titles = new Map(facts.map(job => [job.id, job.title]))
  const foldedWords = folded(words)
  const named = rows.filter(row => {
    const other = others.get((kind === 'seeker' ? row.recruiter_id : row.seeker_id) ?? '')
    const texts = [
      other &&
        !(kind === 'recruiter' && isSeekerHidden(row, 'recruiter')) &&
        `${other.firstName} ${other.lastName} ${other.firstName}`,
      kind === 'seeker' ? companies.get(row.company_id ?? '')?.name : undefined,
      titles.get(contexts.get(row.id)?.jobId ?? ''),
    ]
    return texts.some(text => text && folded(text).includes(foldedWords))
  })
  return [...new Set([...named.map(({ id }) => id), ...withWords])]
}

/** Chats of the caller's about an application at this stage. */
const chatsAt = async (
  { db, applicationsAt }: Pick<ResponseDeps, 'db' | 'applicationsAt'>,
  { accountId }: SignedInPerson,
  stage: Stage,
  scope: ChatScope,
): Promise<string[]> => {
  const rows = await participantsStore.applicationsIn(db, accountId, scope)
  const atStage = await applicationsAt(
    rows.map(row => row.application_id),
    stage,
  )
  return rows.filter(row => atStage.has(row.application_id)).map(row => row.chat_id)
}

export interface ChatSearch {
  words: string | undefined
  stage: Stage | undefined
  scope: ChatScope
}

/** Chats of the caller's that were searched for; undefined where nothing narrows them. */
export const chatsSearched = async (
  deps: ChatViewDeps & Pick<ResponseDeps, 'applicationsAt'>,
  caller: SignedInPerson,
  { words, stage, scope }: ChatSearch,
): Promise<string[] | undefined> => {
  const named = words ? await chatsNamed(deps, caller, words) : undefined
  if (stage === undefined) return named
  const atStage = new Set(await chatsAt(deps, caller, stage, scope))
  return named ? named.filter(id => atStage.has(id)) : [...atStage]
}
