import { isAfter } from '../cursor.ts'
import type { PageCandidate, PageRequest } from '../page.ts'
import type { PlannedWord } from '../plan.ts'
import { TopK } from '../top-k.ts'
import type { IndexState } from '../view.ts'
import { freshnessIn } from './freshness.ts'
import { TitleBonus } from './title-bonus.ts'
import { greatestWordScore, wordScores } from './word-scores.ts'

/** So many documents are scored before the next ones: what the page needs at least is known early, and their scores stay at hand. */
const BLOCK = 1024
/** Sums are not exact to the last bit: what is left out is a little further below. */
const ROUNDING = 1 - 1e-9

/** By word: what those after it score together at most. */
const scoresAfter = (words: readonly PlannedWord[]): number[] => {
  const most = words.map(greatestWordScore)
  return words.map((_, at) => most.slice(at + 1).reduce((sum, score) => sum + score, 0))
}

/**
 * The documents that the words score best among the first `length` of `scratch.hits`. One that cannot be among the best any more,
 * whatever it may still gain, is not scored further. Rearranges the list.
 */
export const firstByScore = (
  view: IndexState,
  segmentAt: number,
  words: readonly PlannedWord[],
  now: number,
  length: number,
  { count, tier, start, best }: PageRequest,
  into: PageCandidate[],
): void => {
  const segment = view.segments[segmentAt]
  const { hits: list, scores, wordScores: scoresOfWord, inTitle } = view.scratch
  const { ranks } = segment.baseOrder()
  const bonus = new TitleBonus(view, segmentAt, words)
  const freshness = freshnessIn(view, segment, now)
  const greatestShare = 1 + freshness.most
  const after = scoresAfter(words)
  const allWords = 2 ** words.length - 1
  const first = new TopK(
    count,
    (a, b) => scores[a] < scores[b] || (scores[a] === scores[b] && ranks[list[a]] > ranks[list[b]]),
  )
  let least = best.isFull ? best.items[0] * ROUNDING : Number.NEGATIVE_INFINITY

  /** What the title may add, where the words of these bits may be in it. */
  const bonusAtMost = (bits: number): number =>
    bits === 0 ? 0 : bits === allWords ? bonus.mostForAll : bonus.mostForSome

  /** Keeps the documents of a block that may reach the page by the words after this one; returns where they end. */
  const retainReaching = (from: number, to: number, word: number): number => {
    const wordsAfter = allWords - (2 ** (word + 1) - 1)
    const leastForSome = least / greatestShare - after[word]
    const leastForAll = leastForSome - bonus.mostForAll
    let left = from
    for (let at = from; at < to; at++) {
      const score = scores[at]
      if (score < leastForAll || score + bonusAtMost(inTitle[at] | wordsAfter) < leastForSome) continue
      list[left] = list[at]
      scores[left] = scores[at]
      inTitle[left++] = inTitle[at]
    }
    return left
  }

  /** Scores the words in a block; returns where the documents end that may reach the page. */
  const scoreWords = (from: number, end: number): number => {
    let to = end
    inTitle.fill(0, from, to)
    for (const [number, word] of words.entries()) {
      const range = { list, from, to }
      if (number === 0) wordScores(view, segmentAt, word, range, scores, 1)
      else {
        wordScores(view, segmentAt, word, range, scoresOfWord, 1 << number)
        for (let at = from; at < to; at++) scores[at] += scoresOfWord[at]
      }
      to = retainReaching(from, to, number)
    }
    return to
  }

  const offer = (at: number): void => {
    const slot = list[at]
    if (bonusAtMost(inTitle[at]) > 0) {
      if (bonus.hasNeighbours) scores[at] += bonus.neighboursOf(slot)
      scores[at] += bonus.sameTitleOf(slot)
    }
    if (scores[at] * (1 + freshness.atMost(slot)) < least) return
    scores[at] += scores[at] * freshness.of(slot)
    if (start && !isAfter(start, segment, slot, scores[at])) return
    first.offer(at)
    if (first.isFull) least = Math.max(least, scores[first.items[0]] * ROUNDING)
  }

  for (let from = 0; from < length; from += BLOCK) {
    const to = scoreWords(from, Math.min(from + BLOCK, length))
    for (let at = from; at < to; at++) offer(at)
  }
  for (const at of first.items) {
    into.push({ segmentAt, slot: list[at], number: scores[at], tier })
    best.offer(scores[at])
  }
}
