import type { ResumeFileKind } from '@hanap/resume-parser/read'
import { unpacksSmall } from './zip-size.ts'

/** As many as one keeps apart; more would hide each other. */
export const MAX_RESUMES = 20

export const MAX_RESUME_MB = 10
export const MAX_RESUME_BYTES = MAX_RESUME_MB * 1024 * 1024

export const resumeMimes: Record<ResumeFileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const PDF_HEADER_WITHIN = 1024
/** What other kinds of files begin with, and what makes a text a page: before a PDF's own header there is neither. */
const OTHER_STARTS = ['MZ', 'PK', 'GIF8', '#!', '\x89PNG', '\x7fELF', '\xff\xd8', 'Rar!']
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')
/** A Word document's stream in an OLE file; a spreadsheet has none. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
/** What Office makes of a document under a password: an OLE file with all of it in this stream. */
const LOCKED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')
/** A Word document's part in a ZIP file; names stand there uncompressed. */
const WORD_PART = Buffer.from('word/document.xml')

const isOle = (bytes: Buffer) => bytes.subarray(0, OLE.length).equals(OLE)

/** Whether a file that is no resume by its content is a document under a password, of whatever Office program. */
export const isLockedDocument = (content: Uint8Array): boolean => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return isOle(bytes) && bytes.includes(LOCKED_STREAM)
}

/** Programs put a few stray bytes before a PDF's header, and readers look for it. */
const isPdf = (bytes: Buffer): boolean => {
  const at = bytes.subarray(0, PDF_HEADER_WITHIN).indexOf('%PDF-')
  const before = bytes.subarray(0, Math.max(at, 0)).toString('latin1').trimStart()
  return at >= 0 && !before.includes('<') && !OTHER_STARTS.some(start => before.startsWith(start))
}

/** What a file is by its content; its name is not asked. */
export const resumeFileKindOf = (content: Uint8Array): ResumeFileKind | undefined => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (isPdf(bytes)) return 'pdf'
  if (isOle(bytes) && bytes.includes(WORD_STREAM)) return 'doc'
  const isZip = bytes.subarray(0, ZIP.length).equals(ZIP)
  if (isZip && bytes.includes(WORD_PART) && unpacksSmall(bytes)) return 'docx'
  return undefined
}

const MAX_NAME = 150

/** A file's name as it is kept: no folders, no control characters, ending as its content says. */
export const resumeName = (sent: string, kind: ResumeFileKind): string => {
  const last = sent.split(/[\\/]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it drops
  const clean = last.toWellFormed().replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
  const stem = clean.replace(/\.(pdf|docx?|txt|rtf|odt)$/i, '').trim()
  return `${Array.from(stem).slice(0, MAX_NAME).join('') || 'resume'}.${kind}`
}
