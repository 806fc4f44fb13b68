import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logInCompanion } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { courseWords, publishWrittenCourse, WRITTEN_COURSE } from './written-course.ts'

/** Plays a video for a moment and goes on at its first second, as somebody who drags its bar does. */
const watchToFirstSecond = (video: Locator) =>
  video.evaluate(async element => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('no video')
    element.muted = true
    await element.play()
    element.pause()
    element.currentTime = 1
  })

const stateOf = (video: Locator) =>
  video.evaluate(element =>
    element instanceof HTMLVideoElement
      ? { place: Math.floor(element.currentTime), speed: element.playbackRate, ready: element.readyState }
      : undefined,
  )

/** What the first captions say, once the browser has read them. */
const captionsOf = (video: Locator) =>
  video.evaluate(element => {
    const [track] = element instanceof HTMLVideoElement ? element.textTracks : []
    const [cue] = track?.cues ?? []
    return cue instanceof VTTCue ? cue.text : undefined
  })

describe.skipIf(!browserPath)(`a lesson’s video${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  beforeAll(() => publishWrittenCourse(site))

  test.each([
    { ...englishOnDesk, tag: 'en', words: courseWords.en },
    { ...arabicOnPhone, tag: 'ar', words: courseWords.ar },
    { ...japaneseWithoutScript, tag: 'ja', words: courseWords.ja },
  ])(
    'has captions in the reader’s language, its speed is kept, and another device goes on where it was left, $name',
    async ({ language, prefix, options, tag, words }) => {
      const t = interfaceTexts(language)
      const hasScript = options.javaScriptEnabled !== false
      const { email, token } = await registerSeeker(site)
      const course = `/api/academy/courses/${WRITTEN_COURSE.replaceAll('-', '_')}`
      await askAs(site, 'POST', `${course}/enrolment`, token)
      const { course: read } = await askAs(site, 'GET', course, token)
      const lesson: string = read.chapters[0].lessons[2].id
      const positionOf = async () =>
        (await askAs(site, 'GET', `/api/academy/lessons/${lesson}`, token)).lesson.progress.position

      const here = `${prefix}/courses/${WRITTEN_COURSE}/begin/watch`
      const open = async () => {
        const opened = await openPage(site.browser, options)
        await logInCompanion(
          opened.page,
          site.at(`${prefix}/get-started?redirect=${encodeURIComponent(here)}`, 'academy'),
          { email, password: JOURNEY_PASSWORD },
        )
        await opened.page.getByRole('heading', { level: 1, name: words.video }).waitFor()
        if (hasScript) await untilStarted(opened.page)
        return { ...opened, video: opened.page.locator('video') }
      }

      const { page, context, complaints, video } = await open()
      const tracks = video.locator('track')
      await expect.poll(() => tracks.count()).toBe(3)
      await expect.poll(() => tracks.first().getAttribute('srclang')).toBe(tag)
      await expect.poll(() => video.locator('track[default]').count()).toBe(1)
      const speed = page.getByLabel(t('academy.speed'), { exact: true })
      if (hasScript) {
        await expect.poll(() => captionsOf(video)).toBe(words.video)
        await speed.selectOption('1.5')
        await watchToFirstSecond(video)
        expect(await findingsOf(page)).toEqual([])
        await expect.poll(positionOf).toBe(1)
        await page.reload()
        await untilStarted(page)
        await expect.poll(() => speed.inputValue()).toBe('1.5')
        await expect.poll(async () => (await stateOf(video))?.speed).toBe(1.5)
      } else {
        await expect.poll(() => speed.isVisible()).toBe(false)
        await expect.poll(() => video.getAttribute('controls')).not.toBeNull()
        await askAs(site, 'PUT', `/api/academy/lessons/${lesson}/progress`, token, { position: 1 })
      }

      const other = await open()
      await expect.poll(() => other.video.getAttribute('src')).toMatch(/^\/api\/academy\/files\/\w+#t=1$/)
      if (hasScript) await expect.poll(async () => (await stateOf(other.video))?.place).toBe(1)
      await other.page.getByRole('article').getByRole('link', { name: words.quiz, exact: true }).click()
      await other.page.waitForURL(url => url.pathname === `${prefix}/courses/${WRITTEN_COURSE}/end/quiz`)
      expect([...complaints, ...other.complaints]).toEqual([])
      await other.context.close()
      await context.close()
    },
  )
})
