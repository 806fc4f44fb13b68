/** What people upload beside a message: pictures of what they see, and papers. */
export type UploadKind = 'png' | 'jpg' | 'webp' | 'pdf'

export const MAX_UPLOAD_MB = 10
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024
export const UPLOAD_TYPES = 'PNG, JPEG, WebP, PDF'

export const uploadMimes: Record<UploadKind, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
}

const beginsWith = (content: Uint8Array, hex: string, at = 0) =>
  Buffer.from(content.subarray(at, at + hex.length / 2)).toString('hex') === hex

/** What a file is by its first bytes; its name is not asked. */
export const uploadKindOf = (content: Uint8Array): UploadKind | undefined => {
  if (beginsWith(content, '89504e470d0a1a0a')) return 'png'
  if (beginsWith(content, 'ffd8ff')) return 'jpg'
  if (beginsWith(content, '52494646') && beginsWith(content, '57454250', 8)) return 'webp'
  if (beginsWith(content, '255044462d')) return 'pdf'
  return undefined
}

const MAX_NAME = 150

/** A file's name as it is kept: no folders, no control or direction marks, ending as its content says. */
export const uploadName = (sent: string, kind: UploadKind): string => {
  const last = sent.split(/[\\/]/).at(-1) ?? ''
  const clean = last.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '')
  const stem = clean.replace(/\.[\p{L}\p{N}]{1,5}$/u, '').trim()
  return `${Array.from(stem).slice(0, MAX_NAME).join('') || 'file'}.${kind}`
}
