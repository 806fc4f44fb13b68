import type { Choices, Hit } from '../../schema.ts'
import type { Bits } from '../../store/bits.ts'
import { locateDocument } from '../../store/locate.ts'
import { scopeMasks } from '../choices.ts'
import { docsWithWord } from '../match.ts'
import { firstByNumber, type PageCandidate, pageOfCandidates, pageRequest } from '../page.ts'
import { type PlannedWord, termUse } from '../plan.ts'
import { ANYWHERE } from '../query-terms.ts'
import { scoreAll } from '../score.ts'
import type { IndexState } from '../view.ts'

export interface SimilarOptions {
  limit: number
  scope?: Choices
}

/** Rarest first: what a title shares with few others says most about it. */
const MAX_TERMS = 12

/** Documents that share words with the title of this one, best first; empty when it is not in the index. */
export const similarDocuments = (view: IndexState, id: string, { limit, scope }: SimilarOptions): Hit[] => {
  const place = locateDocument(view.allSegments, id)
  if (!place) return []
  const words = titleWords(view, place.segment.facts, place.slot, number => place.segment.termText(number))
  const masks = scopeMasks(view, scope)
  const candidates: PageCandidate[] = []
  const request = pageRequest(limit, 0, null)
  for (const [at, segment] of view.segments.entries()) {
    view.checkTime()
    const list = docsWithAny(view, at, words, masks[at])
    const own = segment === place.segment ? place.slot : -1
    const others = list.filter(slot => slot !== own)
    scoreAll(view, at, words, others, others.length)
    firstByNumber(view, at, others, others.length, view.scratch.scores, request, candidates)
  }
  return pageOfCandidates(view, candidates, 0, limit).map(({ segmentAt, slot, number }) => ({
    id: view.segments[segmentAt].id(slot),
    stored: view.segments[segmentAt].stored(slot),
    score: number,
  }))
}

const titleWords = (
  view: IndexState,
  facts: { leadOffsets: Uint32Array; leadTerms: Uint32Array },
  slot: number,
  text: (number: number) => string,
): PlannedWord[] => {
  const numbers = new Set(facts.leadTerms.subarray(facts.leadOffsets[slot], facts.leadOffsets[slot + 1]))
  const uses = [...numbers].map(number => termUse(view, text(number)))
  const rarest = new Set(uses.toSorted((a, b) => b.rarity - a.rarity).slice(0, MAX_TERMS))
  return uses
    .filter(use => rarest.has(use))
    .map(use => ({
      typed: use.text,
      spellings: [{ terms: [use], weight: 1 }],
      rarity: use.rarity,
      parts: [],
      field: ANYWHERE,
      phrase: null,
      word: null,
    }))
}

const docsWithAny = (
  view: IndexState,
  at: number,
  words: readonly PlannedWord[],
  mask: Bits | null,
): Uint16Array => {
  const together: PlannedWord = {
    typed: '',
    spellings: words.flatMap(word => word.spellings),
    rarity: 0,
    parts: [],
    field: ANYWHERE,
    phrase: null,
    word: null,
  }
  const { hits } = view.scratch
  const length = docsWithWord(view, at, together, mask, hits)
  return hits.slice(0, length)
}
