import type { RandomBelow } from './ads.ts'

type Slipping = (word: string, at: number, random: RandomBelow) => string

/** One slip of the fingers in a word, at a sign that is neither the first nor the last. */
const slips: ReadonlyMap<string, Slipping> = new Map([
  ['sign left out', (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)],
  ['sign doubled', (word: string, at: number) => word.slice(0, at + 1) + word.slice(at)],
  [
    'signs swapped',
    (word: string, at: number) =>
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ],
  [
    'other sign',
    (word: string, at: number, random: RandomBelow) =>
      word.slice(0, at) + word.charAt(random(word.length)) + word.slice(at + 1),
  ],
  ['last sign left out', (word: string) => word.slice(0, -1)],
])
export const slipNames = [...slips.keys()]

/** An error in a shorter word is corrected by nobody, people neither. */
const SHORTEST = 5
const SPELT = /^[\p{Script=Latin}\p{Script=Arabic}]+$/u

/** The text with this slip in one of its longer words; undefined where it has none, or the slip changes nothing. */
export const withSlip = (text: string, slip: string, random: RandomBelow): string | undefined => {
  const words = text.split(' ')
  const long = [...words.entries()].filter(([, word]) => word.length >= SHORTEST && SPELT.test(word))
  const [at, word] = long[random(long.length)] ?? []
  if (at === undefined || word === undefined) return undefined
  const wrong = slips.get(slip)?.(word, 1 + random(word.length - 2), random) ?? word
  return wrong === word ? undefined : words.with(at, wrong).join(' ')
}
