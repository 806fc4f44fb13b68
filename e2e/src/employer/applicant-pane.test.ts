import { optionText } from '@hanap/markets/lists'
import { describe, expect, test } from 'vitest'
import { askApi } from '../harness/api.ts'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, holdRouter, NO_BROWSER, openPage, takenOver, untilStarted } from '../harness/browser.ts'
import { englishOnDesk, englishWithoutScript, type JourneyVariant } from '../harness/journey-variants.ts'
import { applyToJob, askAs, JOURNEY_PASSWORD, registerOwner, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const arabicOnDesk: JourneyVariant = {
  name: 'in Arabic on a desk, in the dark',
  language: 'ar',
  prefix: '/ar',
  options: { ...desk, colorScheme: 'dark' },
}
const variants = [englishOnDesk, arabicOnDesk, englishWithoutScript]
const IN_REVIEW = 3

describe.skipIf(!browserPath)(`beside a list of applicants${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** A new company's job for which Ana and Ben have applied, and its owner's address. */
  const startHiring = async (company: string) => {
    const { email, token } = await registerOwner(site, company)
    const { job } = await askAs(site, 'POST', '/api/recruiters/jobs', token, {
      job_title: 'Kite maker',
      description: '# The work\n\n- Sew the sails\n- Try every kite\n\nYou work with two others by the sea.',
      job_type_id: 1,
      workplace: 'on_site',
      job_location_id: 16700001,
      is_draft: false,
    })
    for (const first_name of ['Ana', 'Ben']) {
      const seeker = await registerSeeker(site, { first_name, last_name: 'Dela Rosa' })
      await applyToJob(site, job.id, seeker.token)
    }
    return { email, token, job }
  }

  test.each(variants)(
    'an applicant is chosen → stands beside the list, after a reload too → is moved and noted there → j and k go on → gone, not theirs, and on a phone, $name',
    async ({ name: variant, language, prefix, options }) => {
      const t = interfaceTexts(language)
      const hasScript = options.javaScriptEnabled !== false
      const { email, token } = await registerOwner(
        site,
        `Kites ${variants.findIndex(each => each.name === variant)}`,
      )
      const { job } = await askAs(site, 'POST', '/api/recruiters/jobs', token, {
        job_title: 'Kite maker',
        description:
          '# The work\n\n- Sew the sails\n- Try every kite\n\nYou work with two others by the sea.',
        job_type_id: 1,
        workplace: 'on_site',
        job_location_id: 16700001,
        screening_questions: [
          { type: 'yes_no', text: 'May you fly at night?', is_required: true, choices: [] },
        ],
        is_draft: false,
      })
      for (const first_name of ['Ana', 'Ben']) {
        const seeker = await registerSeeker(site, { first_name, last_name: 'Dela Rosa' })
        const detail = await askAs(site, 'GET', `/api/jobs/${job.id}`, seeker.token)
        const form = new FormData()
        const [question] = detail.screening_questions
        form.set('screening_answers', JSON.stringify([{ question_id: question.id, answer: true }]))
        await askApi(site, `/api/data/jobs/${job.id}/applications`, { body: form, token: seeker.token })
      }

      const { page, context, complaints } = await openPage(site.browser, options)
      await logIn(page, site.at(`${prefix}/log-in`, 'employer'), { email, password: JOURNEY_PASSWORD })
      const list = site.at(`${prefix}/jobs/${job.id}/applicants`, 'employer')
      await page.goto(list)
      if (hasScript) await untilStarted(page)
      const pane = page.locator('.applicant-pane')
      const row = (name: string) => page.locator('[data-applicant]', { hasText: name })
      const isBeside = (name: string) => pane.getByRole('heading', { name }).waitFor()
      await expect.poll(() => pane.count()).toBe(0)
      if (hasScript) await row('Ben').getByRole('checkbox').check()

      await row('Ana').getByRole('link', { name: 'Ana Dela Rosa' }).click()
      await isBeside('Ana Dela Rosa')
      await pane.getByText('May you fly at night?').waitFor()
      expect(new URL(page.url()).searchParams.has('applicant')).toBe(true)
      await expect.poll(() => row('Ana').getByRole('link').getAttribute('aria-current')).toBe('true')
      const viewed = optionText('pipeline_stage_lists', 2, language) ?? ''
      await row('Ana').getByText(viewed).waitFor()
      // Whoever is selected stays so.
      if (hasScript) await expect.poll(() => row('Ben').getByRole('checkbox').isChecked()).toBe(true)
      const [besideIt, itself] = [await row('Ana').boundingBox(), await pane.boundingBox()]
      const isAtEnd = (besideIt?.x ?? 0) < (itself?.x ?? 0)
      expect(isAtEnd).toBe(language !== 'ar')
      expect(await findingsAt(page, options)).toEqual([])
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true)

      await page.goBack()
      await pane.waitFor({ state: 'detached' })
      await page.goForward()
      await isBeside('Ana Dela Rosa')
      await page.reload()
      await isBeside('Ana Dela Rosa')
      if (hasScript) await untilStarted(page)

      await pane.locator('#pipeline_stage_id').selectOption(String(IN_REVIEW))
      await pane
        .locator('.move-form')
        .getByRole('button', { name: t('common.save') })
        .click()
      const inReview = optionText('pipeline_stage_lists', IN_REVIEW, language) ?? ''
      await row('Ana').locator('.badge', { hasText: inReview }).waitFor()
      await pane.locator('#note').fill('Flew two kites at once.')
      await pane.getByRole('button', { name: t('applicants.noteSave') }).click()
      await pane.locator('#notes-section li', { hasText: 'Flew two kites at once.' }).waitFor()
      await expect.poll(() => page.locator('#done').textContent()).toBe('')
      await isBeside('Ana Dela Rosa')

      if (hasScript) {
        await row('Ana').getByRole('link').focus()
        await page.keyboard.press('k')
        await isBeside('Ben Dela Rosa')
        expect(
          await row('Ben')
            .getByRole('link')
            .evaluate(link => link === document.activeElement),
        ).toBe(true)
        // What was typed about somebody and not sent waits for them.
        await pane.locator('#note').fill('Ask about night flights.')
        await row('Ben').getByRole('link').focus()
        await page.keyboard.press('j')
        await isBeside('Ana Dela Rosa')
        expect(await pane.locator('#note').inputValue()).toBe('')
        await row('Ben').getByRole('link').click()
        await isBeside('Ben Dela Rosa')
        expect(await pane.locator('#note').inputValue()).toBe('Ask about night flights.')
        await pane.getByRole('button', { name: t('applicants.noteSave') }).click()
        await pane.locator('#notes-section li', { hasText: 'Ask about night flights.' }).waitFor()
        await expect.poll(() => pane.locator('#note').inputValue()).toBe('')
        await row('Ana').getByRole('link').click()
        await isBeside('Ana Dela Rosa')
        await row('Ana').getByRole('link').focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => pane.evaluate(node => node === document.activeElement)).toBe(true)
        // A move from the list is the pane's, too.
        await row('Ana').getByRole('link').focus()
        await page.keyboard.press('e')
        const target = page.locator('.move-menu').getByRole('button').nth(2)
        const stage = (await target.textContent()) ?? ''
        await target.click()
        await pane.locator('.pane-head .badge', { hasText: stage }).waitFor()
      }
      const chosen = page.url()
      await pane.getByRole('link', { name: t('common.close') }).click()
      await pane.waitFor({ state: 'detached' })
      expect(page.url()).toBe(list)

      const gone = t('errors.application_not_found')
      await page.goto(`${list}?applicant=nobody`)
      await pane.getByRole('heading', { name: gone }).waitFor()
      await row('Ben').waitFor()
      expect(await findingsAt(page, options)).toEqual([])

      await page.goto(chosen)
      await pane.getByRole('link', { name: t('search.openJob') }).click()
      await page.getByRole('heading', { level: 1, name: 'Ana Dela Rosa' }).waitFor()
      const own = page.url()

      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(list)
      await row('Ana').getByRole('link').click()
      await page.waitForURL(own)
      await page.goto(chosen)
      await isBeside('Ana Dela Rosa')
      await expect.poll(() => row('Ben').isVisible()).toBe(false)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true)
      expect(complaints).toEqual([])
      await context.close()

      const other = await registerOwner(site, `Boats ${variants.findIndex(each => each.name === variant)}`)
      const stranger = await openPage(site.browser, options)
      await logIn(stranger.page, site.at(`${prefix}/log-in`, 'employer'), {
        email: other.email,
        password: JOURNEY_PASSWORD,
      })
      const { search } = new URL(chosen)
      await stranger.page.goto(site.at(`${prefix}/applicants${search}`, 'employer'))
      await stranger.page.locator('.applicant-pane').getByRole('heading', { name: gone }).waitFor()
      await expect.poll(() => stranger.page.getByText('Dela Rosa').count()).toBe(0)
      await stranger.context.close()
    },
  )

  test('a note stays where somebody goes on to the next applicant before it was answered', async () => {
    const t = interfaceTexts('en')
    const { email, job } = await startHiring('Kites on a slow line')
    const { page, context, complaints } = await openPage(site.browser, desk)
    await logIn(page, site.at('/log-in', 'employer'), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at(`/jobs/${job.id}/applicants`, 'employer'))
    await untilStarted(page)
    const pane = page.locator('.applicant-pane')
    const link = (name: string) => page.locator('[data-applicant]', { hasText: name }).getByRole('link')
    const isBeside = (name: string) => pane.getByRole('heading', { name }).waitFor()
    const note = pane.locator('#note')
    const save = pane.getByRole('button', { name: t('applicants.noteSave') })
    await link('Ben').click()
    await isBeside('Ben')

    let sent = 0
    const address = '**/applicants?*'
    await page.route(address, route => {
      if (route.request().method() !== 'POST') return route.continue()
      // Nothing answers.
      sent += 1
      return undefined
    })
    await note.fill('Ask about night flights.')
    await save.click()
    await expect.poll(() => sent).toBe(1)
    await link('Ben').focus()
    await page.keyboard.press('j')
    await isBeside('Ana')
    expect(await note.inputValue()).toBe('')
    await page.unroute(address)
    await link('Ben').click()
    await isBeside('Ben')
    expect(await note.inputValue()).toBe('Ask about night flights.')

    await save.click()
    await pane.locator('#notes-section li', { hasText: 'Ask about night flights.' }).waitFor()
    expect(await note.inputValue()).toBe('')
    await link('Ana').click()
    await isBeside('Ana')
    await link('Ben').click()
    await isBeside('Ben')
    expect(await note.inputValue()).toBe('')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('how far somebody has scrolled in an applicant stays as script takes the page over', async () => {
    const { email, token, job } = await startHiring('Kites in the wind')
    const { applications } = await askAs(site, 'GET', '/api/job-applications/recruiters', token)
    const { page, complaints } = await openPage(site.browser, {
      ...desk,
      viewport: { width: 1280, height: 400 },
    })
    await logIn(page, site.at('/log-in', 'employer'), { email, password: JOURNEY_PASSWORD })
    const release = await holdRouter(page)
    await page.goto(site.at(`/jobs/${job.id}/applicants?applicant=${applications[0].id}`, 'employer'))
    const pane = page.locator('.applicant-pane')
    await pane.hover()
    await page.mouse.wheel(0, 200)
    const scrolled = () => pane.evaluate(box => box.scrollTop)
    await expect.poll(scrolled).toBe(200)
    release()
    await takenOver(pane)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await scrolled()).toBe(200)
    expect(complaints).toEqual([])
  })
})
