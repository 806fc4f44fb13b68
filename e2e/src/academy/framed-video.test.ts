import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const COURSE = 'others-videos'
const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const ELSEWHERE = 'https://videos.example/watch/1'

const markdown = (fields: object) => `---\n${JSON.stringify(fields)}\n---\n\nBees.\n`
const lesson = (title: string, embed: string) =>
  markdown({ title, kind: 'video', minutes: 1, video: { embed, captions: {} } })

/** A course whose videos are on others' sites. */
const files: Record<string, string> = {
  'course.yaml': JSON.stringify({ level: 'beginner', skills: ['customer-service'], hasCertificate: false }),
  'en/course.md': markdown({ title: 'Bees elsewhere', summary: 'Bees.', outcomes: ['One', 'Two'] }),
  'en/01-begin/chapter.yaml': JSON.stringify({ title: 'To begin with' }),
  'en/01-begin/01-framed.md': lesson('A framed bee', YOUTUBE),
  'en/01-begin/02-linked.md': lesson('A linked bee', ELSEWHERE),
}

describe.skipIf(!browserPath)(`a video of another site${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  beforeAll(async () => {
    const parent = mkdtempSync(join(tmpdir(), 'hanap-course-'))
    for (const [path, text] of Object.entries(files)) {
      const file = join(parent, COURSE, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    await admin(site, 'courses', 'publish', parent).finally(() => rmSync(parent, { recursive: true }))
  })

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'is asked for by nobody until its reader wants it, and then in a frame that may come from there alone, $name',
    { timeout: 60_000 },
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { page, context } = await openPage(site.browser, options)
      const foreign: string[] = []
      await context.route(/^https:/, route => {
        foreign.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<title>Bees</title><p>Bees</p>' })
      })
      const at = (to: string) => site.at(`${prefix}/courses/${COURSE}/begin/${to}`, 'academy')
      const policyOf = async (answer: Awaited<ReturnType<typeof page.goto>>) =>
        (await answer?.headerValue('content-security-policy')) ?? ''

      const before = await page.goto(at('framed'))
      await page.getByText(t('academy.videoConsent', { host: 'www.youtube.com' })).waitFor()
      await expect.poll(() => policyOf(before)).not.toContain('frame-src')
      await expect.poll(() => page.locator('iframe').count()).toBe(0)
      await expect.poll(() => page.locator(`a[href="${YOUTUBE}"]`).count()).toBe(1)
      expect(await findingsAt(page, options)).toEqual([])
      expect(foreign).toEqual([])

      const opened = page.waitForResponse(answer => answer.url().includes('video=show'))
      await page.getByRole('link', { name: t('academy.showVideo') }).click()
      const policy = await policyOf(await opened)
      expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
      await page.frameLocator('iframe').getByText('Bees').waitFor()
      expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'])
      await expect.poll(() => page.locator('iframe').getAttribute('title')).toBe('A framed bee')

      const linked = await page.goto(`${at('linked')}?video=show`)
      await page.getByText(t('academy.videoConsent', { host: 'videos.example' })).waitFor()
      await expect.poll(() => policyOf(linked)).not.toContain('frame-src')
      await expect.poll(() => page.locator('iframe').count()).toBe(0)
      expect(foreign).toHaveLength(1)
      await context.close()
    },
  )
})
