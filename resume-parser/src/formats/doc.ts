import CFB from 'cfb'
import WordExtractor from 'word-extractor'
import { cellsOfText, type NewLine, type ReadText, withPlaces } from '../layout/line.ts'

const BODY = 11
/** Line breaks, breaks within a paragraph and of pages, and the ends of cells. */
const SEPARATORS = ['\r', '\n', '\u000b', '\u000c', '\u0007']

/** Of the same name as a PDF's. */
class PasswordException extends Error {
  override name = 'PasswordException'
}

/** As compound files number what stands in them. */
const STREAM = 2
const FLAGS_AT = 0x0a
const IS_ENCRYPTED = 0x0100

/** An empty stream has no content at all, whatever the package's types say. */
const lengthOf = ({ content }: { content?: ArrayLike<number> }) => content?.length ?? 0

/** Refuses what would be read as letters that nobody wrote: encrypted documents, and those that are cut off. */
const refuseUnreadable = (bytes: Buffer): void => {
  const streams = CFB.read(bytes, { type: 'buffer' }).FileIndex.filter(({ type }) => type === STREAM)
  const main = streams.find(({ name }) => name === 'WordDocument')
  if (!main || lengthOf(main) < FLAGS_AT + 2 || streams.some(stream => lengthOf(stream) < stream.size))
    throw new Error('The document is truncated')
  if (Buffer.from(main.content).readUInt16LE(FLAGS_AT) & IS_ENCRYPTED) throw new PasswordException()
}

/** The text of a Word document of before 2007: it has no weights or sizes that we read, so lines stand alone. */
export const readDoc = async (bytes: Uint8Array): Promise<ReadText> => {
  const file = Buffer.from(bytes)
  refuseUnreadable(file)
  const document = await new WordExtractor().extract(file)
  const text = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes(),
    document.getBody(),
  ].join('\n')
  let blanks = 0
  const lines = SEPARATORS.reduce((parts, sign) => parts.flatMap(part => part.split(sign)), [text]).flatMap(
    (raw): NewLine[] => {
      const line = raw
        .normalize('NFKC')
        .replace(/[^\S\t]+/g, ' ')
        .trim()
      if (line === '') {
        blanks += 1
        return []
      }
      const isStrong = /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line)
      const gap = blanks > 0 ? 1 : 0.2
      blanks = 0
      return [
        { cells: cellsOfText(line), size: BODY, isStrong, style: isStrong ? 'capitals' : '', gap, indent: 0 },
      ]
    },
  )
  return withPlaces(lines, [])
}
