import { marked, type Token, type Tokens } from 'marked'

/** What Markdown of a course may hold, by the names of `marked`. */
const ALLOWED = new Set([
  'space',
  'paragraph',
  'heading',
  'list',
  'list_item',
  'table',
  'blockquote',
  'text',
  'strong',
  'em',
  'link',
  'escape',
  'br',
])

const INSTEAD: Record<string, string> = {
  html: 'raw HTML is not taken; write Markdown, and &lt; for a sign that is meant',
  image: 'images are not taken; say it in words or in a table',
  code: 'blocks of code are not taken, nor lines that begin with four spaces; use a block quote ("> ")',
  codespan: 'code in backticks is not taken; use **bold** or quotation marks',
  hr: 'lines across are not taken; use a heading ("### ")',
  del: 'text that is crossed out is not taken',
  checkbox: 'check boxes are not taken; write a plain list, or the "checks" of an exercise',
}

const isTable = (token: Token): token is Tokens.Table => token.type === 'table' && 'header' in token

const childrenOf = (token: Token): Token[] => {
  if (isTable(token)) return [...token.header, ...token.rows.flat()].flatMap(cell => cell.tokens)
  if (token.type === 'list') return token.items
  return 'tokens' in token && token.tokens ? token.tokens : []
}

/** Links of our own lead to a course or one of its lessons. */
const isOwnPath = (href: string) => /^\/courses\/[a-z0-9-]+(\/[a-z0-9-]+\/[a-z0-9-]+)?$/.test(href)
const isWebAddress = (href: string) => URL.parse(href)?.protocol === 'https:'

export interface BodyFinding {
  /** From 0, within the body. */
  line: number
  message: string
}

const reasonOf = (token: Token): string | undefined => {
  if (!ALLOWED.has(token.type))
    return INSTEAD[token.type] ?? `${token.type} is not taken; see docs/developers/courses.md`
  if (token.type === 'heading' && (token.depth < 3 || token.depth > 4))
    return 'headings are of the third or fourth level: "### " or "#### "; the page has the first two'
  if (token.type === 'link' && !isOwnPath(token.href) && !isWebAddress(token.href))
    return `the link ${token.href} leads nowhere; write an https:// address or /courses/KEY`
  if (token.type === 'text' && childrenOf(token).length === 0 && token.raw.includes('*'))
    return `the * in "${token.raw.trim().slice(0, 40)}" marks nothing; let the marks touch letters inside and signs or spaces outside`
  return undefined
}

/** What a body holds that courses may not, and its links to our own courses. */
export const readMarkdown = (body: string): { findings: BodyFinding[]; ownLinks: string[] } => {
  const findings: BodyFinding[] = []
  const ownLinks: string[] = []
  let line = 0
  const visit = (token: Token) => {
    const message = reasonOf(token)
    if (message !== undefined) findings.push({ line, message })
    if (token.type === 'link' && isOwnPath(token.href)) ownLinks.push(token.href)
    for (const child of childrenOf(token)) visit(child)
  }
  for (const block of marked.lexer(body, { gfm: true })) {
    visit(block)
    line += block.raw.split('\n').length - 1
  }
  return { findings, ownLinks }
}
