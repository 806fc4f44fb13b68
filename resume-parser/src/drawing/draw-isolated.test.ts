import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { column, docxOf, pdfOf, plainResume } from '../formats/documents.factory.ts'
import { drawIsolated } from './draw-isolated.ts'
import type { DrawnPage } from './draw-pages.ts'

const resume = pdfOf([column(plainResume), column(['The second page'])])

/** A page's pixels as rows of palette places, and how many colours there are. */
const pixelsOf = ({ png, width, height }: DrawnPage) => {
  const file = Buffer.from(png)
  expect(file.toString('latin1', 1, 4)).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height])
  const palette = file.indexOf('PLTE')
  const data = file.indexOf('IDAT')
  const colours = palette < 0 ? 0 : file.readUInt32BE(palette - 4) / 3
  return { colours, rows: inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4))) }
}

const pagesOf = async (bytes: Uint8Array, ...bounds: [] | [object]) => {
  const drawn = await drawIsolated(bytes, ...bounds)
  if ('problem' in drawn) throw new Error(drawn.problem)
  return drawn
}

describe('a resume’s pages', () => {
  test('are drawn one by one, as wide as A4 at 150 dots an inch', async () => {
    const { numOfPages, pages } = await pagesOf(resume)
    expect(numOfPages).toBe(2)
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [1240, 1754],
      [1240, 1754],
    ])
    const [first, second] = pages.map(pixelsOf)
    // Black text on white paper, with what lies between.
    expect(first?.colours).toBeGreaterThan(2)
    expect(new Set(first?.rows).size).toBeGreaterThan(2)
    expect(first?.rows.equals(second?.rows ?? Buffer.of())).toBe(false)
  })

  test('show what stands in a form’s fields', async () => {
    const look = '1 0 0 rg 0 0 200 200 re f'
    const field = (isShown: boolean) =>
      pdfOf([[]], {
        catalog: '/AcroForm<</Fields[6 0 R]>>',
        page: '/Annots[6 0 R]',
        objects: [
          `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/F ${isShown ? 4 : 2}/Rect[100 100 300 300]/P 4 0 R/AP<</N 7 0 R>>>>`,
          `<</Type/XObject/Subtype/Form/BBox[0 0 200 200]/Length ${look.length}>>stream\n${look}\nendstream`,
        ],
      })
    const [shown] = (await pagesOf(field(true))).pages.map(pixelsOf)
    const [hidden] = (await pagesOf(field(false))).pages.map(pixelsOf)
    expect(hidden?.colours).toBe(1)
    expect(shown?.colours).toBeGreaterThan(1)
  })

  test('of 10,000 are drawn as far as a resume goes, and counted', async () => {
    const many = pdfOf([column(plainResume), ...Array.from({ length: 9999 }, () => [])])
    const { numOfPages, pages } = await pagesOf(many)
    expect(numOfPages).toBe(10_000)
    expect(pages).toHaveLength(20)
  })

  test.each([
    ['200 inches by 200', '0 0 14400 14400'],
    ['1 point by 14,000', '0 0 1 14000'],
    ['14,000 points by 1', '0 0 14000 1'],
  ])('of %s have no more pixels than two of A4', async (_size, box) => {
    const odd = Buffer.from(
      Buffer.from(pdfOf([[]]))
        .toString('latin1')
        .replace('0 0 595 842', box),
      'latin1',
    )
    const { pages } = await pagesOf(new Uint8Array(odd))
    const [{ width, height } = { width: 0, height: 0 }] = pages
    expect(Math.min(width, height)).toBeGreaterThan(0)
    expect(width * height).toBeLessThanOrEqual(2 * 1240 * 1754 + 1240)
  })
})

const sixteen = '00112233445566778899aabbccddeeff'
const locked = pdfOf([column(plainResume)], {
  trailer: `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${sixteen}${sixteen}>/U<${sixteen}${sixteen}>>>/ID[<${sixteen}><${sixteen}>]`,
})

describe('a file without drawn pages', () => {
  test.each([
    ['asks for a password', locked, 'locked'],
    ['is nothing but a header', new TextEncoder().encode('%PDF-1.7\n%%EOF'), 'unreadable'],
    ['is no PDF', docxOf(plainResume), 'unreadable'],
    ['is empty', new Uint8Array(), 'unreadable'],
  ] as const)('that %s says what is wrong', async (_what, bytes, problem) => {
    expect(await drawIsolated(bytes)).toEqual({ problem })
  })

  test('because it took too long or too much memory says so', async () => {
    expect(await drawIsolated(resume, { timeMs: 1 })).toEqual({ problem: 'too_large' })
    expect(await drawIsolated(resume, { heapMb: 2 })).toEqual({ problem: 'too_large' })
  })
})

test('a page that takes too long ends the drawing; those before it are there', async () => {
  // A pattern of a million tiny cells, as deep as the limit lets it be.
  const heavy = Array.from(
    { length: 400_000 },
    (_, at) => `${at % 500} ${at % 700} m ${at % 333} ${at % 777} 5 5 9 ${at % 800} c S`,
  ).join('\n')
  const bytes = Buffer.from(pdfOf([column(plainResume), []])).toString('latin1')
  const hostile = bytes.replace(
    /<<\/Length 0>>stream\n\nendstream/,
    `<</Length ${heavy.length}>>stream\n${heavy}\nendstream`,
  )
  const { numOfPages, pages } = await pagesOf(new Uint8Array(Buffer.from(hostile, 'latin1')), { cpuMs: 2000 })
  expect(numOfPages).toBe(2)
  expect(pages).toHaveLength(1)
})
