import { knownRole } from './fields.ts'
import type { FieldRole } from './role-names.ts'

const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\w[^>]*>|<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gu
const ATTRIBUTE = /([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*(?:"[^"]*[^\s"][^"]*"|'[^']*[^\s'][^']*')/gu

const FEWEST_ROLES = 3
/** An element that tells less than this share of what any tells is a part of an ad. */
const NEARLY_ALL = 0.8
const DEEPEST = 8

const bare = (name: string) => name.replace(/^.*:/, '')

/**
 * Which of a feed's elements is an ad, by what its beginning says within each: of those that tell nearly all that any
 * tells the innermost that stands beside others of its name, else the innermost that tells as much as any. Undefined where none has a title and two things more.
 */
export const itemElement = (head: string): string | undefined => {
  const open: string[] = []
  const elements = new Map<string, { name: string; depth: number; roles: Set<FieldRole> }>()
  /** Names of the elements that each open one has had already. */
  const had: Set<string>[] = [new Set()]
  const repeated = new Set<string>()
  const tell = (names: readonly string[]) => {
    for (let at = Math.max(0, names.length - DEEPEST); at < names.length - 1; at++) {
      const role = knownRole(names.slice(at + 1).map(bare))
      if (role === null) continue
      const key = names.slice(0, at + 1).join('/')
      const element = elements.get(key) ?? { name: names[at] ?? '', depth: at, roles: new Set<FieldRole>() }
      element.roles.add(role.role)
      elements.set(key, element)
    }
  }
  for (const [, cdata, slash, name, rest = '', text] of head.matchAll(TOKEN)) {
    if ((cdata ?? text ?? '').trim() !== '') tell(open)
    if (name === undefined) continue
    if (slash) {
      const at = open.lastIndexOf(name)
      if (at >= 0) {
        open.length = at
        had.length = at + 1
      }
      continue
    }
    const siblings = had.at(-1)
    open.push(name)
    if (siblings?.has(name)) repeated.add(open.join('/'))
    siblings?.add(name)
    had.push(new Set())
    for (const [, attribute = ''] of rest.matchAll(ATTRIBUTE)) tell([...open, attribute])
    if (rest.endsWith('/')) {
      open.pop()
      had.pop()
    }
  }
  const ads = [...elements].filter(([, { roles }]) => roles.has('title') && roles.size >= FEWEST_ROLES)
  const most = Math.max(0, ...ads.map(([, { roles }]) => roles.size))
  const isAd = ([key, { roles }]: (typeof ads)[number]) =>
    repeated.has(key) ? roles.size >= most * NEARLY_ALL : roles.size === most
  const innermost = ads
    .filter(isAd)
    .toSorted(
      ([aKey, a], [bKey, b]) => Number(repeated.has(bKey)) - Number(repeated.has(aKey)) || b.depth - a.depth,
    )
  return innermost[0]?.[1].name
}
