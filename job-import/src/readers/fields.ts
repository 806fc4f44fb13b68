import { isObject, type JsonObject, type JsonValue, jsonList } from '../json.ts'
import { JOB_TYPE_FLAG, periodInName, roleOf } from './field-roles.ts'
import { bareName, type FieldRole, type FieldRoleRank } from './role-names.ts'

interface RankedValue {
  text: string
  rank: number
}

/** An ad's values by what they tell, the ones that count first standing first. */
export interface FeedFields {
  values: Map<FieldRole, RankedValue[]>
  /** Names, as the feed writes them, of fields with values for which we know no use. */
  unread: Set<string>
}

const DEEPEST = 8
const MAX_VALUES = 4000

/** Roles of paths, which are the same in each of a feed's ads. */
const cachedRoles = new Map<string, FieldRoleRank | null>()
const MAX_CACHED_PATHS = 5000

/** What a path of names tells; null where we know no use for it. */
export const knownRole = (path: readonly string[]): FieldRoleRank | null => {
  const key = path.join('\u0000')
  const before = cachedRoles.get(key)
  if (before !== undefined) return before
  const role = roleOf(path) ?? null
  if (cachedRoles.size >= MAX_CACHED_PATHS) cachedRoles.clear()
  cachedRoles.set(key, role)
  return role
}

/** `Not specified` and its like say nothing. */
const SAYS_NOTHING = /^\s*(?:not specified|n\/?a|none|null|undefined|-+)?\s*$/i

/** What an object of a feed says, wherever in it each thing stands. */
export const fieldsOf = (ad: JsonObject): FeedFields => {
  const fields: FeedFields = { values: new Map(), unread: new Set() }
  let count = 0
  const add = (role: FieldRole, text: string, rank: number) => {
    const values = fields.values.get(role) ?? []
    values.push({ text, rank })
    fields.values.set(role, values)
  }
  const put = (path: readonly string[], text: string) => {
    count += 1
    if (count > MAX_VALUES) return
    const role = knownRole(path)
    if (JOB_TYPE_FLAG.test(bareName(path.at(-1) ?? '')) && FLAG.test(text.trim())) {
      if (!/^(?:0|false|no|n)$/i.test(text.trim())) add('jobType', nameOf(path.slice(-1)), 1)
      return
    }
    if (role === null) {
      if (text.trim() !== '') fields.unread.add(nameOf(path))
      return
    }
    if (SAYS_NOTHING.test(text) && !FLAGS.has(role.role)) return
    add(role.role, text, role.rank)
    const period = PAY.has(role.role) ? periodInName(path) : undefined
    if (period !== undefined) add('salaryPeriod', period, BY_NAME)
  }
  const walk = (value: JsonValue | undefined, path: readonly string[]): void => {
    if (typeof value === 'string') put(path, value)
    else if (typeof value === 'number' || typeof value === 'boolean') put(path, String(value))
    else if (isObject(value)) {
      if (path.length >= DEEPEST) return
      const section = sectionOf(value, path)
      if (section !== undefined) add(section.role, section.html, section.rank)
      else
        for (const [name, each] of Object.entries(value))
          walk(each, name === '@value' ? path : [...path, name])
    } else for (const each of jsonList(value)) walk(each, path)
  }
  walk(ad, [])
  for (const values of fields.values.values()) values.sort((a, b) => a.rank - b.rank)
  return fields
}

/** `<FullTime/>` says it by standing there. */
const FLAG = /^(?:|0|1|true|false|yes|no|y|n|x)$/i
const PAY: ReadonlySet<FieldRole> = new Set<FieldRole>(['salary', 'salaryMin', 'salaryMax'])
/** What a name says counts after what a field says. */
const BY_NAME = 5
const FLAGS: ReadonlySet<FieldRole> = new Set<FieldRole>([
  'remoteFlag',
  'hybridFlag',
  'officeFlag',
  'workplace',
])

const LONGEST_NAME = 60
const nameOf = (path: readonly string[]) =>
  path
    .map(each => each.replace(/^@/, ''))
    .slice(-2)
    .join('.')
    .slice(0, LONGEST_NAME)

const HEADING = /^(?:title|name|text|header|heading|label)$/
const TEXT = /^(?:value|content|body|html|description)$/
const LONG_TEXT: ReadonlySet<FieldRole> = new Set<FieldRole>([
  'body',
  'short',
  'requirements',
  'responsibilities',
  'benefits',
  'companyAbout',
])

/** A part of a description that has a heading of its own. */
const sectionOf = (
  value: JsonObject,
  path: readonly string[],
): (FieldRoleRank & { html: string }) | undefined => {
  const role = descriptionRole(path)
  if (role === undefined) return undefined
  const texts = Object.entries(value).flatMap(([name, each]) => {
    const text = isObject(each) ? each['@value'] : each
    return typeof text === 'string' ? [[bareName(name), text] as const] : []
  })
  const text = texts.find(([name]) => TEXT.test(name)) ?? texts.find(([name]) => name === 'text')
  const heading = texts.find(([name, each]) => HEADING.test(name) && name !== text?.[0] && each.length <= 100)
  if (!text || !heading) return undefined
  const [, content] = text
  if (content.trim() === '') return { ...role, html: '' }
  const body = /^\s*<li\b/i.test(content)
    ? `<ul>${content}</ul>`
    : /<\w/.test(content)
      ? content
      : `<p>${content}</p>`
  return { ...role, html: `<h3>${heading[1]}</h3>${body}` }
}

const PARTS = /^(?:sections?|lists?|blocks|parts|paragraphs)$/

const descriptionRole = (path: readonly string[]): FieldRoleRank | undefined => {
  const role = path.length === 0 ? null : knownRole(path)
  if (role !== null && LONG_TEXT.has(role.role)) return role
  return path.slice(-2).some(name => PARTS.test(bareName(name))) ? { role: 'body', rank: 1 } : undefined
}
