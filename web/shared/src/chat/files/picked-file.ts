import { shrunkenPicture } from './shrink-picture.ts'

/** What the server takes, by call 392. */
export const FILE_TYPES = 'image/png,image/jpeg,image/webp,application/pdf'
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** A file that somebody has chosen for a message. */
export interface PickedFile {
  id: string
  kind: 'image' | 'file'
  file: File
  /** Of an image. */
  thumbnail: string | null
}

export type PickProblem = 'type' | 'size'

/** A file as it can be sent, or why it cannot. */
export const pickedFile = async (file: File): Promise<PickedFile | PickProblem> => {
  const id = crypto.randomUUID()
  if (file.type.startsWith('image/')) {
    const picture = await shrunkenPicture(file)
    if (!picture) return 'type'
    return picture.file.size > MAX_FILE_BYTES ? 'size' : { id, kind: 'image', ...picture }
  }
  if (file.type !== 'application/pdf') return 'type'
  return file.size > MAX_FILE_BYTES ? 'size' : { id, kind: 'file', file, thumbnail: null }
}
