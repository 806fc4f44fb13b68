import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { uploadVideoResume } from '@hanap/contracts/jobseekers/video-resumes.calls'
import { joinSeries } from '@hanap/i18n/joined'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, takenOver } from '../harness/browser.ts'
import {
  arabicInTheDark,
  englishOnDesk,
  englishWithoutScript,
  type JourneyVariant,
} from '../harness/journey-variants.ts'
import { applyTo, askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const PART_BYTES = 1024 * 1024
const fixture = fileURLToPath(
  new URL('../../../server/src/modules/videos/samples/short.mp4', import.meta.url),
)

/** A video of some megabytes: what follows the last picture is free space. */
const largeVideo = () => {
  const free = Buffer.alloc(3 * PART_BYTES)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4)
  return { name: 'me.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([readFileSync(fixture), free]) }
}

/** How long a video is, once the browser has fetched its head. */
const secondsOf = async (video: Locator): Promise<number> =>
  Math.round(
    await video.evaluate(
      element =>
        new Promise<number>((resolve, reject) => {
          if (!(element instanceof HTMLVideoElement)) return reject(new Error('no video'))
          element.onloadedmetadata = () => resolve(element.duration)
          element.onerror = () => reject(new Error(element.error?.message))
          element.load()
          element.preload = 'metadata'
        }),
    ),
  )

describe.skipIf(!browserPath)(`a video resume${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  const atProfile = async ({ language, prefix, options }: JourneyVariant) => {
    const { email, token } = await registerSeeker(site)
    const opened = await openPage(site.browser, options)
    const { page } = opened
    const path = `${prefix}/profile`
    await page.goto(site.at(`${prefix}/get-started?redirect=${encodeURIComponent(path)}`))
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(JOURNEY_PASSWORD)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(/\/profile$/)
    const t = interfaceTexts(language)
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
      await section.locator('summary').click()
      await page.locator('#video_resume').setInputFiles({
        name: 'notes.mp4',
        mimeType: 'video/mp4',
        buffer: Buffer.from('not a video'),
      })
      // A chosen file is sent at once; without script a button does.
      const isSentByButton = way.options.javaScriptEnabled === false
      if (isSentByButton) await send.click()
      await section
        .getByText(t('errors.file_type', { types: joinSeries(['MP4', 'MOV', 'WebM'], t.language) }))
        .waitFor()
      await page.locator('#video_resume').setInputFiles(largeVideo())
      if (isSentByButton) await send.click()
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
        await expect.poll(() => secondsOf(section.locator('video'))).toBe(2)
      }
      await section.getByRole('button', { name: t('personal.preferenceDelete') }).click()
      await section.getByText(t('video.why')).waitFor()
      await expect.poll(() => section.locator('video').count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each([englishOnDesk, arabicInTheDark, englishWithoutScript])(
    'is played by a recruiter on the applicant’s page, which the seeker then reads, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { token } = await registerSeeker(site, { last_name: 'Santos' })
      const recruiter = await recruiterToken(site)
      const { id } = await applyTo(site, recruiter, token)
      const form = new FormData()
      form.append('video_resume', new File([readFileSync(fixture)], 'me.mp4', { type: 'video/mp4' }))
      const api = `http://127.0.0.1:${site.server.port}`
      const uploaded = await fetch(api + uploadVideoResume.path, {
        method: uploadVideoResume.method,
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      expect(uploaded.status).toBe(200)

      const { page, context, complaints } = await openPage(site.browser, options)
      const asked: string[] = []
      page.on('request', request => {
        if (request.url().includes('/video-resumes/')) asked.push(new URL(request.url()).pathname)
      })
      await context.addCookies([{ name: 'sessionid', value: recruiter, url: site.at('/', 'employer') }])
      await page.goto(site.at(`${prefix}/applicants/${id}`, 'employer'))
      const section = page.locator('#videos')
      const video = section.locator('video')
      await section.getByRole('heading', { name: t('video.heading') }).waitFor()
      await section.getByText(t('video.facts', { duration: '0:02' })).waitFor()
      await section.getByRole('link', { name: t('video.download') }).waitFor()
      await expect
        .poll(() => video.getAttribute('aria-label'))
        .toBe(t('resumes.labelled', { label: t('video.heading'), value: 'Mara Santos' }))
      await expect.poll(() => video.getAttribute('controls')).toBe('')
      const seen = async () => {
        const { accesses } = await askAs(site, 'GET', '/api/jobseekers/data-access', token)
        return accesses.map(({ kind }: { kind: string }) => kind)
      }
      // The page fetches nothing but the picture before somebody plays it.
      const poster = await video.getAttribute('poster')
      expect(asked.filter(path => path !== poster)).toEqual([])
      if (process.env.HANAP_SCREENSHOTS)
        await page.screenshot({
          path: `${process.env.HANAP_SCREENSHOTS}/video-${language}.png`,
          fullPage: true,
        })
      await expect.poll(() => seen()).toEqual(['application'])

      const address = (await video.getAttribute('src')) ?? ''
      if (options.javaScriptEnabled === false) {
        const headers = { authorization: `Bearer ${recruiter}`, range: 'bytes=0-99' }
        const part = await fetch(api + address, { headers })
        expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
      } else {
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth).toBe(clientWidth)
        await page.evaluate(() => scrollTo(0, 0))
        expect(await findingsOf(page)).toEqual([])
        const part = page.waitForResponse(answer => new URL(answer.url()).pathname === address)
        await expect.poll(() => secondsOf(video)).toBe(2)
        expect((await part).status()).toBe(206)
      }
      await expect.poll(() => seen()).toEqual(['resume', 'application'])
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('an upload that broke off goes on where it stopped, also after the page was closed', async () => {
    const { page, context, t, section } = await atProfile(englishOnDesk)
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
    await section.locator('summary').click()
    await page.locator('#video_resume').setInputFiles(video)
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
    await section.locator('summary').click()
    await page.locator('#video_resume').setInputFiles(video)
    await section.locator('video').waitFor()
    expect(offsets).toEqual([0, PART_BYTES, 2 * PART_BYTES, 3 * PART_BYTES])
    await context.close()
  })
})
