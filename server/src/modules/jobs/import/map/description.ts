import sanitizeHtml from 'sanitize-html'
import { wellFormed } from './blocks.ts'
import { blocksOfPlainText } from './plain-blocks.ts'
import { cleanText, decodeEntities } from './text.ts'

const TAGS =
  /<\/?(?:p|div|br|ul|ol|li|strong|b|em|i|u|h[1-6]|span|a|table|tr|td|section|article|font|img)\b[^<>]*>/i
const ESCAPED_TAGS = /&lt;\/?(?:p|div|br|ul|ol|li|strong|b|em|h[1-6]|span|a|table)\b/i
const LONGEST = 60_000

const rename = (tagName: string) => () => ({ tagName, attribs: {} })

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'h4'],
  allowedAttributes: {},
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'iframe',
    'title',
  ],
  nestingLimit: 40,
  transformTags: {
    b: rename('strong'),
    i: rename('em'),
    h1: rename('h3'),
    h2: rename('h3'),
    h5: rename('h4'),
    h6: rename('h4'),
    ...Object.fromEntries(
      ['div', 'section', 'article', 'header', 'footer', 'blockquote', 'pre', 'tr', 'dt', 'dd', 'hr'].map(
        tag => [tag, rename('p')],
      ),
    ),
    menu: rename('ul'),
    dl: rename('p'),
  },
}

/**
 * An ad's text as HTML that is safe to show: paragraphs, lists, headings and emphasis only, links as their text.
 * Takes HTML, escaped HTML, or plain text, whose paragraphs and bullets it finds. Empty where nothing is left.
 */
export const descriptionHtml = (source: string): string => {
  const text = source.length > LONGEST ? source.slice(0, LONGEST) : source
  if (!TAGS.test(text) && ESCAPED_TAGS.test(text)) return fromHtml(decodeEntities(text))
  return TAGS.test(text) ? fromHtml(text) : blocksOfPlainText(cleanText(decodeEntities(text)))
}

/** Where only emphasis is marked up, the lines are still the text's own. */
const HAS_BLOCKS = /<(?:p|div|br|ul|ol|li|h[1-6]|table|tr|section)\b/i

const fromHtml = (html: string): string => {
  const clean = cleanText(html)
  const blocked = HAS_BLOCKS.test(clean) ? clean : clean.replace(/\n+/g, '<br>')
  return wellFormed(sanitizeHtml(blocked, options))
}

/** The words of sanitised HTML, blocks on lines of their own. */
export const textOfHtml = (html: string): string =>
  decodeEntities(html.replace(/<br \/>|<\/?(?:p|ul|ol|li|h3|h4)>/g, '\n').replace(/<[^>]*>/g, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
