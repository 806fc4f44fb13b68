import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { askApi, recruitersJob } from '../harness/api.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useOwnSite } from '../harness/site.ts'

const variants = [englishOnDesk, arabicOnPhone, japaneseWithoutScript]

describe.skipIf(!browserPath)(`a recruiter chooses${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useOwnSite()

  test.each(variants)(
    'reads an applicant → writes, labels and rates → moves and undoes → refuses several and takes it back unseen, $name',
    async ({ name, language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { job } = await recruitersJob(site)
      const place = variants.findIndex(variant => variant.name === name)
      const apply = async (first_name: string) => {
        const { token } = await registerSeeker(site, { first_name, last_name: `Cruz${place}` })
        await askApi(site, `/api/data/jobs/${job.id}/applications`, {
          body: { first_message: `Good day, number ${place}.` },
          token,
        })
        return token
      }
      const ana = await apply('Ana')
      const ben = await apply('Ben')
      const stageOf = async (token: string) =>
        (await askAs(site, 'GET', `/api/jobs/applied-jobs/${job.id}`, token)).stage

      const { page, context, complaints } = await openPage(site.browser, options)
      const hasScript = options.javaScriptEnabled !== false
      const started = async () => {
        if (hasScript) await untilStarted(page)
      }
      await logIn(page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
      const list = site.at(`${prefix}/jobs/${job.id}/applicants?query=number+${place}`, 'employer')
      await page.goto(list)
      await page.getByRole('link', { name: `Ana Cruz${place}` }).click()
      await page.locator('#note').waitFor()

      await page.locator('#note').fill('Called; free from May.')
      await page.getByRole('button', { name: t('applicants.noteSave') }).click()
      await page.locator('#notes-section li', { hasText: 'Called; free from May.' }).waitFor()
      await page.locator('#labels').fill('night shift, Strong')
      await page.locator('#labels-section').getByRole('button').click()
      await page.locator('#labels-section .badge', { hasText: 'night shift' }).waitFor()
      await page.locator('#skills').selectOption('5')
      await page.getByRole('button', { name: t('applicants.ratingSave') }).click()
      await page.getByText(t('applicants.ratingsOthersNone')).waitFor()
      await expect.poll(() => stageOf(ana)).toBe('viewed')

      await page.locator('#pipeline_stage_id').selectOption('9')
      await page
        .getByRole('button', { name: t('common.save'), exact: true })
        .first()
        .click()
      await page
        .getByRole('button', { name: t('applicants.undo') })
        .first()
        .click()
      await page
        .getByText(t('applicants.undone', { count: 1 }))
        .first()
        .waitFor()

      await page.goto(list)
      await started()
      if (hasScript) {
        const row = page.locator('[data-applicant]', { hasText: `Ben Cruz${place}` })
        await row.getByRole('link').focus()
        await page.keyboard.press('e')
        await page.locator('.move-menu').getByRole('button').nth(1).click()
        await page
          .locator('.undo-bar')
          .getByRole('button', { name: t('applicants.undo') })
          .waitFor()
        await expect.poll(() => stageOf(ben)).toBe('in_review')
        await page
          .locator('.undo-bar')
          .getByRole('button', { name: t('applicants.undo') })
          .click()
        await expect.poll(() => stageOf(ben)).toBe('viewed')
        await page.goto(list)
        await started()
        await selectAndUndo(page, t, async () => [await stageOf(ana), await stageOf(ben)])
        await page.goto(list)
        await started()
      }
      await page.getByText(t('applicants.change'), { exact: true }).click()
      await page.locator('#scope').selectOption('all')
      await page.locator('#bulk_pipeline_stage_id').selectOption('7')
      await page.locator('#bulk_template').selectOption('not_selected')
      await page.getByRole('button', { name: t('applicants.apply') }).click()
      await page
        .getByText(t('applicants.changed', { count: '2' }))
        .first()
        .waitFor()
      if (!hasScript) await expect.poll(() => isInView(page.locator('#done'))).toBe(true)
      await expect.poll(() => stageOf(ana)).not.toBe('not_selected')
      await page
        .getByRole('button', { name: t('applicants.undo') })
        .first()
        .click()
      await page
        .getByText(t('applicants.undone', { count: 2 }))
        .first()
        .waitFor()
      await expect.poll(() => stageOf(ana)).not.toBe('not_selected')

      await page.goto(site.at(`${prefix}/jobs/${job.id}/board?query=number+${place}`, 'employer'))
      await expect.poll(() => page.locator('[data-applicant]').count()).toBe(2)
      const board = await page.locator('.board').boundingBox()
      expect(board?.height).toBeLessThan(page.viewportSize()?.height ?? 0)
      const strip = await page.locator('.board-column-empty').first().boundingBox()
      expect(strip?.width).toBeLessThan(64)
      const chip = page.getByRole('link', {
        name: t('applicants.removeFilter', {
          name: t('resumes.labelled', { label: t('applicants.search'), value: `number ${place}` }),
        }),
      })
      await chip.click()
      await page.waitForURL(url => url.search === '')
      await expect.poll(() => chip.count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

const isInView = async (locator: Locator): Promise<boolean> => {
  const box = await locator.boundingBox()
  const height = locator.page().viewportSize()?.height ?? 0
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

/** Selects everybody with one box; what is wrong, what was done and its undo stand in the bar at the lower edge. */
const selectAndUndo = async (
  page: Page,
  t: ReturnType<typeof interfaceTexts>,
  stages: () => Promise<string[]>,
) => {
  const bar = page.locator('#done')
  const boxes = page.locator('[data-applicant] input[type="checkbox"]')
  await boxes.first().check()
  await bar.getByText(t('applicants.selected', { count: 1 })).waitFor()
  await bar.getByRole('button', { name: t('applicants.compare') }).click()
  await bar
    .getByRole('alert')
    .filter({ hasText: t('applicants.compareTwo') })
    .waitFor()
  await expect.poll(() => boxes.first().isChecked()).toBe(true)
  await page.getByLabel(t('applicants.selectAll')).check()
  await bar.getByText(t('applicants.selected', { count: 2 })).waitFor()
  await bar.getByRole('button', { name: t('applicants.moveTo') }).click()
  await page.locator('#move-selected').getByRole('button').nth(1).click()
  await bar.getByText(t('applicants.changed', { count: '2' })).waitFor()
  await expect.poll(() => isInView(bar)).toBe(true)
  await expect.poll(stages).toEqual(['in_review', 'in_review'])
  await bar.getByRole('button', { name: t('applicants.undo') }).click()
  await bar.getByText(t('applicants.undone', { count: '2' })).waitFor()
  await expect.poll(stages).toEqual(['viewed', 'viewed'])
  await boxes.first().check()
  await bar.getByRole('button', { name: t('applicants.clearSelection') }).click()
  await expect.poll(() => boxes.first().isChecked()).toBe(false)
}
