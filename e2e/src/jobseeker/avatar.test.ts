import { joinSeries } from '@hanap/i18n/joined'
import { personName } from '@hanap/i18n/person-name'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { recruitersJobs } from '../harness/api.ts'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
  type JourneyVariant,
} from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const ways = [englishOnDesk, arabicOnPhone, englishWithoutScript]

describe.skipIf(!browserPath)(`a seeker's photo${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  const logIn = async (page: Page, address: string, email: string, password: string) => {
    await page.goto(address)
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('form.form [type="submit"]').first().click()
  }

  /** A call of the API, its answer's data. */
  const ask = async (path: string, token: string, sent?: object) => {
    const answer = await fetch(`http://127.0.0.1:${site.server.port}${path}`, {
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
    })
    return (await answer.json()).data
  }

  /** An application of the person's to a job of the demo recruiter's; answers its id and the job's. */
  const applyTo = async (token: string, at: number) => {
    const job = (await recruitersJobs(site)).jobs[at]
    const { id } = await ask(`/api/data/jobs/${job.id}/applications`, token, {})
    return { id, jobId: job.id }
  }

  const look = async (page: Page, { options }: JourneyVariant) => {
    if (options.javaScriptEnabled === false) return
    await page.evaluate(() => scrollTo(0, 0))
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(await findingsOf(page)).toEqual([])
  }

  test.each(ways)(
    'is cut, shown in the profile, the header and to recruiters, and taken away, $name',
    { timeout: 120_000 },
    async way => {
      const { language, prefix, options } = way
      const hasScript = options.javaScriptEnabled !== false
      const t = interfaceTexts(language)
      const { email, token } = await registerSeeker(site, { country_key: 'ph', last_name: 'Santos' })
      const { page, context, complaints } = await openPage(site.browser, options)
      const back = encodeURIComponent(`${prefix}/profile`)
      await logIn(page, site.at(`${prefix}/get-started?redirect=${back}`), email, JOURNEY_PASSWORD)
      await page.waitForURL(/\/profile$/)
      const picture = await page.screenshot({ type: 'jpeg' })
      const section = page.locator('#photo-section')
      const save = section.getByRole('button', { name: t('common.save'), exact: true })
      const choose = (name: string, buffer: Buffer) =>
        page.locator('#avatar').setInputFiles({ name, mimeType: 'image/png', buffer })

      await section.getByRole('link', { name: t('profile.photoAdd') }).click()
      await page.waitForURL(/\/profile\/photo/)
      await choose('me.png', Buffer.from('I am no picture.'))
      await save.click()
      await page.locator('#avatar-error').waitFor()
      await expect
        .poll(() => page.locator('#avatar-error').textContent())
        .toBe(t('errors.file_type', { types: joinSeries(['PNG', 'JPEG', 'WebP'], t.language) }))
      await look(page, way)

      await choose('me.jpg', picture)
      if (hasScript) {
        await section.getByRole('img', { name: t('profile.photoPreview') }).waitFor()
        await section.getByRole('slider', { name: t('profile.photoSize') }).fill('0.4')
        await section.getByRole('slider', { name: t('profile.photoAcross') }).fill('0.1')
        await look(page, way)
      }
      await save.click()
      await page.waitForURL(/\/profile#photo-section/)
      // The address changes before the page does.
      const kept = section.locator('img[src^="/api/jobseekers/avatar/"]')
      const address = (await kept.getAttribute('src')) ?? ''
      expect(address).toMatch(/^\/api\/jobseekers\/avatar\/[0-9a-f]{64}$/)
      const inHeader = page.locator(`header button[popovertarget="me"] img[src="${address}"]`)
      await kept.waitFor()
      const width = (image: HTMLImageElement | SVGElement | HTMLElement) =>
        image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0
      // On a phone the bar below has the place of the menu.
      if (!options.isMobile) await inHeader.waitFor()
      if (hasScript) {
        await expect.poll(() => kept.evaluate(width)).toBe(512)
        await look(page, way)
      }

      const { id, jobId } = await applyTo(token, ways.indexOf(way))
      const recruiter = await openPage(site.browser, options)
      const own = site.server.logIn('recruiter')
      await logIn(recruiter.page, site.at(`${prefix}/log-in`, 'employer'), own.email, own.password)
      await recruiter.page.waitForURL(site.at(prefix || '/', 'employer'))
      const photo = recruiter.page.locator(`main img[src="${address}"]`)
      await recruiter.page.goto(site.at(`${prefix}/jobs/${jobId}/applicants`, 'employer'))
      await photo.waitFor()
      await look(recruiter.page, way)
      await recruiter.page.goto(site.at(`${prefix}/applicants/${id}`, 'employer'))
      await recruiter.page.getByRole('heading', { level: 1, name: personName('Mara', 'Santos') }).waitFor()
      await photo.waitFor()
      if (hasScript) await expect.poll(() => photo.evaluate(width)).toBe(512)
      await look(recruiter.page, way)
      expect(recruiter.complaints).toEqual([])
      await recruiter.context.close()

      await section.getByRole('link', { name: t('profile.photoChange') }).click()
      await section.getByRole('button', { name: t('profile.photoRemove') }).click()
      await section.getByRole('link', { name: t('profile.photoAdd') }).waitFor()
      expect([await section.locator('img').count(), await inHeader.count()]).toEqual([0, 0])
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
