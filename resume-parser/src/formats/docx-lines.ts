import { unspread } from '../layout/characters.ts'
import { cellsOfText, type UnplacedLine } from '../layout/line.ts'
import { rowLines, type TableCell } from './docx-rows.ts'
import { type DocxStyle, isOn, plainStyle, pointsIn } from './docx-styles.ts'
import { attribute, decodeXmlText, xmlTokensIn } from './xml.ts'

interface DocxParagraph {
  text: string
  style: DocxStyle
  size: number
  isBold: boolean
  isItem: boolean
  hasRun: boolean
}

const BODY = 11
const ITEM_INDENT = 18
/** Contents that are not shown, or shown once more elsewhere. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:instrText', 'w:moveFrom'])

const blank = (): DocxParagraph => ({
  text: '',
  style: plainStyle(''),
  size: 0,
  isBold: false,
  isItem: false,
  hasRun: false,
})

const linesOf = (done: DocxParagraph, blanks: number): { lines: UnplacedLine[]; blanks: number } => {
  const lines: UnplacedLine[] = []
  let above = blanks
  const texts = done.text.split('\n').map(text =>
    unspread(text.normalize('NFKC'))
      // People part what stands beside each other by spaces as well.
      .replace(/(?<=\S)[^\S\t]{3,}(?=\S)/g, '\t')
      .replace(/[^\S\t]+/g, ' ')
      .trim(),
  )
  for (const [at, text] of texts.entries()) {
    if (text === '') {
      above += 1
      continue
    }
    const isCapitals = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
    const { isHeading } = done.style
    const isBold = done.isBold || (done.style.isBold && !done.hasRun)
    const size = done.size || done.style.size || BODY
    const isItem = done.isItem && at === 0
    lines.push({
      cells: cellsOfText(isItem ? `• ${text}` : text),
      size,
      isStrong: isHeading || isBold || isCapitals,
      style: [
        size,
        isBold && 'bold',
        isHeading && 'heading',
        isCapitals && 'capitals',
        isItem && 'item',
      ].join(' '),
      gap: above > 0 ? 1 : isHeading ? 0.8 : 0.2,
      indent: done.isItem ? ITEM_INDENT : 0,
    })
    above = 0
  }
  return { lines, blanks: above }
}

/** Reads the text of a part of a document, its tables and its boxes of text. */
export const docxLines = (xml: string, styles: ReadonlyMap<string, DocxStyle>): UnplacedLine[] => {
  /** Where lines go: the document, cells that are open, or a box. */
  const places: UnplacedLine[][] = [[]]
  const rows: TableCell[][] = []
  const before: UnplacedLine[] = []
  const after: UnplacedLine[] = []
  const paragraphs: DocxParagraph[] = []
  let skipping = 0
  let isText = false
  let blanks = 0
  let span = 1
  let run = { isBold: false, size: 0 }
  const write = (text: string) => {
    const open = paragraphs.at(-1)
    if (!open) return
    open.text += decodeXmlText(text)
    if (text.trim() === '') return
    const isBold = run.isBold || open.style.isBold
    open.isBold = isBold && (open.isBold || !open.hasRun)
    open.size = Math.max(open.size, run.size)
    open.hasRun = true
  }
  const begin = (name: string, attributes: string, isEmpty: boolean) => {
    const open = paragraphs.at(-1)
    switch (name) {
      case 'w:p':
        if (isEmpty) blanks += 1
        else paragraphs.push(blank())
        break
      case 'w:r':
        run = { isBold: false, size: 0 }
        break
      case 'w:b':
        run.isBold = isOn(attributes)
        break
      case 'w:sz':
        run.size = pointsIn(attributes)
        break
      case 'w:pStyle': {
        const id = attribute(attributes, 'w:val') ?? ''
        if (open) open.style = styles.get(id) ?? plainStyle(id)
        break
      }
      case 'w:numPr':
        if (open) open.isItem = true
        break
      case 'w:t':
        isText = !isEmpty
        break
      case 'w:tab':
      case 'w:ptab':
        // Among a paragraph's properties it is a stop, and stands before any text.
        if (open && (open.text !== '' || name === 'w:ptab')) open.text += '\t'
        break
      case 'w:br':
      case 'w:cr':
        if (open) open.text += '\n'
        break
      case 'w:tr':
        rows.push([])
        break
      case 'w:tc':
        places.push([])
        span = 1
        break
      case 'w:gridSpan':
        span = Math.min(20, Math.max(1, Number(attribute(attributes, 'w:val') ?? 1) || 1))
        break
      case 'w:txbxContent':
        places.push([])
        break
    }
  }
  const end = (name: string) => {
    switch (name) {
      case 'w:p': {
        const done = paragraphs.pop()
        if (!done) return
        const read = linesOf(done, blanks)
        blanks = read.blanks
        places.at(-1)?.push(...read.lines)
        break
      }
      case 'w:t':
        isText = false
        break
      case 'w:tc': {
        const row = rows.at(-1)
        const last = row?.at(-1)
        const column = last ? last.column + last.span : 0
        row?.push({ lines: places.length > 1 ? (places.pop() ?? []) : [], column, span })
        break
      }
      case 'w:tr':
        places.at(-1)?.push(...rowLines(rows.pop() ?? []))
        break
      case 'w:txbxContent': {
        const box = places.length > 1 ? (places.pop() ?? []) : []
        // A box stands beside the text into which it is hooked, and would part it.
        if (places[0]?.length === 0) before.push(...box)
        else after.push(...box)
        break
      }
    }
  }
  for (const { name, isEnd, isEmpty, attributes, text } of xmlTokensIn(xml)) {
    if (text !== undefined) {
      if (isText && skipping === 0) write(text)
    } else if (SKIPPED.has(name)) {
      if (!isEmpty) skipping += isEnd ? -1 : 1
    } else if (skipping === 0) {
      if (isEnd) end(name)
      else begin(name, attributes, isEmpty)
    }
  }
  return [...before, ...places.flat(), ...after]
}
