import type { SignedInPerson } from '../../calls/caller.ts'
import { companiesByIds } from '../companies/index.ts'
import { chatsStore } from './chats-store.ts'
import { messagesStore } from './messages/messages-store.ts'
import { participantsStore } from './participants-store.ts'
import { isSeekerHidden } from './rules.ts'
import type { ChatViewDeps } from './views.ts'

/** So many of a person's chats are searched by name, the latest first. */
const MAX_NAMED = 2000

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** Chats of the caller's whose other person, company, job or messages have these words. */
export const chatsNamed = async (
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
