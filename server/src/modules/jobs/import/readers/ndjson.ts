import { isObject, type Json, parseJson } from '../json.ts'
import { postingsIn } from './graph.ts'
import { linesOf } from './lines.ts'
import type { Reader } from './read.ts'

/** A JobPosting a line; blank lines are passed over. */
export const readNdjson: Reader = async function* (chunks) {
  for await (const { number: line, text } of linesOf(chunks)) {
    if (text === null) {
      yield { line, reason: 'line too long' }
      continue
    }
    if (text.trim() === '') continue
    let value: Json
    try {
      value = parseJson(text)
    } catch {
      yield { line, reason: 'broken JSON' }
      continue
    }
    const postings = postingsIn(value)
    // An object without a type, but with a title, is meant as one.
    if (postings.length === 0 && isObject(value) && value['@type'] === undefined && value.title !== undefined)
      postings.push(value)
    if (postings.length === 0) yield { line, reason: 'no JobPosting' }
    for (const posting of postings) yield { line, posting }
  }
}
