import type { ScorePart } from '../schema.ts'
import type { PlannedWord } from './plan.ts'
import { freshnessIn } from './score/freshness.ts'
import { TitleBonus } from './score/title-bonus.ts'
import { wordScores } from './score/word-scores.ts'
import type { IndexState } from './view.ts'

/** Writes the score of the words in each document of the list to `scratch.scores`, without bonuses and freshness. */
export const scoreAll = (
  view: IndexState,
  segmentAt: number,
  words: readonly PlannedWord[],
  list: Uint16Array,
  length: number,
): void => {
  const { wordScores: scoresOfWord } = view.scratch
  const scores = view.scratch.scores.fill(0, 0, length)
  for (const word of words) {
    wordScores(view, segmentAt, word, { list, from: 0, to: length }, scoresOfWord, 0)
    for (let at = 0; at < length; at++) scores[at] += scoresOfWord[at]
  }
}

/** The parts of one document's score, in the order in which they are added. */
export const explainScore = (
  view: IndexState,
  segmentAt: number,
  words: readonly PlannedWord[],
  slot: number,
  now: number,
): ScorePart[] => {
  const range = { list: Uint16Array.of(slot), from: 0, to: 1 }
  const parts: ScorePart[] = []
  let text = 0
  for (const word of words) {
    wordScores(view, segmentAt, word, range, view.scratch.wordScores, 0)
    const value = view.scratch.wordScores[0]
    parts.push({ kind: word.phrase ? 'phrase' : 'word', word: word.typed, value })
    text += value
  }
  const bonus = new TitleBonus(view, segmentAt, words)
  if (bonus.hasNeighbours) {
    const value = bonus.neighboursOf(slot)
    parts.push({ kind: 'neighbours', value })
    text += value
  }
  const sameTitle = bonus.sameTitleOf(slot)
  if (sameTitle > 0) {
    parts.push({ kind: 'title', value: sameTitle })
    text += sameTitle
  }
  if (view.layout.freshness) {
    parts.push({ kind: 'freshness', value: text * freshnessIn(view, view.segments[segmentAt], now).of(slot) })
  }
  return parts
}
