import { escapeHtml } from '@hanap/markets/escape-html'
import { Marked } from 'marked'

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
    table: ({ raw }) => `<p>${escapeHtml(raw)}</p>`,
  },
})

/** HTML that may be shown as it is. */
export const adHtml = (markdown: string): string => ads.parse(markdown, { async: false }).trim()
