import sharp from 'sharp'
import { expect, test } from 'vitest'
import { portraitOf, shrunken } from './index.ts'

test.each([
  ['a video’s cover', shrunken],
  ['a portrait', portraitOf],
])('what can be seen through in a picture is white in %s', async (_, made) => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background } })
    .png()
    .toBuffer()
  const jpeg = await made('picture', new Uint8Array(clear), 64)
  const { channels } = await sharp(jpeg).stats()
  for (const { min } of channels) expect(min).toBeGreaterThan(250)
})
