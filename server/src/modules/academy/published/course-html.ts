import { escapeHtml } from '@hanap/markets/escape-html'
import { Marked } from 'marked'

/** Where links of our own lead, below the site's language. */
const isOwnPath = (href: string) => /^\/courses\/[a-z0-9/-]+$/.test(href)

const courses = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }) {
      const level = Math.min(Math.max(depth, 3), 4)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      if (isOwnPath(href)) return `<a href="${href}">${text}</a>`
      return href.startsWith('https://') ? `<a href="${escapeHtml(href)}" rel="noopener">${text}</a>` : text
    },
    image: ({ text }) => escapeHtml(text),
    html: ({ text }) => escapeHtml(text),
    code: ({ text }) => `<p>${escapeHtml(text)}</p>`,
    codespan: ({ text }) => escapeHtml(text),
    checkbox: () => '',
  },
})

/** HTML of the Markdown of courses that may be shown as it is; what the subset has not is shown as it is written. */
export const courseHtml = (markdown: string): string =>
  courses
    .parse(markdown, { async: false })
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .trim()
