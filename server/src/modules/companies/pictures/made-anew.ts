import type { FormFile } from '@hanap/contracts/page'
import { refuseField } from '../../../calls/refusal.ts'
import { fittedWebp, PICTURE_TYPES, pictureKindOf } from '../../pictures/index.ts'
import type { CompanyPictureKind } from './tables.ts'

const MAX_MB = 10
/** On one company's page. */
export const MAX_PHOTOS = 12

/** A logo is whole in its square; a cover fills its frame; a photo keeps its shape. */
const frames = {
  logo: { width: 256, height: 256, fit: 'contain' },
  cover: { width: 1600, height: 400, fit: 'cover' },
  photo: { width: 1600, height: 1200, fit: 'inside' },
} as const

/** A picture that was sent, drawn anew in the frame of its kind. */
export const madeAnew = async (file: FormFile | undefined, kind: CompanyPictureKind) => {
  if (!file) throw refuseField('picture', 'required')
  if (file.size > MAX_MB * 1024 * 1024)
    throw refuseField('picture', 'file_too_large', { size: `${MAX_MB} MB` })
  const content = new Uint8Array(await file.arrayBuffer())
  if (content.byteLength === 0) throw refuseField('picture', 'file_broken')
  if (!pictureKindOf(content)) throw refuseField('picture', 'file_type', { types: PICTURE_TYPES })
  return fittedWebp('picture', content, frames[kind])
}
