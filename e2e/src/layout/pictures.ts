import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { openBarePage } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'

const FOLDER = fileURLToPath(new URL('./pictures', import.meta.url))
const TAKEN = fileURLToPath(new URL('../../../.hanap/test/pictures', import.meta.url))
const fontAt = (path: string) =>
  readFileSync(
    fileURLToPath(new URL(`../../../node_modules/@expo-google-fonts/${path}`, import.meta.url)),
  ).toString('base64')

/** Pictures of the page of the system, in both directions, light and dark, on a phone and a desk. */
export const pictureLooks = (['en', 'ar'] as const).flatMap(language =>
  (['light', 'dark'] as const).flatMap(scheme =>
    [360, 1280].map(width => ({ language, scheme, width, name: `design.${language}.${scheme}.${width}` })),
  ),
)
export type PictureLook = (typeof pictureLooks)[number]

/** The same letters on every machine; samples of scripts, which these fonts lack, and what is around the page are left out. */
const steadyStyles = () => `
@font-face { font-family: Kept; src: url(data:font/ttf;base64,${fontAt('noto-sans/400Regular/NotoSans_400Regular.ttf')}) }
@font-face { font-family: KeptArabic; src: url(data:font/ttf;base64,${fontAt('vazirmatn/400Regular/Vazirmatn_400Regular.ttf')}) }
* { font-family: Kept, KeptArabic !important; caret-color: transparent !important }
#type ul + ul, li:is(:lang(ja), :lang(zh)), .site-header, .site-footer, .toasts { display: none !important }
`

/** Opens the page as `look` has it. */
export const openDesign = async (site: JourneySite, { language, scheme, width }: PictureLook) => {
  const { page, context } = await openBarePage(site.browser, {
    colorScheme: scheme,
    viewport: { width, height: 900 },
    bypassCSP: true,
  })
  await page.goto(site.at(`${language === 'en' ? '' : `/${language}`}/design`))
  await page.addStyleTag({ content: steadyStyles() })
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  return { page, context }
}

const typeOf = (picture: Buffer) => (picture.subarray(0, 4).toString('latin1') === 'RIFF' ? 'webp' : 'png')
const addressOf = (picture: Buffer) => `data:image/${typeOf(picture)};base64,${picture.toString('base64')}`

/** Chromium repeats what is further down. */
const MAX_HEIGHT_PX = 16_380

/** The open page at half its size, as it is kept. */
export const takePicture = async (page: Page): Promise<Buffer> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > MAX_HEIGHT_PX) throw new Error(`the page is ${height} px high, more than a picture can be`)
  const whole = addressOf(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  const half = await page.evaluate(async address => {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width / 2
    canvas.height = image.height / 2
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', 0.5)
  }, whole)
  return Buffer.from(half.slice(half.indexOf(',') + 1), 'base64')
}

export interface PictureDifference {
  /** Squares of 8 pixels whose mean colour is another. */
  squares: number
  /** Where the first and the last of them lie, in pixels of the page. */
  from: number
  to: number
}

/** Letters are smoothed a little differently on each machine: a square has to differ by this much of 255. */
const MIN_DIFFERENCE = 14
/** So many squares may. */
export const MAX_SQUARES = 16

export const pictureDifference = (page: Page, kept: Buffer, taken: Buffer): Promise<PictureDifference> =>
  page.evaluate(
    async ({ addresses, least }) => {
      const SIDE = 8
      const images = await Promise.all(
        addresses.map(async address => {
          const image = new Image()
          image.src = address
          await image.decode()
          return image
        }),
      )
      const width = Math.max(...images.map(image => image.width))
      const height = Math.max(...images.map(image => image.height))
      const columns = Math.floor(width / SIDE)
      const rows = Math.floor(height / SIDE)
      const means = images.map(image => {
        const canvas = document.createElement('canvas')
        canvas.width = width
        canvas.height = height
        const context = canvas.getContext('2d', { willReadFrequently: true })
        if (!context) throw new Error('no canvas')
        context.drawImage(image, 0, 0)
        const { data } = context.getImageData(0, 0, width, height)
        return Array.from({ length: columns * rows }, (_, square) => {
          const sums = [0, 0, 0]
          const left = (square % columns) * SIDE
          const top = Math.floor(square / columns) * SIDE
          for (let y = top; y < top + SIDE; y++)
            for (let x = left; x < left + SIDE; x++)
              for (const channel of [0, 1, 2])
                sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0)
          return sums.map(sum => sum / SIDE ** 2)
        })
      })
      const [first = [], second = []] = means
      const differing = first.flatMap((mean, square) =>
        mean.some((value, channel) => Math.abs(value - (second[square]?.[channel] ?? 0)) > least)
          ? [Math.floor(square / columns) * SIDE * 2]
          : [],
      )
      return { squares: differing.length, from: differing[0] ?? 0, to: differing.at(-1) ?? 0 }
    },
    { addresses: [kept, taken].map(addressOf), least: MIN_DIFFERENCE },
  )

const keptAt = (name: string) => join(FOLDER, `${name}.webp`)

export const keptPicture = (name: string): Buffer | undefined =>
  existsSync(keptAt(name)) ? readFileSync(keptAt(name)) : undefined

const write = (file: string, picture: Buffer) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
}

export const keepPicture = (name: string, picture: Buffer) => write(keptAt(name), picture)

/** Beside the report of the tests, to be looked at. Answers where. */
export const showPicture = (name: string, picture: Buffer): string => {
  const file = join(TAKEN, `${name}.webp`)
  write(file, picture)
  return file
}
