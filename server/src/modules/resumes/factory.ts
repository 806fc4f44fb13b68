/** The least that is a PDF by its content. */
export const pdfBytes = (more = ''): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n${more}\n%%EOF\n`)

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

/** A resume as a form's file. */
export const resumeFile = (name = 'Ana Cruz.pdf', content = pdfBytes()) => ({
  name,
  type: 'application/pdf',
  content,
})
