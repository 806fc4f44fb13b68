import { PICTURE_TYPES, type PictureKind, pictureKindOf, pictureMimes } from '../pictures/index.ts'

/** What people upload beside a message: pictures of what they see, and papers. */
type UploadKind = PictureKind | 'pdf'

export const MAX_UPLOAD_MB = 10
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024
export const UPLOAD_TYPES = [...PICTURE_TYPES, 'PDF']

export const uploadMimes: Record<UploadKind, string> = {
  ...pictureMimes,
  pdf: 'application/pdf',
}

/** What a file is by its first bytes; its name is not asked. */
export const uploadKindOf = (content: Uint8Array): UploadKind | undefined => {
  const isPdf = Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-'
  return isPdf ? 'pdf' : pictureKindOf(content)
}

const MAX_NAME = 150

/** A file's name as it is kept: no folders, no control or direction marks, ending as its content says. */
export const uploadName = (sent: string, kind: UploadKind): string => {
  const last = sent.split(/[\\/]/).at(-1) ?? ''
  const clean = last.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '')
  const stem = clean.replace(/\.[\p{L}\p{N}]{1,5}$/u, '').trim()
  return `${Array.from(stem).slice(0, MAX_NAME).join('') || 'file'}.${kind}`
}
