import { formsIn, type TextSpan } from './literal-forms.ts'
import {
  type FormName,
  formNames,
  type Pattern,
  type PatternElement,
  type PatternSequence,
  patternOf,
} from './pattern.ts'
import { eachStart, isEndOfWord, type ReadableText } from './text.ts'
import { Trie } from './trie.ts'

interface MatchStep {
  slot: number
  gap: number
  isAcross: boolean
}
export type CompiledPattern = readonly (readonly MatchStep[])[]

/** A place of a text where a pattern holds. */
export interface PatternMatch extends TextSpan {
  sentence: number
}

/** What of all patterns' words is in a text, by slot, in the order of their starts. */
export type Occurrences = readonly (readonly TextSpan[] | undefined)[]

/**
 * Patterns over one trie: a text is read once, then each pattern is decided from where its words are. Both take time in
 * proportion to the text, whatever it repeats.
 */
export class PatternMatcher {
  private readonly trie = new Trie()
  private readonly slots = new Map<string, number>()
  private readonly formSlots = new Map<FormName, number[]>()

  private slotOf({ literals, forms: formNames }: PatternElement): number {
    const key = [...literals, '', ...formNames].join('|')
    const existing = this.slots.get(key)
    if (existing !== undefined) return existing
    const slot = this.slots.size
    this.slots.set(key, slot)
    for (const literal of literals) this.trie.add(literal, slot)
    for (const form of formNames) this.formSlots.set(form, [...(this.formSlots.get(form) ?? []), slot])
    return slot
  }

  compile(source: string, classes: Readonly<Record<string, string>>): CompiledPattern {
    const pattern: Pattern = patternOf(source, classes)
    return pattern.map((sequence: PatternSequence) =>
      sequence.map(element => ({ slot: this.slotOf(element), gap: element.gap, isAcross: element.isAcross })),
    )
  }

  read({ text }: ReadableText): Occurrences {
    const spansBySlot: (TextSpan[] | undefined)[] = Array.from({ length: this.slots.size })
    const add = (slot: number, start: number, end: number) => {
      const list = spansBySlot[slot]
      if (list) list.push({ start, end })
      else spansBySlot[slot] = [{ start, end }]
    }
    const isEnd = (end: number) => isEndOfWord(text, end)
    eachStart(text, start => this.trie.readAt(text, start, isEnd, (slot, end) => add(slot, start, end)))
    const formed = new Set<number>()
    for (const form of formNames) {
      const slots = this.formSlots.get(form)
      if (!slots) continue
      for (const { start, end } of formsIn(text, form))
        for (const slot of slots) {
          add(slot, start, end)
          formed.add(slot)
        }
    }
    for (const slot of formed) spansBySlot[slot]?.sort((a, b) => a.start - b.start)
    return spansBySlot
  }
}

/** Where the steps follow one another; of two ways to the same place, the nearer. */
const sequenceIn = (
  steps: readonly MatchStep[],
  { words, sentences }: ReadableText,
  occurrences: Occurrences,
): PatternMatch[] => {
  let partial: PatternMatch[] = []
  for (const [at, { slot, gap, isAcross }] of steps.entries()) {
    const places = occurrences[slot]
    if (!places) return []
    if (at === 0) {
      partial = places.map(({ start, end }) => ({ start, end, sentence: sentences[start] ?? 0 }))
      continue
    }
    partial.sort((a, b) => a.end - b.end)
    const next: PatternMatch[] = []
    let before = -1
    for (const { start, end } of places) {
      while (before + 1 < partial.length && (partial[before + 1]?.end ?? 0) <= start) before += 1
      const last = partial[before]
      if (!last || (!isAcross && sentences[last.end - 1] !== sentences[start])) continue
      if ((words[start] ?? 0) - (words[last.end] ?? 0) <= gap)
        next.push({ start: last.start, end, sentence: last.sentence })
    }
    partial = next
    if (partial.length === 0) return []
  }
  return partial
}

/** Where a pattern's first sequence is, in sentences that have all of its sequences. */
export const matchesIn = (
  pattern: CompiledPattern,
  text: ReadableText,
  occurrences: Occurrences,
): PatternMatch[] => {
  const [first = [], ...others] = pattern
  let matches = sequenceIn(first, text, occurrences)
  for (const other of others) {
    if (matches.length === 0) return []
    const beside = new Set(sequenceIn(other, text, occurrences).map(({ sentence }) => sentence))
    matches = matches.filter(({ sentence }) => beside.has(sentence))
  }
  return matches
}
