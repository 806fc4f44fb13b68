import type { LanguageCode } from '@hanap/markets/languages'
import type { Locator } from 'playwright-core'
import { masked } from './masked.ts'

interface AccessibilityNode {
  /** Role, name and states as Playwright writes them. */
  line: string
  children: AccessibilityNode[]
}

const LONGEST_LINE = 110
/** Of so many neighbours of one role at least, the first two tell what the others are like. */
const MANY = 5
const SHOWN = 2

/** Playwright quotes a line for YAML where it has a colon or a quotation mark. */
const unquoted = (line: string) =>
  line
    .replace(/^- '(.*)'(.*)$/, (_all, text, rest) => `- ${text.replaceAll("''", "'")}${rest}`)
    .replace(/^(- \w+:) (".*")$/, (_all, role, text) => `${role} ${JSON.parse(text)}`)

/** Its lines are indented by two blanks a level. */
const partsOf = (text: string): AccessibilityNode[] => {
  const root: AccessibilityNode = { line: '', children: [] }
  const path = [root]
  for (const line of text.split('\n')) {
    const depth = line.search(/\S/) / 2
    const part: AccessibilityNode = { line: unquoted(line.trim()), children: [] }
    path[depth]?.children.push(part)
    path.splice(depth + 1, path.length, part)
  }
  return root.children
}

const roleOf = ({ line }: AccessibilityNode) => /^- ([\w/]+)/.exec(line)?.[1] ?? ''
const nameOf = (line: string) => /^- (?:text: (.*)|\w+ "(.*?)".*)$/.exec(line)?.slice(1).find(Boolean)

/** A label's text says again what the control beside it is called. */
const isSaidBeside = (part: AccessibilityNode, ...beside: (AccessibilityNode | undefined)[]) =>
  roleOf(part) === 'text' && beside.some(each => each && nameOf(each.line) === nameOf(part.line))

const shortened = (parts: readonly AccessibilityNode[]): AccessibilityNode[] => {
  const told = parts.filter(
    (part, at) => roleOf(part) !== '/url' && !isSaidBeside(part, parts[at - 1], parts[at + 1]),
  )
  const short: AccessibilityNode[] = []
  for (let at = 0; at < told.length; ) {
    const role = roleOf(told[at] ?? { line: '', children: [] })
    const end = told.findIndex((part, index) => index > at && roleOf(part) !== role)
    const run = told.slice(at, end < 0 ? told.length : end)
    const isMany = run.length >= MANY && role !== 'paragraph'
    short.push(...(isMany ? run.slice(0, SHOWN) : run))
    if (isMany) short.push({ line: `- … ${run.length - SHOWN} more: ${role}`, children: [] })
    at += run.length
  }
  return short.map(({ line, children }) => {
    const left = shortened(children)
    return { line: left.length > 0 ? line : line.replace(/:$/, ''), children: left }
  })
}

const written = (parts: readonly AccessibilityNode[], indent = ''): string =>
  parts
    .map(({ line, children }) => {
      const cut = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line
      return `${indent}${cut}\n${written(children, `${indent}  `)}`
    })
    .join('')

/** What assistive technology finds in a part of a page, short enough to be read by a reviewer. */
export const accessibilityTree = async (part: Locator, language: LanguageCode): Promise<string> =>
  masked(written(shortened(partsOf(await part.ariaSnapshot()))), language)
