const TOKENS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu
const TAGS = /<[^>]*>|&\w+;/g
const FNV_OFFSET = 0x811c_9dc5
const FNV_PRIME = 0x0100_0193

/** A text's words, or signs of scripts without spaces, without tags, case and marks of width. */
export const tokensOf = (text: string): readonly string[] =>
  text.replace(TAGS, ' ').normalize('NFKC').toLowerCase().match(TOKENS) ?? []

const hashOf = (tokens: readonly string[], from: number, to: number): number => {
  let hash = FNV_OFFSET
  for (let at = from; at < to; at++) {
    const token = tokens[at] ?? ''
    for (let sign = 0; sign < token.length; sign++) hash = Math.imul(hash ^ token.charCodeAt(sign), FNV_PRIME)
    hash = Math.imul(hash ^ 32, FNV_PRIME)
  }
  // The low bits of FNV alone are too regular to choose the smallest hashes by.
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85eb_ca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Hashes of all runs of so many tokens; of a shorter text the one of all of them. */
export const hashesOfRuns = (tokens: readonly string[], run: number): Set<number> => {
  const hashes = new Set<number>()
  for (let at = 0; at === 0 || at + run <= tokens.length; at++)
    hashes.add(hashOf(tokens, at, Math.min(at + run, tokens.length)))
  return hashes
}

/** Words that two writers hardly put one after another by chance. */
const LONG_RUN = 8
/** The same of a script that is written without spaces, where each sign is a token. */
const LONG_RUN_OF_SIGNS = 24

/** Hashes of every long run of a text's words, each once; as PostgreSQL's `integer` holds them. */
export const longRunsOf = (text: string): Int32Array => {
  const tokens = tokensOf(text)
  const signs = tokens.filter(token => token.length === 1).length
  return Int32Array.from(hashesOfRuns(tokens, signs > tokens.length / 2 ? LONG_RUN_OF_SIGNS : LONG_RUN))
}
