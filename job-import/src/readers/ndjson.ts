import { type Json, parseJson } from '../json.ts'
import { adsIn } from './json-ads.ts'
import { linesOf } from './lines.ts'
import type { Reader } from './read.ts'

/** An ad a line, or a list of ads; blank lines are passed over. */
export const readNdjson: Reader = async function* (chunks, feed) {
  for await (const { number: line, text } of linesOf(chunks)) {
    if (text === null) {
      yield { line, reason: 'the line is too long' }
      continue
    }
    if (text.trim() === '') continue
    let value: Json
    try {
      value = parseJson(text)
    } catch {
      yield { line, reason: 'invalid JSON' }
      continue
    }
    const ads = adsIn(value, feed.name)
    if (ads.length === 0) yield { line, reason: 'contains no JobPosting' }
    for (const ad of ads) yield { line, ...ad }
  }
}
