import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { docxBytes } from './factory.ts'
import { resumeFileKindOf } from './resume-file.ts'
import { unpacksSmall } from './zip-size.ts'

const MB = 1024 * 1024
const document = { 'word/document.xml': new Uint8Array(1000) }

/** A file whose parts say of themselves that they unpack to these sizes. */
const declaring = (...sizes: number[]) => {
  const parts = Object.fromEntries(sizes.map((_, index) => [`part${index}`, new Uint8Array(1)]))
  const content = Buffer.from(zipSync({ ...parts, ...document }, { level: 0 }))
  let at = 0
  for (const size of sizes) {
    at = content.indexOf(Buffer.from('504b0102', 'hex'), at + 1)
    content.writeUInt32LE(size, at + 24)
  }
  return content
}

test('a document of a usual size is one', () => {
  const content = declaring(5 * MB, 3 * MB)
  expect(unpacksSmall(content)).toBe(true)
  expect(resumeFileKindOf(content)).toBe('docx')
  expect(unpacksSmall(docxBytes())).toBe(true)
})

test.each([
  ['one part of more than 100 MB', declaring(101 * MB)],
  ['parts that are more together', declaring(...Array<number>(11).fill(10 * MB))],
  ['thousands of parts', declaring(...Array<number>(5001).fill(1))],
  ['sizes that stand elsewhere', declaring(0xffff_ffff)],
])('a small file is no resume that says it unpacks to %s', (_, content) => {
  expect(content.byteLength).toBeLessThan(MB)
  expect(unpacksSmall(content)).toBe(false)
  expect(resumeFileKindOf(content)).toBeUndefined()
})
