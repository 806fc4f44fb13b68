import { escapeHtml } from '@hanap/markets/escape-html'
import { Marked } from 'marked'
import { htmlToText } from '../jobs/index.ts'

/** Headings of an ad stand below the page's own. */
const HEADING = 'h3'

/**
 * The Markdown of ads: paragraphs, headings, lists, bold and italic. Everything else is shown as it is written; a link or a picture
 * is its text, for nobody is led away from a page by words.
 */
const ads = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    heading({ tokens }) {
      return `<${HEADING}>${this.parser.parseInline(tokens)}</${HEADING}>`
    },
    link({ tokens }) {
      return this.parser.parseInline(tokens)
    },
    image: ({ text }) => escapeHtml(text),
    html: ({ text }) => escapeHtml(text),
    code: ({ text }) => `<p>${escapeHtml(text)}</p>`,
    codespan: ({ text }) => escapeHtml(text),
    blockquote({ tokens }) {
      return this.parser.parse(tokens)
    },
    hr: () => '',
    checkbox: () => '',
    del({ tokens }) {
      return this.parser.parseInline(tokens)
    },
    // The library takes what follows a tag such as <kbd> for text that is safe already.
    text(token) {
      return 'tokens' in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeHtml(token.text)
    },
    table: ({ raw }) => `<p>${escapeHtml(raw)}</p>`,
  },
})

/** HTML that may be shown as it is. */
export const adHtml = (markdown: string): string => ads.parse(markdown, { async: false }).trim()

const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' }
const SPECIAL = /[\\*_`#<>[\]]/g
const LIST_START = /^(\s*)([-+]|\d+\.)(?=\s)/

const textIn = (html: string) => {
  const [before, after] = [/^\s/.test(html) ? ' ' : '', /\s$/.test(html) ? ' ' : '']
  return `${before}${htmlToText(html).replace(SPECIAL, mark => `\\${mark}`)}${after}`
}

/** The Markdown of an ad's sanitised HTML, which makes the same paragraphs, headings and lists again. */
export const markdownOf = (html: string): string => {
  const lists: { isOrdered: boolean; count: number }[] = []
  let markdown = ''
  const begin = (text: string, lines: number) => {
    markdown = `${markdown.trimEnd()}${markdown.trim() === '' ? '' : '\n'.repeat(lines)}${text}`
  }
  for (const [, slash, name = '', text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>|([^<]+)/gi)) {
    const tag = name.toLowerCase()
    if (text !== undefined) {
      const words = textIn(text)
      markdown +=
        markdown === '' || markdown.endsWith('\n') ? words.trimStart().replace(LIST_START, '$1\\$2') : words
    } else if (MARKS[tag]) markdown += MARKS[tag]
    else if (tag === 'br') markdown = `${markdown.trimEnd()}\n`
    else if (tag === 'ul' || tag === 'ol') {
      if (slash) lists.pop()
      else lists.push({ isOrdered: tag === 'ol', count: 0 })
      if (lists.length === 0) begin('', 2)
    } else if (tag === 'li' && !slash) {
      const list = lists.at(-1) ?? { isOrdered: false, count: 0 }
      list.count += 1
      begin(list.isOrdered ? `${list.count}. ` : '- ', list.count === 1 ? 2 : 1)
    } else if (/^h[1-6]$/.test(tag)) begin(slash ? '' : '## ', 2)
    else if (tag === 'p' || tag === 'div') {
      if (lists.length === 0) begin('', 2)
    }
  }
  return markdown.replace(/\n{3,}/g, '\n\n').trim()
}
