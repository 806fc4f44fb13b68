import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { askApi } from '../harness/api.ts'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerOwner, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

/** A PDF of two pages. */
const resume = () => {
  const contents = ['Mara Villanueva, beekeeper', 'What I did before this year'].map(
    text => `BT /F1 24 Tf 60 760 Td (${text}) Tj ET`,
  )
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 2/Kids[4 0 R 6 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...contents.flatMap((content, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return `${file}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
}

const variants = [englishOnDesk, arabicOnPhone, japaneseWithoutScript]

describe.skipIf(!browserPath)(`an applicant’s page${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(variants)(
    'an answer is named as disqualifying → the list marks who gives it → their resume is read in the page, larger too, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const question = 'May you work at night?'
      const { email, token } = await registerOwner(site, `Bees of ${language}`)
      const { job } = await askAs(site, 'POST', '/api/recruiters/jobs', token, {
        job_title: 'Beekeeper',
        description: '# The work\n\n- Feed the bees\n- Count the hives\n\nYou work with two others at night.',
        job_type_id: 1,
        workplace: 'on_site',
        job_location_id: 16700001,
        screening_questions: [{ type: 'yes_no', text: question, is_required: true, choices: [] }],
        is_draft: false,
      })

      const { page, context, complaints } = await openPage(site.browser, options)
      await logIn(page, site.at(`${prefix}/log-in`, 'employer'), { email, password: JOURNEY_PASSWORD })
      await page.goto(site.at(`${prefix}/jobs/${job.id}/edit`, 'employer'))
      const first = page.locator('.screening-question').first()
      await first.locator('.unfit > summary').click()
      // Of the three ways the one that a question of yes or no has.
      await expect.poll(() => first.locator('[name="question.0.below"]').isVisible()).toBe(false)
      await first.locator('[name="question.0.unfit"]').selectOption('no')
      // What was removed can be taken back until it is saved.
      const remove = first.getByRole('checkbox', { name: t('ads.removeQuestion') })
      await remove.check()
      await expect.poll(() => first.locator('.unfit').isVisible()).toBe(false)
      await remove.uncheck()
      expect(await findingsAt(page, options)).toEqual([])
      await page.getByRole('button', { name: t('common.save'), exact: true }).click()
      await page.waitForURL(new RegExp(`/jobs/${job.id}$`))

      const seeker = await registerSeeker(site, { first_name: 'Mara', last_name: 'Villanueva' })
      const detail = await askAs(site, 'GET', `/api/jobs/${job.id}`, seeker.token)
      expect(JSON.stringify(detail)).not.toContain('disqualif')
      const form = new FormData()
      const answers = [{ question_id: detail.screening_questions[0].id, answer: false }]
      form.set('screening_answers', JSON.stringify(answers))
      form.set('resume', new File([resume()], 'Mara.pdf', { type: 'application/pdf' }))
      await askApi(site, `/api/data/jobs/${job.id}/applications`, { body: form, token: seeker.token })

      for (const list of ['applicants', 'board']) {
        await page.goto(site.at(`${prefix}/jobs/${job.id}/${list}`, 'employer'))
        const item = page.locator('[data-applicant]')
        await item.getByText(t('applicants.disqualifying')).waitFor()
        await expect.poll(() => item.textContent()).toContain(question)
        expect(await findingsAt(page, options)).toEqual([])
      }
      await page.locator('[data-applicant] a').first().click()
      await page.getByText(t('applicants.disqualifying')).waitFor()
      await expect.poll(() => isStageInFirstScreen(page)).toBe(true)

      const pages = page.locator('.resume-pages img')
      await pages.nth(1).waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await pages.first().scrollIntoViewIfNeeded()
      await expect
        .poll(() => pages.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1240)
      const widthOf = async () => (await pages.first().boundingBox())?.width ?? 0
      const before = await widthOf()
      await page.locator('.resume-zoom input').first().focus()
      await page.keyboard.press('ArrowDown')
      expect(Math.round(((await widthOf()) / before) * 100)).toBe(150)
      await page.locator('.resume-tools a').nth(1).click()
      await expect
        .poll(() => page.locator('.resume-pages').evaluate(list => list.scrollTop))
        .toBeGreaterThan(0)
      await page.getByText(t('applicants.resumeAsText')).click()
      await page.locator('.resume-text', { hasText: 'What I did before' }).waitFor()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true)

      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

/** The form beside what was sent, or on narrow screens the bar at the window's end. */
const isStageInFirstScreen = (page: Page): Promise<boolean> =>
  page
    .locator('[name="pipeline_stage_id"]')
    .evaluateAll(fields =>
      fields
        .map(field => field.getBoundingClientRect())
        .some(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= innerHeight),
    )
