import sharp, { type Sharp } from 'sharp'
import { refuseBusy, refuseField } from '../../calls/refusal.ts'
import { refuseInTransaction } from '../../db/transactions.ts'
import { createWorkQueue } from '../../tasks/work-queue.ts'

export type PictureKind = 'png' | 'jpg' | 'webp'

export const PICTURE_TYPES: readonly string[] = ['PNG', 'JPEG', 'WebP']

export const pictureMimes: Record<PictureKind, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

const MAX_SIDE = 8000
/** A JPEG has nothing to see through. */
const PAPER = { background: '#fff' }

/** A square of a picture; all three are shares. */
export interface Crop {
  /** Where its middle stands, of the picture's width and height. */
  x: number
  y: number
  /** Its side, of the picture's shorter side. */
  size: number
}

// What else libvips reads (SVG, GIF, TIFF, …) nobody may send.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/** A large picture takes a quarter of a gigabyte while it is turned. */
const queue = createWorkQueue({ width: 1, maxWaiting: 30, whenFull: refuseBusy })

const inTurn = <Result>(work: () => Promise<Result>) => {
  refuseInTransaction('turning a picture')
  return queue.run(work)
}

const beginsWith = (content: Uint8Array, hex: string, at = 0) =>
  Buffer.from(content.subarray(at, at + hex.length / 2)).toString('hex') === hex

/** What a picture is by its first bytes. */
export const pictureKindOf = (content: Uint8Array): PictureKind | undefined => {
  if (beginsWith(content, '89504e470d0a1a0a')) return 'png'
  if (beginsWith(content, 'ffd8ff')) return 'jpg'
  if (beginsWith(content, '52494646') && beginsWith(content, '57454250', 8)) return 'webp'
  return undefined
}

interface OpenedPicture {
  /** Turned as its metadata says; what leaves it has none. */
  picture: Sharp
  /** In pixels, after the turn. */
  width: number
  height: number
}

const opened = async (field: string, content: Uint8Array): Promise<OpenedPicture> => {
  const { autoOrient } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuseField(field, 'file_broken')
    })
  const { width, height } = autoOrient
  if (width > MAX_SIDE || height > MAX_SIDE) throw refuseField(field, 'picture_too_large', { side: MAX_SIDE })
  const picture = sharp(content, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'error' }).autoOrient()
  return { picture, width, height }
}

const encoded = async (field: string, picture: Sharp): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    return new Uint8Array(await picture.timeout({ seconds: 20 }).toBuffer())
  } catch {
    throw refuseField(field, 'file_broken')
  }
}

/** How large a picture is that was made anew. */
export const pictureSizeOf = async (content: Uint8Array): Promise<{ width: number; height: number }> => {
  const { width, height } = await sharp(content).metadata()
  return { width, height }
}

/**
 * A picture made anew of its pixels, without metadata or anything that came behind it. One that is broken or has more
 * than 8,000 pixels a side is a refusal of the field; 429 when too many wait.
 */
export const reencoded = (
  field: string,
  content: Uint8Array,
  kind: PictureKind,
): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(async () => {
    const { picture } = await opened(field, content)
    return encoded(field, picture.toFormat(kind === 'jpg' ? 'jpeg' : kind))
  })

/** A picture as JPEG of at most `side` pixels a side; refuses as `reencoded`. */
export const shrunken = (
  field: string,
  content: Uint8Array,
  side: number,
): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(async () => {
    const { picture } = await opened(field, content)
    const small = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
    return encoded(field, small.flatten(PAPER).jpeg({ quality: 82 }))
  })

/** A picture as WebP in a frame: whole within it, filling it, or no larger than it in its own shape; refuses as `reencoded`. */
export const fittedWebp = (
  field: string,
  content: Uint8Array,
  { width, height, fit }: { width: number; height: number; fit: 'contain' | 'cover' | 'inside' },
): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(async () => {
    const { picture } = await opened(field, content)
    const clear = { r: 255, g: 255, b: 255, alpha: 0 }
    const fitted = picture.resize(width, height, {
      fit,
      withoutEnlargement: fit === 'inside',
      background: clear,
    })
    return encoded(field, fitted.webp({ quality: 82 }))
  })

/** What of a picture stands upright, three wide to four high around its middle, as JPEG; refuses as `reencoded`. */
export const portraitOf = (
  field: string,
  content: Uint8Array,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(async () => {
    const { picture } = await opened(field, content)
    const upright = picture.resize(Math.round((height * 3) / 4), height, { fit: 'cover' })
    return encoded(field, upright.flatten(PAPER).jpeg({ quality: 88 }))
  })

/** A square of a picture as WebP of `side` pixels, moved in where it would reach outside; refuses as `reencoded`. */
export const squareOf = (
  field: string,
  content: Uint8Array,
  { x, y, size }: Crop,
  side: number,
): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(async () => {
    const { picture, width, height } = await opened(field, content)
    const own = Math.max(1, Math.round(Math.min(width, height) * size))
    const startOf = (middle: number, length: number) =>
      Math.min(Math.max(Math.round(middle * length - own / 2), 0), length - own)
    const square = { left: startOf(x, width), top: startOf(y, height), width: own, height: own }
    return encoded(field, picture.extract(square).resize(side, side).webp({ quality: 82 }))
  })
