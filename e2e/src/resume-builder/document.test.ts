import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsAt, findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  type JourneyVariant,
  japaneseWithoutScript,
} from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logInBuilder } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`the resume builder${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** Somebody with a post in their profile, in the builder. */
  const inBuilder = async ({ language, prefix, options }: JourneyVariant) => {
    const email = `dana.${language}.${Math.random().toString(36).slice(2)}@example.com`
    const { token } = await registerSeeker(site, { email, first_name: 'Dana', last_name: 'Reyes' })
    await askAs(site, 'POST', '/api/jobseekers/work-experiences/create', token, {
      job_title: 'Beekeeper',
      company_name: 'Honey House',
      from: '2021-03',
      is_currently_working: true,
    })
    const opened = await openPage(site.browser, options)
    const { page } = opened
    const at = (path: string) => site.at(path === '/' ? prefix || '/' : prefix + path, 'resume')
    await logInBuilder(page, at('/get-started'), { email, password: JOURNEY_PASSWORD })
    const documentId = async () => /documents\/(\w+)/.exec(page.url())?.[1] ?? ''
    const document = async () => {
      const path = `/api/jobseekers/documents/${await documentId()}`
      return (await askAs(site, 'GET', path, token)).document
    }
    return { ...opened, t: interfaceTexts(language), at, token, document }
  }

  const beginFromProfile = async (page: Page) => {
    await page.locator('[name="act"][value="profile"]').click()
    await page.waitForURL(url => url.pathname.includes('/documents/'))
  }
  const field = (page: Page, name: string) => page.locator(`[data-part$=" ${name}"]`)
  /** Of the pages as they are shown; the texts' areas come with what was drawn last. */
  const anchors = (page: Page) => page.locator('.builder-paper a')

  test.each([englishOnDesk, arabicOnPhone])(
    'from log-in to a document of the profile, edited, seen and downloaded, $name',
    async variant => {
      const { page, context, t, document, complaints } = await inBuilder(variant)
      await beginFromProfile(page)
      await untilStarted(page)
      await anchors(page).first().waitFor({ state: 'attached' })
      const before = await page.locator('.builder-paper img').getAttribute('src')

      await field(page, 'title').first().fill('Dana de los Reyes')
      await field(page, 'detail').first().fill('Keeper of forty hives')
      await expect
        .poll(async () => (await document()).sections[0].entries[0])
        .toMatchObject({
          title: 'Dana de los Reyes',
          detail: 'Keeper of forty hives',
        })
      await expect.poll(async () => page.locator('.builder-paper img').getAttribute('src')).not.toBe(before)
      const { id } = await document()
      await expect
        .poll(async () => (await document()).sections[0].entries[0].detail)
        .toBe('Keeper of forty hives')

      if (variant === arabicOnPhone) await page.locator('label:has(#pane-preview)').click()
      expect(await findingsOf(page)).toEqual([])
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t('making.openPdf') }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Dana Reyes.pdf')
      expect(id).toMatch(/^\w+$/)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('clicking a line of the preview leads to its field', async () => {
    const { page, context, document } = await inBuilder(englishOnDesk)
    await beginFromProfile(page)
    await untilStarted(page)
    const { sections } = await document()
    const work = sections.find(({ kind }: { kind: string }) => kind === 'experience')
    const target = `f-${work.id}-${work.entries[0].id}-organization`
    await page.locator(`.builder-paper a[href="#${target}"]`).click()
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe(target)
    await context.close()
  })

  test('what was changed is undone and done again, also after the page was loaded anew', async () => {
    const { page, context, t, document } = await inBuilder(englishOnDesk)
    await beginFromProfile(page)
    await untilStarted(page)
    const name = async () => (await document()).sections[0].entries[0].title
    await field(page, 'title').first().fill('Somebody else')
    await expect.poll(name).toBe('Somebody else')
    await page.getByText(t('builder.saved'), { exact: true }).waitFor()
    await page.reload()
    await untilStarted(page)
    await page.getByRole('button', { name: t('builder.undo') }).click()
    await expect.poll(name).toBe('Dana Reyes')
    await page.getByRole('button', { name: t('builder.redo') }).click()
    await expect.poll(name).toBe('Somebody else')
    await context.close()
  })

  test('what two pages write at once is in the document together', async () => {
    const { page, context, t, document } = await inBuilder(englishOnDesk)
    await beginFromProfile(page)
    await untilStarted(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await untilStarted(other)
    await field(page, 'detail').first().fill('Written here')
    await page.getByText(t('builder.saved'), { exact: true }).waitFor()
    await expect.poll(async () => (await document()).sections[0].entries[0].detail).toBe('Written here')
    await field(other, 'phone').first().fill('0917 555 0100')
    await expect
      .poll(async () => (await document()).sections[0].entries[0])
      .toMatchObject({
        detail: 'Written here',
        phone: '0917 555 0100',
      })
    await other.getByText(t('builder.merged')).waitFor()
    await context.close()
  })

  test('sections are added, moved, hidden and removed by buttons', async () => {
    const { page, context, t, document } = await inBuilder(englishOnDesk)
    await beginFromProfile(page)
    await untilStarted(page)
    const kinds = async () =>
      (await document()).sections.map(
        ({ kind, is_hidden }: { kind: string; is_hidden: boolean }) => kind + (is_hidden ? ' hidden' : ''),
      )
    await page.locator('#new-kind').selectOption('awards')
    await page.getByRole('button', { name: t('profile.add'), exact: true }).click()
    await expect.poll(kinds).toEqual(['heading', 'experience', 'awards'])
    const awards = t('builder.kind_awards')
    await page
      .getByRole('button', { name: t('resumes.labelled', { label: t('builder.up'), value: awards }) })
      .click()
    await expect.poll(kinds).toEqual(['heading', 'awards', 'experience'])
    await page
      .getByRole('button', { name: t('resumes.labelled', { label: t('builder.hide'), value: awards }) })
      .click()
    await expect.poll(kinds).toEqual(['heading', 'awards hidden', 'experience'])
    await page
      .getByRole('button', { name: t('resumes.labelled', { label: t('builder.remove'), value: awards }) })
      .click()
    await expect.poll(kinds).toEqual(['heading', 'experience'])
    await context.close()
  })

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'a design that was chosen begins a resume in it, which is opened and deleted from its card, $name',
    async variant => {
      const { page, context, t, document, at, complaints } = await inBuilder(variant)
      await page.goto(at('/'))
      await page.getByRole('link', { name: t('making.timeline'), exact: true }).click()
      await page.waitForURL(url => url.searchParams.get('design') === 'timeline')
      expect(await findingsAt(page, variant.options)).toEqual([])
      await beginFromProfile(page)
      const { template, name } = await document()
      expect(template).toBe('timeline')
      await page.goto(at('/'))
      await page
        .getByRole('link', { name: t('resumes.labelled', { label: t('builder.edit'), value: name }) })
        .click()
      await page.waitForURL(url => url.pathname.includes('/documents/'))
      await page.goto(at('/'))
      await page.locator('.document-more > summary').click()
      expect(await findingsAt(page, variant.options)).toEqual([])
      await page.getByRole('button', { name: t('builder.delete'), exact: true }).click()
      await page.getByText(t('builder.none'), { exact: true }).waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test(`without script forms do the same, ${japaneseWithoutScript.name}`, async () => {
    const { page, context, t, document, at } = await inBuilder(japaneseWithoutScript)
    await beginFromProfile(page)
    const heading = page.locator('details', { has: field(page, 'email') })
    await field(page, 'title').first().fill('レイエス・ダナ')
    await heading.getByRole('button', { name: t('common.save') }).click()
    await page.waitForURL(url => url.searchParams.has('open'))
    expect((await document()).sections[0].entries[0].title).toBe('レイエス・ダナ')
    await page.locator('#new-kind').selectOption('languages')
    await page.getByRole('button', { name: t('profile.add'), exact: true }).click()
    await expect.poll(async () => (await document()).sections.at(-1).kind).toBe('languages')
    await page.goto(at('/'))
    await expect.poll(() => page.locator('.document-card').count()).toBe(1)
    const parts = page.locator('#main').locator('.document-list, .new-document')
    expect(await parts.first().getAttribute('class')).toBe('document-list')
    await page.locator('.document-begin').click()
    await page.waitForURL(url => url.hash === '#new-document')
    await context.close()
  })
})
