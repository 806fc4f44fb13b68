import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { column, docxOf, pdfOf, plainResume } from './formats/documents.factory.ts'
import { wordDocument } from './formats/word-document.factory.ts'
import { parseIsolated } from './isolated-process.ts'

const resume = pdfOf([column(plainResume)])

const sixteen = '00112233445566778899aabbccddeeff'
/** Encrypted under a password that nobody knows. */
const locked = pdfOf([column(plainResume)], {
  trailer: `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${sixteen}${sixteen}>/U<${sixteen}${sixteen}>>>/ID[<${sixteen}><${sixteen}>]`,
})

/** Entries of a document that grow: 1 MB of file that would be 1 GB. */
const bomb = () => {
  const packed = deflateRawSync(Buffer.alloc(256 * 1024 * 1024, 'a'))
  const file = Buffer.from(docxOf([], { 'word/header1.xml': packed }))
  const list = file.lastIndexOf('word/header1.xml') - 46
  file.writeUInt16LE(8, list + 10)
  return new Uint8Array(file)
}

const cutOff = (bytes: Uint8Array, share: number) => bytes.slice(0, Math.floor(bytes.length * share))

describe('a resume that nobody has looked at', () => {
  test('is read in a process of its own', async () => {
    const reading = await parseIsolated(resume, 'pdf')
    expect(reading).toMatchObject({
      resume: {
        contact: { name: { value: 'Mara Villanueva' }, email: { value: 'mara.villanueva@example.com' } },
      },
    })
  })

  test.each([
    ['is nothing but a header', new TextEncoder().encode('%PDF-1.7\n%%EOF'), 'pdf', 'unreadable'],
    ['asks for a password', locked, 'pdf', 'locked'],
    ['has pages without a letter', pdfOf([[], []]), 'pdf', 'image_only'],
    ['is a document without a word', docxOf(['']), 'docx', 'empty'],
    ['is a document of a picture', docxOf([''], { 'word/media/scan.png': 'x' }), 'docx', 'image_only'],
    ['grows beyond measure when it is unpacked', bomb(), 'docx', 'too_large'],
    ['is cut off', docxOf(plainResume).slice(0, 400), 'docx', 'unreadable'],
    [
      'is a document of old that asks for a password',
      wordDocument(plainResume, { isLocked: true }),
      'doc',
      'locked',
    ],
    ['is a document of old without a word', wordDocument(['']), 'doc', 'empty'],
    ...[0.2, 0.4, 0.6, 0.8].map(
      share =>
        [
          `is cut off after ${share * 100} %`,
          cutOff(wordDocument(plainResume), share),
          'doc',
          'unreadable',
        ] as const,
    ),
    [
      'is no Word document but says so',
      new TextEncoder().encode('\u00d0\u00cf WordDocument'),
      'doc',
      'unreadable',
    ],
  ] as const)('that %s says what is wrong', async (_what, bytes, kind, problem) => {
    expect(await parseIsolated(bytes, kind)).toEqual({ problem })
  })

  test('with a script, an action that opens a page and a file inside is read for its text alone', async () => {
    const hostile = pdfOf([column(plainResume)], {
      catalog:
        '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);while\\(true\\){})>>/Names<</EmbeddedFiles<</Names[(a.exe) 99 0 R]>>>>/AA<</WC<</S/URI/URI(http://127.0.0.1:9/)>>>>',
    })
    expect(await parseIsolated(hostile, 'pdf')).toMatchObject({
      resume: { contact: { name: { value: 'Mara Villanueva' } } },
    })
  })

  test('of 10,000 pages is read as far as a resume goes', async () => {
    const many = pdfOf([column(plainResume), ...Array.from({ length: 9999 }, () => [])])
    expect(await parseIsolated(many, 'pdf')).toMatchObject({
      resume: { contact: { name: { value: 'Mara Villanueva' } } },
    })
  })

  test('that takes too long is ended, and says so', async () => {
    expect(await parseIsolated(resume, 'pdf', { timeMs: 1 })).toEqual({ problem: 'too_large' })
    if (process.platform === 'linux')
      expect(await parseIsolated(resume, 'pdf', { cpuMs: 100 })).toEqual({ problem: 'too_large' })
  })

  test('that takes too much memory is ended, and says so', async () => {
    expect(await parseIsolated(resume, 'pdf', { heapMb: 4 })).toEqual({ problem: 'too_large' })
  })
})
