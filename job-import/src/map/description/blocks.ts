/** Tags that descriptions keep. */
const INLINE = new Set(['strong', 'em'])
const HEADINGS = new Set(['h3', 'h4'])
const LISTS = new Set(['ul', 'ol'])
const TOKEN = /<(\/?)([a-z0-9]+)(?:\s*\/)?>|[^<]+|</g

/**
 * Well-formed blocks from sanitised HTML, whose tags have no attributes: text stands in paragraphs, headings and
 * list items only, nothing is empty, lists hold items alone, and whatever was left open or closed twice is mended.
 */
export const wellFormed = (html: string): string => {
  const out: string[] = []
  /** Open lists, each with whether an item of it is open. */
  const lists: { tag: string; hasItem: boolean }[] = []
  let block = ''
  let inline: string[] = []
  let text = ''

  const flush = () => {
    const content = tidy(text + closing(inline))
    if (hasText(content)) out.push(`<${block || 'p'}>${content}</${block || 'p'}>`)
    block = ''
    text = opening(inline)
  }
  /** Text of an item goes straight into it, without a paragraph of its own. */
  const flushItem = () => {
    const list = lists.at(-1)
    const content = tidy(text + closing(inline))
    if (list && hasText(content)) {
      out.push(list.hasItem ? `<br />${content}` : `<li>${content}`)
      list.hasItem = true
    }
    text = opening(inline)
  }
  const endBlock = () => (lists.length > 0 ? flushItem() : flush())
  const endItem = () => {
    const list = lists.at(-1)
    endBlock()
    if (list?.hasItem) out.push('</li>')
    if (list) list.hasItem = false
  }

  for (const [token, slash, tag] of html.matchAll(TOKEN)) {
    if (tag === undefined) {
      text += token === '<' ? '&lt;' : token
    } else if (tag === 'br') {
      text += '<br />'
    } else if (INLINE.has(tag)) {
      if (slash && inline.includes(tag)) {
        const inner = inline.slice(inline.indexOf(tag) + 1)
        text += closing(inline.slice(inline.indexOf(tag))) + opening(inner)
        inline = [...inline.slice(0, inline.indexOf(tag)), ...inner]
      } else if (!slash && !inline.includes(tag)) {
        text += `<${tag}>`
        inline.push(tag)
      }
    } else if (LISTS.has(tag)) {
      if (!slash) {
        const outer = lists.at(-1)
        endBlock()
        if (outer && !outer.hasItem) out.push('<li>')
        if (outer) outer.hasItem = true
        out.push(`<${tag}>`)
        lists.push({ tag, hasItem: false })
      } else if (lists.length > 0) {
        endItem()
        out.push(`</${lists.pop()?.tag}>`)
      }
    } else if (tag === 'li') {
      if (lists.length > 0) {
        endItem()
      } else {
        flush()
      }
    } else {
      endBlock()
      if (!slash && HEADINGS.has(tag) && lists.length === 0) block = tag
    }
  }
  while (lists.length > 0) {
    endItem()
    out.push(`</${lists.pop()?.tag}>`)
  }
  flush()
  return dropEmpty(out.join(''))
}

const opening = (tags: readonly string[]) => tags.map(tag => `<${tag}>`).join('')
const closing = (tags: readonly string[]) =>
  tags
    .toReversed()
    .map(tag => `</${tag}>`)
    .join('')

const hasText = (html: string) => html.replace(/<[^>]*>/g, '').trim() !== ''

const tidy = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<(strong|em)>(\s|<br \/>)*<\/\1>/g, ' ')
    .replace(/(\s*<br \/>\s*){2,}/g, '<br /><br />')
    .replace(/^(\s|<br \/>)+|(\s|<br \/>)+$/g, '')
    .replace(/^((?:<(?:strong|em)>)+)(\s|<br \/>)+/, '$1')
    .replace(/(\s|<br \/>)+((?:<\/(?:strong|em)>)+)$/, '$2')
    .replace(/ {2,}/g, ' ')

const dropEmpty = (html: string): string => {
  const next = html.replace(/<li><\/li>|<(ul|ol)><\/\1>/g, '')
  return next === html ? html : dropEmpty(next)
}
