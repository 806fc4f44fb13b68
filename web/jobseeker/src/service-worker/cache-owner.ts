import { openedBy, outdated, ownerIn } from './cache-names.ts'

/** The reader of pages that were made for no account. */
export const NOBODY = 'nobody'

/** Who reads, from the moment of an answer on: whatever is kept is kept only while it is still this reader's turn. */
export interface CacheOwner {
  /** An account's id, or `nobody`. */
  id: string
  turn: number
}

let turn = 0
let changing: Promise<unknown> = Promise.resolve()

/** One after the other: what is kept for a reader never comes between another reader and their empty caches. */
const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => {
  const done = changing.then(work)
  changing = done.catch(() => undefined)
  return done
}

/** To be taken before something is asked for: an answer from before a change of readers tells nothing. */
export const ownerTurn = (): number => turn

/** An account's id, `nobody`, or undefined where no answer has told it yet. */
export const currentOwner = async (): Promise<string | undefined> => ownerIn(await caches.keys())

/**
 * Who an answer of our server was made for; what was kept for anybody else is removed first. One from before a change of readers
 * counts where it was made for whoever reads now, and changes nothing.
 */
export const ownerOfAnswer = async (
  answer: Response,
  turnAtStart: number,
): Promise<CacheOwner | undefined> => {
  const id = answer.headers.get('page-of')
  if (!id) return undefined
  return inTurn(async () => {
    const isCurrent = (await currentOwner()) === id
    if (!isCurrent && turnAtStart !== turn) return undefined
    if (!isCurrent) await changeTo(id)
    return { id, turn }
  })
}

/**
 * An answer with its reader; nothing where it tells none. Where the reader changed before it came, it may have been made for the
 * one before, and is asked for again.
 */
export const fetchForOwner = async (
  ask: () => Promise<Response>,
): Promise<{ reader: CacheOwner; answer: Response } | undefined> => {
  for (;;) {
    const turnAtStart = ownerTurn()
    const answer = await ask()
    const reader = await ownerOfAnswer(answer, turnAtStart)
    if (reader) return { reader, answer }
    if (turnAtStart === ownerTurn()) return undefined
  }
}

/** Does it while the reader is still the one who reads. */
export const whileOwner = (reader: CacheOwner, work: () => Promise<void>): Promise<void> =>
  inTurn(async () => {
    if (reader.turn === turn) await work()
  })

/** Forgets all that was kept for whoever read until now; answers that are still on their way are for nobody. */
export const clearOwner = (): Promise<void> => {
  turn += 1
  return inTurn(() => changeTo(NOBODY))
}

const changeTo = async (id: string): Promise<void> => {
  turn += 1
  for (const name of outdated(await caches.keys(), id)) await caches.delete(name)
  // Its name alone tells who reads.
  await caches.open(openedBy(id))
}
