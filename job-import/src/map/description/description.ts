import sanitizeHtml from 'sanitize-html'
import { cleanText, decodeEntities } from '../../text/clean-text.ts'
import { wellFormed } from './blocks.ts'
import { isMarkedHeading, isUsualHeading } from './headings.ts'
import { blocksOfPlainText } from './plain-blocks.ts'

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
  return structured(wellFormed(sanitizeHtml(blocked, options)))
}

const PARAGRAPHS = /(?:<p>(?:(?!<\/p>)[\s\S])*<\/p>)+/g
const BOLD_LINE = /^<strong>((?:(?!<\/?strong>).)+)<\/strong>\s*[:：]?$/

/**
 * Paragraphs whose lines are headings and bullets as such: bold lines, lines with a colon, and dashes in place of a
 * list. Other paragraphs stay as they are.
 */
const structured = (html: string): string =>
  html.replace(PARAGRAPHS, (paragraphs: string, at: number) => {
    const isBeforeList = /^<[uo]l>/.test(html.slice(at + paragraphs.length, at + paragraphs.length + 4))
    const lines = paragraphs
      .replace(/^<p>|<\/p>$/g, '')
      .split(/<\/p><p>/)
      .flatMap(paragraph => [...paragraph.split('<br />'), PARAGRAPH_END])
    const kinds = lines.map(line => kindOf(line.trim()))
    const last = kinds.findLastIndex(kind => kind !== 'end')
    if (!kinds.some((kind, index) => kind === 'heading' && (index < last || isBeforeList)) && !hasList(kinds))
      return paragraphs
    return rebuilt(lines, kinds, isBeforeList || at + paragraphs.length < html.length)
  })

const PARAGRAPH_END = '\n'
type LineKind = 'heading' | 'bullet' | 'text' | 'end'
const DASH = /^(?:[-–—•●▪◦‣∙·・○►▸➢➤✓✔☑✅]|\*)\s*(?=\S)/u

const kindOf = (line: string): LineKind => {
  if (line === '') return 'end'
  const text = textOfHtml(line)
  const bold = BOLD_LINE.exec(line)?.[1]
  if (bold !== undefined) return isMarkedHeading(text.replace(/[:：]$/, '')) ? 'heading' : 'text'
  if (DASH.test(text) && /^(?:[^\p{L}\p{N}]*\s|[^-–—])/u.test(text)) return 'bullet'
  if (/^【[^】]+】$/.test(text)) return isMarkedHeading(text) ? 'heading' : 'text'
  return isUsualHeading(text) || (/[^\d\s][:：]$/.test(text) && text.length <= LONGEST_HEADING)
    ? 'heading'
    : 'text'
}

const LONGEST_HEADING = 60
const hasList = (kinds: readonly LineKind[]) =>
  kinds.some((kind, at) => kind === 'bullet' && kinds.slice(at + 1).find(next => next !== 'end') === 'bullet')

const rebuilt = (lines: readonly string[], kinds: readonly LineKind[], isFollowed: boolean): string => {
  const last = kinds.findLastIndex(kind => kind !== 'end')
  const isListed = hasList(kinds)
  let html = ''
  let text: string[] = []
  const flush = () => {
    const joined = text.join('<br />').replace(/^(?:<br \/>)+|(?:<br \/>)+$/g, '')
    if (joined !== '') html += `<p>${joined}</p>`
    text = []
  }
  lines.forEach((raw, at) => {
    const line = raw.trim()
    const kind = kinds[at]
    if (kind === 'heading' && (at < last || isFollowed)) {
      flush()
      html += `<h4>${line
        .replace(BOLD_LINE, '$1')
        .replace(/<\/?(?:strong|em)>/g, '')
        .replace(/^【|】$/g, '')}</h4>`
    } else if (kind === 'bullet' && isListed) {
      flush()
      html += `<ul><li>${line.replace(/^((?:<(?:strong|em)>)*)\s*(?:[-–—•●▪◦‣∙·・○►▸➢➤✓✔☑✅]|\*)\s*/u, '$1')}</li></ul>`
    } else if (raw === PARAGRAPH_END) flush()
    else text.push(line)
  })
  flush()
  return wellFormed(html.replaceAll('</ul><ul>', ''))
}

/** The words of sanitised HTML, blocks on lines of their own. */
export const textOfHtml = (html: string): string =>
  decodeEntities(html.replace(/<br \/>|<\/?(?:p|ul|ol|li|h3|h4)>/g, '\n').replace(/<[^>]*>/g, ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
