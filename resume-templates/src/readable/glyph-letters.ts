/** The one character that Unicode has for a lam and an alef in one glyph; readers know it as both letters. */
const ONE_CHARACTER: Readonly<Record<string, string>> = {
  '06440627': 'FEFB',
  '06440623': 'FEF7',
  '06440625': 'FEF9',
  '06440622': 'FEF5',
}
const MARKS = /^(?:06(?:1[0-9A]|4[B-F]|5[0-9A-F]|70))+$/
const ARABIC = /^(?:06[0-9A-F]{2})+$/
const ENTRY = /<([0-9A-F]{4})> <((?:[0-9A-F]{4}){2,})>/gi

/** Glyphs of a font that take room, by their numbers: `/W [0 0 443 5 9 362]`, each three a range and its width. */
const wideGlyphs = (font: string): Set<number> => {
  const numbers = (/\/W \[([^[\]]*)\]/.exec(font)?.[1] ?? '').trim().split(/\s+/).map(Number)
  const wide = new Set<number>()
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [first = 0, last = 0, width = 0] = numbers.slice(at, at + 3)
    if (width > 0) for (let glyph = first; glyph <= last; glyph++) wide.add(glyph)
  }
  return wide
}

/**
 * A font's map from glyphs to letters in which each Arabic glyph has its own. The compiler lets one of the glyphs of a
 * letter and its marks say all of them; and readers turn what one glyph says around, letter by letter.
 */
export const ownLetters = (map: string, font: string): string => {
  const wide = wideGlyphs(font)
  return map.replace(ENTRY, (entry, glyph: string, hex: string) => {
    const letters = hex.toUpperCase()
    if (!ARABIC.test(letters)) return entry
    const one = ONE_CHARACTER[letters]
    if (one) return `<${glyph}> <${one}>`
    const marks = letters.slice(4)
    // A mark takes no room: it stands above or below its letter.
    if (MARKS.test(marks))
      return `<${glyph}> <${wide.has(Number.parseInt(glyph, 16)) ? letters.slice(0, 4) : marks}>`
    return `<${glyph}> <${(letters.match(/.{4}/g) ?? []).toReversed().join('')}>`
  })
}

/** What each glyph of a map says. */
export const lettersOf = (map: string): Map<number, string> =>
  new Map(
    Array.from(map.matchAll(/<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>/gi), ([, glyph = '', letters = '']) => [
      Number.parseInt(glyph, 16),
      (letters.match(/.{4}/g) ?? []).map(code => String.fromCharCode(Number.parseInt(code, 16))).join(''),
    ]),
  )
