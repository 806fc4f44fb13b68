import { XMLParser } from 'fast-xml-parser'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { foreignPosting } from './foreign-posting.ts'
import type { Reader } from './read.ts'
import { xmlItems } from './xml-items.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '@value',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
})

/** Indeed-style XML, feeds under other names in ten languages, and RSS: one element an ad. */
export const readXml: Reader = async function* (chunks, feed) {
  let isEmpty = true
  for await (const { line, text } of xmlItems(chunks)) {
    isEmpty = false
    const fields = text === null ? undefined : elementOf(text)
    if (fields) yield { line, ...foreignPosting(fields, feed.name) }
    else yield { line, reason: 'invalid XML' }
  }
  if (isEmpty) yield { line: 1, reason: 'the XML contains no ads' }
}

const elementOf = (text: string): JsonObject | undefined => {
  try {
    const parsed: Json = parser.parse(text)
    const [fields] = isObject(parsed) ? Object.values(parsed) : []
    return isObject(fields) ? fields : undefined
  } catch {
    return undefined
  }
}
