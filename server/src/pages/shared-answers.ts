import type { Outcome } from '@hanap/contracts/page'
import type { PageCache } from './page-cache.ts'

type Answer = Pick<Outcome<unknown>, 'ok'>
type Ask = (dependsOn: (...tags: string[]) => void) => Promise<Answer>

interface SharedAnswer {
  answer: Promise<Answer>
  tags: Set<string>
  /** Changes that had happened before it was asked for. */
  begunAfter: number
  askedAt: number
}

/** As long as a page: what tells of no change is as old as that at most. */
const MAX_AGE_MS = 60_000
export const MAX_ANSWERS = 500

/**
 * Answers that pages for anybody have in common, such as a market's best-known employers: asked for once, and again when what
 * they depend on has changed. The oldest are dropped first.
 */
export const createSharedAnswers = (
  { moment, haveChanged }: Pick<PageCache, 'moment' | 'haveChanged'>,
  now: () => number = Date.now,
) => {
  const cached = new Map<string, SharedAnswer>()

  const isCurrent = ({ tags, begunAfter, askedAt }: SharedAnswer) =>
    now() - askedAt < MAX_AGE_MS && !haveChanged([...tags], begunAfter)

  const begin = (key: string, ask: Ask) => {
    const tags = new Set<string>()
    const begunAfter = moment()
    const answer = ask((...names) => {
      for (const tag of names) tags.add(tag)
    })
    const shared: SharedAnswer = { answer, tags, begunAfter, askedAt: now() }
    cached.delete(key)
    cached.set(key, shared)
    const [oldest] = cached.keys()
    if (cached.size > MAX_ANSWERS && oldest !== undefined) cached.delete(oldest)
    const drop = () => {
      if (cached.get(key) === shared) cached.delete(key)
    }
    answer.then(({ ok }) => ok || drop(), drop)
    return shared
  }

  return {
    /** The answer for a key, which names all that it depends on but for its tags; the page is told those. */
    get: async (key: string, dependsOn: (...tags: string[]) => void, ask: Ask): Promise<Answer> => {
      const cachedAnswer = cached.get(key)
      const shared = cachedAnswer && isCurrent(cachedAnswer) ? cachedAnswer : begin(key, ask)
      const answer = await shared.answer
      dependsOn(...shared.tags)
      return answer
    },
    size: () => cached.size,
  }
}

export type SharedAnswers = ReturnType<typeof createSharedAnswers>
