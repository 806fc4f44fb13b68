const MAX_EXCERPT = 600

/** A paragraph, or the points of a list. */
export type ExcerptBlock = { text: string } | { points: string[] }

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

const lengthOf = (block: ExcerptBlock) => ('text' in block ? block.text : block.points.join()).length

/** A description without its marks: whole blocks as its beginning, and the rest of it; all of it where its first paragraph is too long. */
export const excerptOf = (description: string): { beginning: ExcerptBlock[]; rest: ExcerptBlock[] } => {
  const blocks = blocksOf(description.trim())
  const [first] = blocks
  if (first && 'text' in first && first.text.length > MAX_EXCERPT)
    return { beginning: [{ text: `${first.text.slice(0, MAX_EXCERPT).trimEnd()}…` }], rest: blocks }
  let length = 0
  const end = blocks.findIndex((block, at) => {
    length += lengthOf(block)
    return at > 0 && length > MAX_EXCERPT
  })
  return end === -1
    ? { beginning: blocks, rest: [] }
    : { beginning: blocks.slice(0, end), rest: blocks.slice(end) }
}
