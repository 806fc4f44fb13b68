import { strToU8, zipSync } from 'fflate'

/** The least that is a PDF by its content. */
export const pdfBytes = (more = ''): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n${more}\n%%EOF\n`)

/** A PDF of this many pages, each with its number. */
export const drawablePdf = (pages = 1): Uint8Array<ArrayBuffer> => {
  const contents = Array.from({ length: pages }, (_, at) => `BT /F1 40 Tf 60 700 Td (Page ${at + 1}) Tj ET`)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${contents.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...contents.flatMap((content, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>`
  return new TextEncoder().encode(`${file}${end}\nstartxref\n${file.length}\n%%EOF\n`)
}

const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

/** The least that is an OLE file with a stream of this name. */
export const docBytes = (stream = 'WordDocument') =>
  joined(Buffer.from('d0cf11e0a1b11ae1', 'hex'), new Uint8Array(64), Buffer.from(stream, 'utf16le'))

/** The least that is a ZIP file with a part of this name. */
export const docxBytes = (part = 'word/document.xml') =>
  joined(Buffer.from('504b0304', 'hex'), new Uint8Array(26), Buffer.from(part))

/** A DOCX with a paragraph for each line; tabs stay. */
export const wordFile = (lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  const body = lines.map(
    text => `<w:p><w:r><w:t>${text.replaceAll('\t', '</w:t><w:tab/><w:t>')}</w:t></w:r></w:p>`,
  )
  const xml = `<w:document><w:body>${body.join('')}</w:body></w:document>`
  return new Uint8Array(zipSync({ 'word/document.xml': strToU8(xml) }, { level: 0 }))
}

/** A resume as a form's file. */
export const resumeFile = (name = 'Ana Cruz.pdf', content = pdfBytes()) => ({
  name,
  type: 'application/pdf',
  content,
})
