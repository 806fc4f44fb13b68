const MAX_EXCERPT = 600

/** A paragraph, or the points of a list. */
type ExcerptBlock = { text: string } | { points: string[] }

const blocksOf = (text: string): ExcerptBlock[] => {
  const blocks: ExcerptBlock[] = []
  for (const line of text.split('\n')) {
    const words = line
      .replace(/^#{1,6}\s+/, '')
      .replaceAll('**', '')
      .trim()
    const point = /^[-*•]\s+(.+)$/.exec(words)?.[1]
    const last = blocks.at(-1)
    if (point === undefined) {
      if (/[^\s•*#-]/.test(words)) blocks.push({ text: words })
    } else if (last && 'points' in last) last.points.push(point)
    else blocks.push({ points: [point] })
  }
  return blocks
}

/** The beginning of a description without its marks, up to a word's end; it says that there is more. */
export const excerptOf = (description: string): ExcerptBlock[] => {
  const text = description.trim()
  if (text.length <= MAX_EXCERPT) return blocksOf(text)
  const cut = text.slice(0, MAX_EXCERPT)
  return blocksOf(`${cut.replace(/\s+\S*$/, '').replace(/[\s•*#-]+$/, '')}…`)
}
