import { randomUUID } from 'node:crypto'
import type { PromptNotices } from '../../../db/prompt-notices.ts'
import type { Sockets } from '../../../sockets/sockets.ts'
import type { Task } from '../../../tasks/every.ts'

/** On which processes ask each other whose pages are visible. Nothing of it is stored. */
const PRESENCE_CHANNEL = 'chat_presence'

/** What does not answer within this has no page, or is busy: who is told in vain is told once. */
const ANSWER_WITHIN_MS = 400
/** A notice of the database has at most 8,000 bytes. */
const IDS_A_NOTICE = 300

export interface ChatPresenceDeps {
  promptNotices: PromptNotices
  sockets: Pick<Sockets, 'ofAccount'>
}

/** Of some accounts, those that have a visible page, by whatever process. */
export type VisibleAmong = (accountIds: readonly string[]) => Promise<ReadonlySet<string>>

const slices = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / IDS_A_NOTICE) }, (_, at) =>
    ids.slice(at * IDS_A_NOTICE, (at + 1) * IDS_A_NOTICE),
  )

/** Answers other processes which accounts have a visible page here, and asks them. */
export const chatPresence = ({
  promptNotices,
  sockets,
}: ChatPresenceDeps): Task & { visibleAmong: VisibleAmong } => {
  const answersTo = new Map<string, Set<string>>()
  const isHere = (id: string) => sockets.ofAccount(id).some(({ isVisible }) => isVisible)
  const tell = (is: 'ask' | 'here', question: string, ids: readonly string[]) => {
    for (const slice of slices(ids))
      promptNotices.tell({ channel: PRESENCE_CHANNEL, payload: [is, question, ...slice].join(' ') })
  }
  const hear = (payload: string) => {
    const [is, question = '', ...ids] = payload.split(' ')
    if (is === 'ask') tell('here', question, ids.filter(isHere))
    if (is === 'here') for (const id of ids) answersTo.get(question)?.add(id)
  }

  let listening: { unlisten(): void } | undefined
  return {
    start: async () => {
      listening = await promptNotices.listen(PRESENCE_CHANNEL, hear)
    },
    stop: async () => listening?.unlisten(),

    visibleAmong: async accountIds => {
      const visible = new Set(accountIds.filter(isHere))
      const others = accountIds.filter(id => !visible.has(id))
      if (others.length === 0) return visible
      const question = randomUUID()
      answersTo.set(question, visible)
      tell('ask', question, others)
      await new Promise(answered => setTimeout(answered, ANSWER_WITHIN_MS))
      answersTo.delete(question)
      return visible
    },
  }
}
