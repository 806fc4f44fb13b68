import type { JsonObject } from '../json.ts'
import { MAX_AD_LENGTH, type Reader } from './read.ts'

/** A page of text under a head of `key: value` lines between `---`, as static job sites keep their ads. */
export const readFrontMatter: Reader = async function* (chunks, feed) {
  let text = ''
  for await (const chunk of chunks) {
    text += chunk
    if (text.length > MAX_AD_LENGTH) {
      yield { line: 1, reason: 'the page is too long' }
      return
    }
  }
  const parts = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*\r?(?:\n|$)([\s\S]*)$/.exec(text)
  if (!parts) {
    yield { line: 1, reason: 'the front matter has no end' }
    return
  }
  const [, head = '', body = ''] = parts
  yield { line: 1, posting: postingOf(fieldsOf(head), body, feed.name) }
}

/** Values a line, and lists of `- value` lines; what is nested otherwise is passed over. */
const fieldsOf = (head: string): Map<string, string[]> => {
  const fields = new Map<string, string[]>()
  let current: string[] | undefined
  for (const line of head.split(/\r?\n/)) {
    const field = /^(\w+):\s*(.*)$/.exec(line)
    const item = /^\s*-\s+(.*)$/.exec(line)
    if (field?.[1]) {
      current = []
      fields.set(field[1].toLowerCase(), current)
      if (field[2]) current.push(plain(field[2]))
    } else if (item?.[1]) current?.push(plain(item[1]))
  }
  return fields
}

const plain = (value: string) =>
  value
    .replace(/^!!\w+\s*/, '')
    .replace(/\s+#\s.*$/, '')
    .replace(/^(['"])(.*)\1\s*$/, '$2')
    .trim()

const postingOf = (fields: Map<string, string[]>, body: string, name: string): JsonObject => {
  const first = (key: string) => fields.get(key)?.[0]
  return {
    '@type': 'JobPosting',
    identifier: { name: 'front-matter', value: name },
    title: first('title'),
    description: body,
    datePosted: first('created') ?? first('date'),
    hiringOrganization: { name: first('company') },
    employmentType: fields.get('contract') ?? [],
    jobLocation: { address: first('location') },
    jobLocationType: /\b(remote|telecommute|work from home)\b/i.test(first('location') ?? '')
      ? 'TELECOMMUTE'
      : undefined,
    skills: fields.get('tags') ?? [],
    url: first('url'),
  }
}
