import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { timeIn } from '../harness/days.ts'
import { arabicOnPhone, englishWithoutScript } from '../harness/journey-variants.ts'
import { applyTo, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`an interview of a group${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([
    { ...arabicOnPhone, days: 33 },
    { ...englishWithoutScript, days: 34 },
  ])(
    'is proposed to two, of whom one gets the last place, $name',
    async ({ language, prefix, options, days }) => {
      const t = interfaceTexts(language)
      // axe is a script itself.
      const findings = async (page: Page) =>
        options.javaScriptEnabled === false ? [] : await findingsOf(page)
      const token = await recruiterToken(site)
      const people = await Promise.all(
        ['Iris', 'Juno', 'Kim'].map(first_name => registerSeeker(site, { first_name })),
      )
      const recruiter = await openPage(site.browser, options)
      const { page } = recruiter
      await logIn(page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
      const interviewPaths: string[] = []
      for (const [at, person] of people.entries()) {
        const { id } = await applyTo(site, token, person.token)
        await page.goto(site.at(`${prefix}/applicants/${id}/interview`, 'employer'))
        await page.locator('summary', { hasText: t('interviews.group') }).click()
        if (at === 0) {
          await page.locator('#slot_1').fill(timeIn(days))
          await page.locator('#capacity').fill('2')
        } else
          await page
            .locator('label', { hasText: t('interviews.placesLeft', { count: 2, capacity: 2 }) })
            .last()
            .click()
        await page.locator('#place').fill('Room 5, Ayala Avenue')
        await expect.poll(() => findings(page)).toEqual([])
        await page.getByRole('button', { name: t('interviews.send') }).click()
        await page.waitForURL(/\/interviews\/\w+\?/)
        await page.getByText(t('interviews.placesLeft', { count: 2, capacity: 2 })).waitFor()
        interviewPaths.push(new URL(page.url()).pathname)
      }
      for (const [at, { email }] of people.entries()) {
        const seeker = await openPage(site.browser, options)
        await logIn(seeker.page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
        await seeker.page.goto(site.at(interviewPaths[at] ?? ''))
        const accept = seeker.page.getByRole('button', { name: t('interviews.accept') })
        if (at < 2) {
          await seeker.page.getByText(t('interviews.placesLeft', { count: 2 - at, capacity: 2 })).waitFor()
          await expect.poll(() => findings(seeker.page)).toEqual([])
          await accept.click()
          await seeker.page.locator('.badge', { hasText: t('interviews.state_accepted') }).waitFor()
        } else {
          await seeker.page.getByText(t('interviews.full')).waitFor()
          await expect.poll(() => accept.count()).toBe(0)
          await expect.poll(() => seeker.page.getByRole('radio').isDisabled()).toBe(true)
          await expect.poll(() => findings(seeker.page)).toEqual([])
        }
        expect(seeker.complaints).toEqual([])
        await seeker.context.close()
      }
      await page.goto(site.at(interviewPaths[0] ?? '', 'employer'))
      await page.getByRole('link', { name: t('interviews.groupOpen') }).click()
      await page.getByRole('heading', { level: 1, name: t('interviews.group') }).waitFor()
      await page.getByText(t('interviews.placesLeft', { count: 0, capacity: 2 })).waitFor()
      await page.getByRole('heading', { name: `${t('interviews.groupComing')} (2)` }).waitFor()
      await page.getByRole('heading', { name: `${t('interviews.groupAsked')} (1)` }).waitFor()
      await expect.poll(() => findings(page)).toEqual([])
      const edges = () =>
        page
          .locator('.group-row summary')
          .evaluateAll(all => [...new Set(all.map(each => each.getBoundingClientRect().left))])
      await expect.poll(edges).toHaveLength(1)
      /** Opens a cancellation, gives the reason, sends it. */
      const cancel = async (text: string, reason: string) => {
        const form = page.locator('details', { hasText: text }).last()
        await form.locator('summary').click()
        await form.locator('textarea').fill(reason)
        await form.getByRole('button', { name: text }).click()
      }
      const [first = ''] = await page.locator('.card bdi').allTextContents()
      await cancel(t('interviews.groupCancelOne', { name: first }), 'Two of us are ill.')
      await page.getByRole('heading', { name: `${t('interviews.groupComing')} (1)` }).waitFor()
      await cancel(t('interviews.groupCancelAll'), 'The room is flooded.')
      await page.getByText(t('interviews.groupCancelled')).waitFor()
      await expect.poll(() => page.locator('.card').count()).toBe(0)
      const last = await openPage(site.browser, options)
      await logIn(last.page, site.at(`${prefix}/get-started`), {
        email: people[2]?.email ?? '',
        password: JOURNEY_PASSWORD,
      })
      await last.page.goto(site.at(interviewPaths[2] ?? ''))
      await last.page.getByText('The room is flooded.').waitFor()
      await last.context.close()
      expect(recruiter.complaints).toEqual([])
      await recruiter.context.close()
    },
  )
})
