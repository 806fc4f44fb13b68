import { readFile } from 'node:fs/promises'
import { uploadAvatar } from '@hanap/contracts/jobseekers/avatar.calls'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  type JourneyVariant,
  japaneseWithoutScript,
} from '../harness/journey-variants.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const PATH = '/create-resume'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

describe.skipIf(!browserPath)(`a resume of one's own profile${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  let people = 0

  const ask = (path: string, token: string, body: object) =>
    fetch(`http://127.0.0.1:${site.server.port}/api/jobseekers/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })

  /** Somebody with a post in their profile, where resumes are made. */
  const atMaking = async ({ language, prefix, options }: JourneyVariant) => {
    people += 1
    const account = { email: `noor.${language}.${people}@example.com`, password: 'a-long-password-7' }
    const registered = await fetch(`http://127.0.0.1:${site.server.port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, first_name: 'Noor', terms_and_condition: 1, country_key: 'ph' }),
    })
    const { token }: { token: string } = (await registered.json()).data.session
    const work = {
      job_title: 'Beekeeper',
      company_name: 'Honey House',
      from: '2021-03',
      is_currently_working: true,
    }
    await ask('work-experiences/create', token, work)
    const opened = await openPage(site.browser, options)
    const { page } = opened
    await page.goto(site.at(`${prefix}/get-started?redirect=${encodeURIComponent(prefix + PATH)}`))
    await page.locator('#email').fill(account.email)
    await page.locator('#password').fill(account.password)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(url => url.pathname === prefix + PATH)
    return { ...opened, t: interfaceTexts(language), at: (path: string) => site.at(prefix + path) }
  }

  const preview = (page: Page) => page.locator('img.making-preview')
  const asked = async (page: Page) =>
    new URL((await preview(page).getAttribute('src')) ?? '', 'http://x').searchParams
  /** Pictures are fetched when they come into sight. */
  const isDrawn = async (page: Page) => {
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate(each => each instanceof HTMLImageElement && each.naturalWidth), {
          timeout: 15_000,
        })
        .toBeGreaterThan(0)
    }
  }

  const fits = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 0))
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(await findingsOf(page)).toEqual([])
  }

  test.each([englishOnDesk, arabicOnPhone])(
    'shows at once what is chosen, and keeps it among the resumes, $name',
    { timeout: 120_000 },
    async way => {
      const { page, context, complaints, t } = await atMaking(way)
      await expect
        .poll(() => page.locator('[name="template"]:checked').getAttribute('value'))
        .toBe(way.language === 'ar' ? '5' : '1')
      await isDrawn(page)
      await fits(page)

      await page.getByRole('radio', { name: t('making.banner'), exact: true }).check()
      await expect.poll(async () => (await asked(page)).get('template_id')).toBe('4')
      await page.locator('#language').selectOption('tr')
      await expect.poll(async () => (await asked(page)).get('language_code')).toBe('tr')
      await page.getByRole('checkbox', { name: t('profile.links') }).uncheck()
      await expect.poll(async () => (await asked(page)).get('sections')).not.toContain('websites')
      await page
        .getByRole('button', {
          name: t('resumes.labelled', { label: t('making.up'), value: t('profile.work') }),
        })
        .click()
      await expect.poll(async () => (await asked(page)).get('sections')).toMatch(/^work_experiences,about,/)
      await isDrawn(page)

      await page.locator('#filename').fill('Bees.pdf')
      await page.getByRole('button', { name: t('common.save'), exact: true }).click()
      await page.waitForURL(/\/resumes\/\w+$/)
      await page.getByRole('heading', { level: 1, name: 'Bees.pdf' }).waitFor()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t('resumes.download') }).click(),
      ])
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('is made on the Japanese form without script', { timeout: 120_000 }, async () => {
    const { page, context, t } = await atMaking(japaneseWithoutScript)
    await page.getByRole('radio', { name: t('making.rirekisho') }).check()
    await page.getByRole('checkbox', { name: t('profile.skills') }).uncheck()
    await page.getByRole('button', { name: t('making.update') }).click()
    const query = await asked(page)
    expect([query.get('template_id'), query.get('language_code')]).toEqual(['6', 'ja'])
    expect(query.get('sections')).not.toContain('skills')
    await page
      .getByRole('button', {
        name: t('resumes.labelled', { label: t('making.up'), value: t('profile.education') }),
      })
      .click()
    expect((await asked(page)).get('sections')).toBe(
      'about,educations,work_experiences,license_certifications,websites',
    )
    await page
      .getByRole('button', {
        name: t('resumes.labelled', { label: t('making.down'), value: t('profile.education') }),
      })
      .click()
    expect((await asked(page)).get('sections')).toBe(
      'about,work_experiences,educations,license_certifications,websites',
    )
    await expect.poll(() => page.getByRole('radio', { name: t('making.rirekisho') }).isChecked()).toBe(true)

    await page.getByRole('link', { name: t('profile.photoAdd') }).waitFor()
    const api = `http://127.0.0.1:${site.server.port}`
    const token = (await context.cookies()).find(({ name }) => name === 'sessionid')?.value ?? ''
    const headers = { authorization: `Bearer ${token}` }
    const body = new FormData()
    body.append('avatar', new File([PIXEL], 'me.png', { type: 'image/png' }))
    const uploaded = await fetch(api + uploadAvatar.path, { method: uploadAvatar.method, headers, body })
    expect(uploaded.status).toBe(200)
    const hasPhoto = async () => {
      const picture = await fetch(api + (await preview(page).getAttribute('src')), { headers })
      return (await picture.text()).includes('data:image/jpeg')
    }
    await page.reload()
    const photo = page.getByRole('checkbox', { name: t('making.photo') })
    expect([await photo.isChecked(), await hasPhoto()]).toEqual([true, true])
    await photo.uncheck()
    await page.getByRole('button', { name: t('making.update') }).click()
    expect([await photo.isChecked(), await hasPhoto()]).toEqual([false, false])
    await page.getByRole('button', { name: t('common.save'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Noor.pdf' }).waitFor()
    await context.close()
  })

  test('comes from a JSON Resume, of which one sees first what it adds', { timeout: 120_000 }, async () => {
    const { page, context, complaints, t, at } = await atMaking(englishOnDesk)
    await page.getByRole('link', { name: t('making.importHeading') }).click()
    const show = page.getByRole('button', { name: t('making.importShow') })
    const choose = (text: string) =>
      page
        .locator('#file')
        .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await choose('{ not json')
    await show.click()
    await page.locator('#file-error').waitFor()
    await fits(page)
    await choose(
      JSON.stringify({
        work: [{ name: 'Wax Works', position: 'Chandler', startDate: '2018-02', endDate: '2020-01' }],
      }),
    )
    await show.click()
    await page.getByText('Chandler · Wax Works').waitFor()
    await fits(page)
    await page.getByRole('button', { name: t('making.importAdd') }).click()
    await page.waitForURL(/\/profile$/)
    await page.getByRole('heading', { level: 3, name: 'Chandler' }).waitFor()
    await page.goto(at(PATH))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('making.export') }).click(),
    ])
    expect(JSON.parse((await readFile(await download.path())).toString()).work).toHaveLength(2)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is nobody else’s: a visitor is led to log in', async () => {
    const answer = await fetch(`http://127.0.0.1:${site.server.port}${PATH}`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('/get-started?redirect=%2Fcreate-resume')
  })
})
