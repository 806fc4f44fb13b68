import { type Json, parseJson } from '../json.ts'
import { postingsIn } from './graph.ts'
import { MAX_AD_LENGTH, type Reader } from './read.ts'

const SCRIPT = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json[^>]*>([\s\S]*?)<\/script\s*>/gi

/** The JobPostings of a page's JSON-LD. A page is held whole: it is one ad, or a list of them. */
export const readPage: Reader = async function* (chunks) {
  let html = ''
  for await (const chunk of chunks) {
    html += chunk
    if (html.length > MAX_AD_LENGTH * 4) {
      yield { line: 1, reason: 'the page is too long' }
      return
    }
  }
  let isEmpty = true
  for (const script of html.matchAll(SCRIPT)) {
    const line = html.slice(0, script.index).split('\n').length
    const text = (script[1] ?? '').replace(
      /^\s*(?:<!--|(?:\/\/)?\s*<!\[CDATA\[)|(?:-->|(?:\/\/)?\s*\]\]>)\s*$/g,
      '',
    )
    if (text.trim() === '') continue
    let value: Json
    try {
      value = parseJson(withoutRawControls(text))
    } catch {
      isEmpty = false
      yield { line, reason: 'invalid JSON' }
      continue
    }
    for (const posting of postingsIn(value)) {
      isEmpty = false
      yield { line, posting }
    }
  }
  if (isEmpty) yield { line: 1, reason: 'contains no JobPosting' }
}

/** Many pages have line breaks within their JSON's strings, which JSON forbids. Elsewhere a blank means the same. */
const withoutRawControls = (json: string) => json.replaceAll(/[\n\r\t]/g, ' ')
