/** What search engines show of a title and of a description, in characters. */
export const MAX_TITLE = 60
export const MAX_DESCRIPTION = 155

/** The beginning of a text, to the end of a word where it has such. */
export const clippedText = (text: string, max = MAX_DESCRIPTION): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const room = line
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  const end = room.lastIndexOf(' ')
  return `${(end > max / 2 ? room.slice(0, end) : room).replace(/[\s,.;:、。，]+$/, '')}…`
}

/** As many of the parts as a title has room for; the first always. */
export const headTitle = (brand: string, first: string, ...more: readonly string[]): string => {
  const room = MAX_TITLE - ` | ${brand}`.length
  return more.reduce((title, part) => {
    const longer = `${title} · ${part}`
    return longer.length <= room ? longer : title
  }, first)
}
