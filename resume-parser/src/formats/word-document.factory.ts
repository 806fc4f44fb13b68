import CFB from 'cfb'

const TEXT_AT = 0x400
/** Streams that are shorter stand among others in small sectors; Word's own never are. */
const MIN_STREAM_BYTES = 4096
const IS_IN_1TABLE = 0x0200
const IS_ENCRYPTED = 0x0100
const IS_8_BIT = 0x40000000

const padded = (bytes: Buffer, least: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, least - bytes.length))])

interface DocPiece {
  bytes: Buffer
  letters: number
  isWide: boolean
}

/** As Word keeps text: eight bits a letter where they are enough, sixteen elsewhere, in any order. */
const pieceOf = (text: string): DocPiece => {
  const isWide = /[^\0-\u007f]/.test(text)
  return { bytes: Buffer.from(text, isWide ? 'utf16le' : 'latin1'), letters: text.length, isWide }
}

/** The piece table: where each piece begins in the text, then where its bytes stand in the file. */
const pieceTable = (pieces: readonly DocPiece[], placeOf: (at: number) => number): Buffer => {
  const table = Buffer.alloc(5 + (pieces.length + 1) * 4 + pieces.length * 8)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(table.length - 5, 1)
  let letters = 0
  for (const [at, piece] of pieces.entries()) {
    table.writeUInt32LE(letters, 5 + at * 4)
    letters += piece.letters
    const place = placeOf(at)
    const entry = 5 + (pieces.length + 1) * 4 + at * 8
    table.writeUInt32LE(piece.isWide ? place : place * 2 + IS_8_BIT, entry + 2)
  }
  table.writeUInt32LE(letters, 5 + pieces.length * 4)
  return table
}

/**
 * A Word document of 1997 to 2003, by [MS-DOC]: a compound file with the file information block, the text in pieces of
 * both widths, of which the last stands first in the file, and the piece table.
 */
export const wordDocument = (
  lines: readonly string[],
  { isLocked = false } = {},
): Uint8Array<ArrayBuffer> => {
  const pieces = lines.map(line => pieceOf(`${line}\r`))
  const places = new Map<number, number>()
  let end = TEXT_AT
  for (const at of [...pieces.keys()].reverse()) {
    places.set(at, end)
    end += pieces[at]?.bytes.length ?? 0
  }
  const table = pieceTable(pieces, at => places.get(at) ?? 0)
  const head = Buffer.alloc(TEXT_AT)
  head.writeUInt16LE(0xa5ec, 0)
  head.writeUInt16LE(0x00c1, 2)
  head.writeUInt16LE(IS_IN_1TABLE + (isLocked ? IS_ENCRYPTED : 0), 0x0a)
  head.writeUInt32LE(TEXT_AT, 0x18)
  head.writeUInt32LE(end, 0x1c)
  head.writeUInt16LE(14, 0x20)
  head.writeUInt16LE(22, 0x3e)
  head.writeUInt32LE(
    pieces.reduce((sum, { letters }) => sum + letters, 0),
    0x4c,
  )
  head.writeUInt16LE(0x5d, 0x98)
  head.writeUInt32LE(0, 0x1a2)
  head.writeUInt32LE(table.length, 0x1a6)
  const text = Buffer.concat(pieces.map(({ bytes }) => bytes).reverse())
  // What is encrypted looks like anything.
  if (isLocked) for (const at of text.keys()) text[at] = ((text[at] ?? 0) * 7 + at * 31) % 256
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/WordDocument', padded(Buffer.concat([head, text]), MIN_STREAM_BYTES))
  CFB.utils.cfb_add(file, '/1Table', padded(table, MIN_STREAM_BYTES))
  // Word leaves empty streams behind.
  CFB.utils.cfb_add(file, '/Data', Buffer.alloc(0))
  return new Uint8Array(CFB.write(file, { type: 'buffer' }))
}
