import { type Json, parseJson } from '../json.ts'
import { MAX_AD_LENGTH } from './read.ts'

/** A value of a list, or the whole file's value; `value` is undefined where it is broken or too long. */
export interface JsonItem {
  line: number
  /** The depth of the list that holds it: 0 for a value of the file's own. */
  depth: number
  value: Json | undefined
}

/**
 * The objects of a file's list without holding the file: of `[…]`, or of the lists directly within `{…}` such as a
 * board's `jobs`. An object that holds no list of objects comes as itself.
 */
export async function* jsonItems(chunks: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  /** What is open, and of each whether it is an object. */
  const open: ('{' | '[')[] = []
  let line = 1
  let isInString = false
  let isEscaped = false
  let root = ''
  let hasItems = false
  let item = ''
  let itemDepth = -1
  let itemLine = 1

  const take = (text: string): Json | undefined => {
    if (text.length > MAX_AD_LENGTH) return undefined
    try {
      return parseJson(text)
    } catch {
      return undefined
    }
  }

  for await (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const letter = chunk[at]
      if (letter === '\n') line += 1
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (letter === '\\') isEscaped = true
        else if (letter === '"') isInString = false
        continue
      }
      if (letter === '"') isInString = true
      else if (letter === '{' || letter === '[') {
        const isItem = letter === '{' && itemDepth < 0 && isListOfAds(open)
        open.push(letter)
        if (isItem) {
          root += chunk.slice(from, at)
          itemDepth = open.length
          itemLine = line
          from = at
        }
      } else if (letter === '}' || letter === ']') {
        if (open.length === itemDepth) {
          yield { line: itemLine, depth: itemDepth - 1, value: take(item + chunk.slice(from, at + 1)) }
          hasItems = true
          item = ''
          itemDepth = -1
          from = at + 1
        }
        open.pop()
      }
    }
    const rest = chunk.slice(from)
    if (itemDepth < 0) root += rest
    else if (item.length <= MAX_AD_LENGTH) item += rest
    if (root.length > MAX_AD_LENGTH) break
  }
  if (itemDepth >= 0) yield { line: itemLine, depth: itemDepth - 1, value: undefined }
  else if (!hasItems && root.trim() !== '') yield { line: 1, depth: 0, value: take(root) }
}

const isListOfAds = (open: readonly string[]) =>
  open.at(-1) === '[' && (open.length === 1 || (open.length === 2 && open[0] === '{'))
