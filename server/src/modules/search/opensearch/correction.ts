import { editsAllowed } from '@hanap/search-engine/search/spelling/correction'
import { z } from 'zod'
import { editsBetween } from '../edits.ts'
import { briefly } from './cluster.ts'
import { frequenciesOf } from './frequencies.ts'
import type { Within } from './plan.ts'
import type { Sought } from './sought.ts'

const HAS_DIGIT = /\p{N}/u
const MOST_CANDIDATES = 64

const Suggested = z.object({
  suggest: z.object({
    near: z.array(z.object({ options: z.array(z.object({ text: z.string() })) })),
  }),
})

/**
 * The term that a word which no document in scope holds most likely stands for: fewest edits, the same first letter, most
 * documents. Undefined when nothing there is near enough, or when more documents elsewhere hold it as typed: then it is a word.
 */
export const correctionOf = async (within: Within, word: Sought): Promise<string | undefined> => {
  const typed = word.spellings[0]?.terms[0] ?? ''
  const most = editsAllowed(typed.length)
  if (most === 0 || HAS_DIGIT.test(typed)) return undefined
  const { suggest } = await within.cluster.ask(
    {
      method: 'POST',
      path: `/${within.target}/_search`,
      query: { allow_partial_search_results: false },
      body: {
        size: 0,
        suggest: {
          near: {
            text: typed,
            term: {
              field: 'words',
              size: MOST_CANDIDATES,
              shard_size: MOST_CANDIDATES,
              suggest_mode: 'always',
              max_edits: most,
              prefix_length: 0,
              min_word_length: 1,
              accuracy: 0.01,
              max_inspections: 50,
            },
          },
        },
      },
    },
    Suggested,
    briefly,
  )
  const near = suggest.near
    .flatMap(({ options }) => options)
    .map(({ text }) => ({ text, edits: editsBetween(typed, text), sameStart: text[0] === typed[0] }))
    .filter(({ text, edits }) => edits <= most && text !== typed)
  if (near.length === 0) return undefined
  const { all, scoped } = await frequenciesOf(within, [typed, ...near.map(({ text }) => text)], within.scope)
  const count = (counts: ReadonlyMap<string, number>, text: string) => counts.get(text) ?? 0
  const [best] = near
    .filter(({ text }) => count(scoped, text) > 0)
    .sort(
      (a, b) =>
        a.edits - b.edits ||
        Number(b.sameStart) - Number(a.sameStart) ||
        count(scoped, b.text) - count(scoped, a.text) ||
        (a.text < b.text ? -1 : 1),
    )
  return best && count(all, typed) < count(scoped, best.text) ? best.text : undefined
}
