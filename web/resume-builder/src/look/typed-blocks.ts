const TYPED_BULLET = /^\s*[•‣◦▪·*–—-]\s+/

/** Lines that follow one another, each of stretches of the text; those of a list are without their bullets. */
export interface TypedBlock<Part> {
  isList: boolean
  lines: Part[][]
}

/** What was typed in lines, where some begin with bullets; lines that are blank are left out. */
export const typedBlocks = <Part extends { text: string }>(parts: readonly Part[]): TypedBlock<Part>[] => {
  const blocks: TypedBlock<Part>[] = []
  for (const line of linesOf(parts)) {
    const bullet = TYPED_BULLET.exec(textOf(line))?.[0].length
    const isList = bullet !== undefined
    const shown = without(line, bullet ?? 0)
    if (textOf(shown).trim() === '') continue
    const last = blocks.at(-1)
    if (last?.isList === isList) last.lines.push(shown)
    else blocks.push({ isList, lines: [shown] })
  }
  return blocks
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('')

const linesOf = <Part extends { text: string }>(parts: readonly Part[]): Part[][] => {
  const lines: Part[][] = [[]]
  for (const part of parts)
    part.text.split('\n').forEach((text, at) => {
      if (at > 0) lines.push([])
      lines.at(-1)?.push({ ...part, text })
    })
  return lines
}

/** Parts from a place in their text on. */
const without = <Part extends { text: string }>(parts: readonly Part[], length: number): Part[] => {
  let left = length
  return parts.flatMap(part => {
    const text = part.text.slice(left)
    left = Math.max(0, left - part.text.length)
    return text === '' ? [] : [{ ...part, text }]
  })
}
