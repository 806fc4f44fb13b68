/** What windows-1252 shows for the bytes 80 to 9F; the five that it lacks are control characters. */
const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const byteOf = (letter: string): number => {
  const code = letter.charCodeAt(0)
  if (code >= 0x80 && code <= 0xff) return code
  const at = C1.indexOf(letter)
  return at < 0 ? -1 : 0x80 + at
}

const continuing = `[\\u0080-\\u00bf${C1}]`
/** UTF-8 sequences that were read as windows-1252 or Latin-1: a lead byte and the bytes that must follow it. */
const SEQUENCE = new RegExp(
  `[\\u00c3-\\u00df]${continuing}|\\u00c2[\\u0080-\\u00bf${C1}]|[\\u00e0-\\u00ef]${continuing}{2}|[\\u00f0-\\u00f4]${continuing}{3}`,
  'g',
)
const MAY_BE_BROKEN = /[\u00c2-\u00f4][\s\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

const decoder = new TextDecoder('utf-8', { fatal: true })

const repaired = (sequence: string, at: number, text: string): string => {
  // `“MAÇÔ”` may end in a capital and a quotation mark: there the two letters are themselves.
  const before = text[at - 1] ?? ''
  if (sequence.length === 2 && /[‘’“”–—…]/.test(sequence[1] ?? '') && /\p{Lu}/u.test(before)) return sequence
  try {
    return decoder.decode(Uint8Array.from(sequence, byteOf))
  } catch {
    return sequence
  }
}

/**
 * Turns back what became `â€¢` or `Ã©` because UTF-8 was read as windows-1252, once or twice. A text that was
 * written so on purpose has a single such letter, never a whole sequence.
 */
export const repairMojibake = (text: string): string => {
  let current = text
  for (let pass = 0; pass < 2 && MAY_BE_BROKEN.test(current); pass++) {
    const next = current
      .replace(SEQUENCE, repaired)
      // The last byte of a closing quotation mark has no windows-1252 letter and is lost on the way.
      .replace(/â€(?=[\s.,;:!?)]|$)/g, '”')
      .replace(/(?<=^|[\s.,;:!?)])Â(?=\s|$)/g, '')
    if (next === current) break
    current = next
  }
  return current
}
