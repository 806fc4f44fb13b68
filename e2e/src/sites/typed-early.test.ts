import { describe, expect, test } from 'vitest'
import { browserPath, holdRouter, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { askAs, JOURNEY_PASSWORD, registerOwner, registerSeeker } from '../harness/people.ts'
import { linesPdf } from '../harness/resume-pdf.ts'
import { logIn, logInBuilder } from '../harness/signed-in.ts'
import { desk, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(
  `what is typed before the script has come${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useSite()

    test('is saved as a draft, over a text that was there', async () => {
      const { email } = await registerOwner(site, 'Early Bakery')
      const { page, context, complaints } = await openPage(site.browser, desk)
      await logIn(page, site.at('/log-in', 'employer'), { email, password: JOURNEY_PASSWORD })
      const note = page.getByRole('status').filter({ hasText: /\d/ })
      await page.goto(site.at('/company', 'employer'))
      await untilStarted(page)
      await page.locator('#about').fill('We bake.')
      await note.waitFor()
      const release = await holdRouter(page)
      await page.reload()
      await page.locator('#about').fill('We bake early.')
      release()
      await note.waitFor()
      await expect.poll(() => page.locator('#about').inputValue()).toBe('We bake early.')
      await page.reload()
      await expect.poll(() => page.locator('#about').inputValue()).toBe('We bake early.')
      expect(complaints).toEqual([])
      await context.close()
    })

    test('is sent once: a file that was chosen while the script took the page over', async () => {
      const email = `early.file.${Math.random().toString(36).slice(2)}@example.com`
      await registerSeeker(site, { email })
      const { page, context, complaints } = await openPage(site.browser, desk)
      await logIn(page, site.at('/get-started'), { email, password: JOURNEY_PASSWORD })
      // React listens, and has not drawn yet.
      await page.addInitScript(
        pdf => {
          const listen = document.addEventListener
          const choose = () => {
            const field = document.querySelector<HTMLInputElement>('#file')
            if (!field || field.files?.length) return
            const files = new DataTransfer()
            files.items.add(new File([pdf], 'Early.pdf', { type: 'application/pdf' }))
            field.files = files.files
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
          }
          document.addEventListener = (...args: Parameters<typeof listen>) => {
            if (args[0] === 'change') queueMicrotask(choose)
            return listen.apply(document, args)
          }
        },
        linesPdf(['Early Bird', 'Baker']).toString('latin1'),
      )
      const sent: string[] = []
      page.on('request', request => {
        if (request.method() === 'POST' && request.url().endsWith('/resumes')) sent.push(request.url())
      })
      await page.goto(site.at('/resumes'))
      await untilStarted(page)
      await page.waitForURL(/\/resumes\/\w+$/)
      expect(sent).toHaveLength(1)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('is in the resume, a text and a box that was ticked', async () => {
      const email = 'early.bird@example.com'
      const { token } = await registerSeeker(site, { email, first_name: 'Early', last_name: 'Bird' })
      await askAs(site, 'POST', '/api/jobseekers/work-experiences/create', token, {
        job_title: 'Baker',
        company_name: 'Early Bakery',
        from: '2021-03',
        to: '2022-03',
      })
      const { page, context, complaints } = await openPage(site.browser, desk)
      const account = { email, password: JOURNEY_PASSWORD }
      await logInBuilder(page, site.at('/get-started', 'resume'), account)
      await page.locator('[name="act"][value="profile"]').click()
      await page.waitForURL(url => url.pathname.includes('/documents/'))
      const release = await holdRouter(page)
      await page.reload()
      await page.locator('[data-part$=" title"]').first().fill('Early Q. Bird')
      const current = page.locator('input[name$="is_current"]').first()
      await page.locator('details', { has: current }).last().locator('summary').first().click()
      await current.check()
      release()
      const id = /documents\/(\w+)/.exec(page.url())?.[1] ?? ''
      const sections = async () =>
        (await askAs(site, 'GET', `/api/jobseekers/documents/${id}`, token)).document.sections
      await expect.poll(async () => (await sections())[0].entries[0].title).toBe('Early Q. Bird')
      await expect
        .poll(
          async () =>
            (await sections()).find(({ kind }: { kind: string }) => kind === 'experience').entries[0]
              .is_current,
        )
        .toBe(true)
      expect(complaints).toEqual([])
      await context.close()
    })
  },
)
