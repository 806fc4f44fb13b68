/** Enough for a photographed page to be read. */
const MAX_SIDE = 2048
const THUMBNAIL_SIDE = 240
const QUALITY = 0.82
/** A screenshot of this size goes as it is: nobody photographed where it was made. */
const SMALL_BYTES = 1024 * 1024

/** Width and height within the largest side, as they are where they fit. */
export const fitted = (width: number, height: number, side = MAX_SIDE): { width: number; height: number } => {
  const share = Math.min(1, side / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

const drawn = (bitmap: ImageBitmap, side: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitted(bitmap.width, bitmap.height, side))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const packed = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise(resolve => canvas.toBlob(resolve, type, QUALITY))

export interface ShrunkenPicture {
  file: File
  /** As an address that holds it. */
  thumbnail: string
}

/** A picture made smaller and without its metadata, before it leaves the device; undefined where the browser cannot read it. */
export const shrunkenPicture = async (file: File): Promise<ShrunkenPicture | undefined> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    const thumbnail = drawn(bitmap, THUMBNAIL_SIDE).toDataURL('image/webp', QUALITY)
    const isScreenshot =
      file.type === 'image/png' &&
      file.size <= SMALL_BYTES &&
      fitted(bitmap.width, bitmap.height).width === bitmap.width
    if (isScreenshot) return { file, thumbnail }
    // A drawing stays sharp and may be seen through.
    const type = file.type === 'image/png' || file.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
    const smaller = await packed(drawn(bitmap, MAX_SIDE), type)
    return smaller ? { file: new File([smaller], file.name, { type: smaller.type }), thumbnail } : undefined
  } finally {
    bitmap.close()
  }
}
