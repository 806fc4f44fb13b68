import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER } from '../harness/browser.ts'
import { useSite } from '../harness/site.ts'
import { checkPictures } from '../layout/check-pictures.ts'
import {
  keptPicture,
  MAX_SQUARES,
  openDesign,
  pictureDifference,
  pictureLooks,
  takePicture,
} from '../layout/pictures.ts'

describe.skipIf(!browserPath)(`pictures of the system${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test('are those that were accepted, in both directions, light and dark, on a phone and a desk', async () => {
    expect(await checkPictures(site, { isUpdate: false })).toEqual([])
  })

  test.each([
    ['another green', ':root { --accent: #0a5f6b }'],
    ['buttons as pills', '.btn { border-radius: 999px }'],
    ['a label that is gone', '.field-label { visibility: hidden }'],
    ['a ring without its arc', '.lens-ring path { stroke: none }'],
  ])('tell of %s', async (_, styles) => {
    const look = pictureLooks.find(({ name }) => name === 'design.en.light.1280')
    const kept = look && keptPicture(look.name)
    if (!look || !kept) throw new Error('no picture')
    const { page, context } = await openDesign(site, look)
    await page.addStyleTag({ content: styles })
    const { squares } = await pictureDifference(page, kept, await takePicture(page))
    await context.close()
    expect(squares).toBeGreaterThan(MAX_SQUARES)
  })
})
