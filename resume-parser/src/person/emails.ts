import type { ReadText } from '../layout/line.ts'
import { type FoundValue, foundValue } from '../layout/text-piece.ts'

const EMAIL = /[A-Z0-9._%+'-]{1,64}\s?@\s?[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63})*\.[A-Z]{2,24}(?![A-Z0-9])/giu

/** The person's address: the first that stands outside `others`, the places that tell of other people. */
export const emailIn = (
  { text, links }: ReadText,
  others: readonly { start: number; end: number }[],
): FoundValue<string> | undefined => {
  const all = [...text.matchAll(EMAIL)]
  const isOwn = ({ index }: RegExpExecArray) =>
    !others.some(({ start, end }) => index >= start && index < end)
  const match = all.find(isOwn)
  if (match)
    return foundValue(match[0].replace(/\s/g, '').replace(/^[.'-]+/, ''), 0.98, {
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })
  const mailed = links
    .find(link => link.startsWith('mailto:'))
    ?.slice('mailto:'.length)
    .split('?')[0]
  if (mailed && /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(mailed))
    return foundValue(mailed, 0.8, { text: '', start: 0, end: 0 })
  const [other] = all
  return (
    other &&
    foundValue(other[0].replace(/\s/g, ''), 0.4, {
      text: other[0],
      start: other.index,
      end: other.index + other[0].length,
    })
  )
}
