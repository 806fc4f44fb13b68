/** What the bar above a description puts into it. */
export type Mark = 'bold' | 'list' | 'heading'

export interface Typed {
  text: string
  /** What is selected of it. */
  from: number
  to: number
}

const BOLD = '**'
const lineMarks = { list: '- ', heading: '## ' } as const
const lineMark = { list: /^[-*+] +/, heading: /^#{1,6} +/ } as const

/** The text with its selection, or the lines of it, marked; what was marked already loses its mark. */
export const withMark = (typed: Typed, mark: Mark): Typed =>
  mark === 'bold' ? withBold(typed) : withLines(typed, mark)

const withBold = ({ text, from, to }: Typed): Typed => {
  const [before, chosen, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  if (before.endsWith(BOLD) && after.startsWith(BOLD))
    return { text: before.slice(0, -2) + chosen + after.slice(2), from: from - 2, to: to - 2 }
  // A space within the stars would leave them as they are.
  const words = chosen.trim()
  const start = from + (chosen.length - chosen.trimStart().length)
  const end = start + words.length
  return {
    text: text.slice(0, start) + BOLD + words + BOLD + text.slice(end),
    from: start + 2,
    to: end + 2,
  }
}

const withLines = ({ text, from, to }: Typed, mark: keyof typeof lineMarks): Typed => {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next === -1 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const isWritten = (line: string) => line.trim() !== '' || lines.length === 1
  const isMarked = lines.every(line => !isWritten(line) || lineMark[mark].test(line))
  const bare = (line: string) => line.replace(lineMark.list, '').replace(lineMark.heading, '')
  const marked = lines
    .map(line => {
      if (!isWritten(line)) return line
      return isMarked ? line.replace(lineMark[mark], '') : lineMarks[mark] + bare(line)
    })
    .join('\n')
  const caret = start + marked.length
  return {
    text: text.slice(0, start) + marked + text.slice(end),
    from: lines.length === 1 ? caret : start,
    to: caret,
  }
}
