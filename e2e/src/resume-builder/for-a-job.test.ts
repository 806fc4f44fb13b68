import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerOwner, registerSeeker } from '../harness/people.ts'
import { linesPdf } from '../harness/resume-pdf.ts'
import { logInBuilder } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const lines = [
  'Mara Villanueva',
  'mara.villanueva@example.com | +63 917 555 0142',
  'Work Experience',
  'Warehouse Supervisor, Bayside Logistics Inc.',
  'March 2019 - Present',
  'Skills',
  'Forklift, Inventory',
]

const variants = [englishOnDesk, arabicOnPhone, japaneseWithoutScript]

describe.skipIf(!browserPath)(`a resume for a job${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** Browsers see the sites' hosts as strangers here, so that who arrives is asked. */
  const arriveAt = async (page: Page, host: string) => {
    await page.waitForURL(url => url.hostname.startsWith(`${host}.`))
    if (!new URL(page.url()).pathname.endsWith('/redirect')) return
    await page.locator('form button').click()
    await page.waitForURL(url => !url.pathname.endsWith('/redirect'))
  }

  test.each(variants)(
    'a resume is uploaded → becomes a document → gets a template → is tailored to a job → goes with the application, $name',
    { timeout: 120_000 },
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const hasScript = options.javaScriptEnabled !== false
      const owner = await registerOwner(site, `Depot of ${language}`)
      const { job } = await askAs(site, 'POST', '/api/recruiters/jobs', owner.token, {
        job_title: 'Depot lead',
        description: 'You lead the depot, plan the shifts and keep count of the stock, with four others.',
        job_type_id: 1,
        workplace: 'on_site',
        job_location_id: 16700001,
        job_skills: ['Forklift', 'Rota planning', 'Beekeeping'],
        screening_questions: [],
        is_draft: false,
      })
      const email = `mara.${language}.${Math.random().toString(36).slice(2)}@example.com`
      const { token } = await registerSeeker(site, { email, country_key: 'ph' })
      await askAs(site, 'PATCH', '/api/jobseekers/skills/update', token, { skills: ['Rota planning'] })
      const detail = await askAs(site, 'GET', `/api/jobs/${job.id}`, token)

      const { page, context, complaints } = await openPage(site.browser, options)
      const builder = site.at(prefix || '/', 'resume')
      await logInBuilder(page, site.at(`${prefix}/get-started`, 'resume'), {
        email,
        password: JOURNEY_PASSWORD,
      })
      await page.goto(site.at(`${prefix}/resumes`))
      const file = { name: 'Mara.pdf', mimeType: 'application/pdf', buffer: linesPdf(lines) }
      await page.locator('#file').setInputFiles(file)
      if (options.javaScriptEnabled === false)
        await page.getByRole('button', { name: t('resumes.uploadButton'), exact: true }).click()
      await page.waitForURL(/\/resumes\/\w+$/)

      await page.goto(builder)
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('#from-resume').selectOption({ label: 'Mara.pdf' })
      await page.locator('[name="act"][value="resume"]').click()
      await page.waitForURL(url => url.pathname.includes('/documents/'))
      const [, id = ''] = /documents\/(\w+)/.exec(page.url()) ?? []
      const documentOf = async (documentId: string) =>
        (await askAs(site, 'GET', `/api/jobseekers/documents/${documentId}`, token)).document
      const textsOf = async (documentId: string, kind: string) => {
        const { sections } = await documentOf(documentId)
        const own = sections.find((section: { kind: string }) => section.kind === kind)
        return own.entries.map((entry: { title: string }) => entry.title)
      }
      await expect.poll(() => textsOf(id, 'skills')).toEqual(['Forklift', 'Inventory'])
      await expect.poll(() => textsOf(id, 'experience')).toEqual(['Warehouse Supervisor'])
      const look = page.locator('details', { has: page.locator('#look-template') })
      if (!(await page.locator('#look-template').isVisible())) await look.locator('summary').click()
      await page.locator('#look-template').selectOption('compact')
      if (!hasScript) {
        await look.getByRole('button', { name: t('common.save') }).click()
      }
      await expect.poll(async () => (await documentOf(id)).template).toBe('compact')

      const tailoring = site.at(`${prefix}/documents/${id}/tailoring`, 'resume')
      await page.goto(tailoring)
      await page.getByText(t('builder.tailoringOpenJob')).waitFor()
      await expect.poll(() => page.getByText(t('account.savedHeading')).count()).toBe(0)
      await askAs(site, 'POST', '/api/jobs/saved-jobs', token, { job_id: job.id })
      await page.goto(tailoring)
      expect(await findingsAt(page, options)).toEqual([])
      const named = { label: t('builder.tailoring'), value: detail.job_title }
      await page.getByRole('link', { name: t('resumes.labelled', named) }).click()
      await page.locator('[name="act"][value="document"]').waitFor()

      await page.goto(site.at(prefix + detail.job_url))
      await page.getByRole('link', { name: t('builder.tailor') }).click()
      await arriveAt(page, 'resume')
      await page.getByText('Depot lead').waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('[name="act"][value="document"]').click()
      await page.waitForURL(/\/tailoring$/)
      const [, tailored = ''] = /documents\/(\w+)/.exec(page.url()) ?? []
      expect(tailored).not.toBe(id)
      const group = (title: string) =>
        page.locator('.card', { has: page.getByRole('heading', { name: title, exact: true }) })
      await group(t('builder.tailoringNamed')).getByText('Forklift').waitFor()
      await group(t('builder.tailoringMissing')).getByText('Beekeeping').waitFor()
      await expect.poll(() => page.getByRole('button', { name: /Beekeeping/ }).count()).toBe(0)
      expect(await findingsAt(page, options)).toEqual([])
      await page
        .getByRole('button', {
          name: t('resumes.labelled', { label: t('profile.add'), value: 'Rota planning' }),
        })
        .click()
      await group(t('builder.tailoringNamed')).getByText('Rota planning').waitFor()
      await expect.poll(() => textsOf(tailored, 'skills')).toEqual(['Forklift', 'Inventory', 'Rota planning'])
      await expect.poll(() => documentOf(tailored)).toMatchObject({ template: 'compact', job_id: job.id })

      await page.getByRole('link', { name: t('builder.applyWith') }).click()
      await arriveAt(page, 'ph')
      await expect
        .poll(() => page.locator(`[name="resume_id"][value="document ${tailored}"]`).isChecked())
        .toBe(true)
      expect(await findingsAt(page, options)).toEqual([])
      await page.getByRole('button', { name: t('apply.submit') }).click()
      await page.waitForURL(url => url.pathname.endsWith('/apply/success'))
      const { resumes } = await askAs(site, 'GET', '/api/jobseekers/resumes', token)
      expect(resumes.map(({ mime }: { mime: string }) => mime)).toEqual([
        'application/pdf',
        'application/pdf',
      ])
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
