import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findingsOf } from './axe.ts'
import { browserPath, NO_BROWSER, openPage, takenOver } from './browser.ts'
import { PASSWORD, register } from './people.ts'
import { texts, useSite } from './site.ts'
import { arabicInTheDark, englishOnDesk, englishWithoutScript, type Way } from './ways.ts'

const PART_BYTES = 1024 * 1024
const fixture = fileURLToPath(new URL('../../server/src/testing/videos/short.mp4', import.meta.url))

/** A video of some megabytes: what follows the last picture is free space. */
const largeVideo = () => {
  const free = Buffer.alloc(3 * PART_BYTES)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4)
  return { name: 'me.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([readFileSync(fixture), free]) }
}

describe.skipIf(!browserPath)(`a video resume${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  const atProfile = async ({ language, prefix, options }: Way) => {
    const { email, token } = await register(site)
    const opened = await openPage(site.browser, options)
    const { page } = opened
    const path = `${prefix}/profile`
    await page.goto(site.at(`${prefix}/get-started?redirect=${encodeURIComponent(path)}`))
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(PASSWORD)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(/\/profile$/)
    const t = texts(language)
    const section = page.locator('#video-section')
    const send = section.getByRole('button', { name: t('video.upload'), exact: true })
    return { ...opened, t, token, section, send }
  }

  const hasScript = (page: Awaited<ReturnType<typeof atProfile>>['page']) =>
    takenOver(page.locator('#video-section form').first())

  test.each([englishOnDesk, arabicInTheDark, englishWithoutScript])(
    'is uploaded, shown, given another cover and deleted, $name',
    async way => {
      const { page, context, complaints, t, section, send } = await atProfile(way)
      await page.locator('#video_resume').setInputFiles({
        name: 'notes.mp4',
        mimeType: 'video/mp4',
        buffer: Buffer.from('not a video'),
      })
      await send.click()
      await section.getByText(t('errors.file_type', { types: 'MP4, MOV, WebM' })).waitFor()
      await page.locator('#video_resume').setInputFiles(largeVideo())
      await send.click()
      await section.locator('video').waitFor()
      await section.getByText(t('video.facts', { duration: '0:02' })).waitFor()
      await section.locator('[name="video_cover"]').setInputFiles({
        name: 'cover.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
          'base64',
        ),
      })
      await section.getByRole('button', { name: t('video.coverUpload') }).click()
      await section.locator('video[poster]').waitFor()
      if (way.options.javaScriptEnabled !== false) {
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth).toBe(clientWidth)
        // What lies under the header of a scrolled page has no size there.
        await page.evaluate(() => scrollTo(0, 0))
        expect(await findingsOf(page)).toEqual([])
        const seconds = await section.locator('video').evaluate(
          video =>
            new Promise<number>((resolve, reject) => {
              if (!(video instanceof HTMLVideoElement)) return reject(new Error('no video'))
              video.onloadedmetadata = () => resolve(video.duration)
              video.onerror = () => reject(new Error(video.error?.message))
              video.load()
              video.preload = 'metadata'
            }),
        )
        expect(Math.round(seconds)).toBe(2)
      }
      await section.getByRole('button', { name: t('personal.preferenceDelete') }).click()
      await section.getByText(t('video.why')).waitFor()
      expect(await section.locator('video').count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('an upload that broke off goes on where it stopped, also after the page was closed', async () => {
    const { page, context, t, section, send } = await atProfile(englishOnDesk)
    await hasScript(page)
    const offsets: number[] = []
    let isBroken = true
    await page.route('**/video_resume/upload_v1', async route => {
      const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
      const offset = Number(/name="offset"\r\n\r\n(\d+)/.exec(body)?.[1])
      if (isBroken && offset > 0) return route.abort('connectionreset')
      offsets.push(offset)
      return route.continue()
    })
    const video = largeVideo()
    await page.locator('#video_resume').setInputFiles(video)
    await send.click()
    await section.getByText(t('video.paused')).waitFor()
    expect(offsets).toEqual([0])
    await page.reload()
    await hasScript(page)
    isBroken = false
    // The browser remembers a file by its name, its size and its age.
    await page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter(each => each.startsWith('video '))
      const id = localStorage.getItem(key) ?? ''
      Object.defineProperty(File.prototype, 'lastModified', { get: () => 7 })
      localStorage.setItem(key.replace(/\d+$/, '7'), id)
    })
    await page.locator('#video_resume').setInputFiles(video)
    await send.click()
    await section.locator('video').waitFor()
    expect(offsets).toEqual([0, PART_BYTES, 2 * PART_BYTES, 3 * PART_BYTES])
    await context.close()
  })
})
