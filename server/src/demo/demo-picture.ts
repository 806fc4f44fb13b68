import type { DemoPicture } from '@hanap/demo/chats'
import sharp from 'sharp'

/** The discs of a picture, to be written in whatever format. */
export const drawnPixels = ({ width, height, background, discs }: DemoPicture) => {
  const colourAt = (x: number, y: number) =>
    discs.findLast(disc => (disc.x - x) ** 2 + (disc.y - y) ** 2 < disc.radius ** 2)?.colour ?? background
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    pixels.set(colourAt(at % width, Math.floor(at / width)), at * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
