import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(
  `a seeker and a recruiter write to each other${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useSite()

    test.each([englishOnDesk, japaneseWithoutScript])(
      'job → chat now → log-in → message → the recruiter answers → declines → reopens, $name',
      async ({ language, prefix, options }) => {
        const t = interfaceTexts(language)
        const en = interfaceTexts('en')
        const { jobs } = await askAs(
          site,
          'GET',
          '/api/job-applications/recruiters/jobs',
          await recruiterToken(site),
        )
        const job = jobs.find((each: { status_key: string }) => each.status_key === 'active')
        const { email } = await registerSeeker(site)
        const question = `Is the job still open? (${language})`

        const seeker = await openWithWorker(site.browser, options)
        const { page } = seeker
        await page.goto(site.at(prefix + job.job_url))
        await page.getByRole('link', { name: t('chats.chatNow') }).click()
        await page.waitForURL(/\/get-started/)
        await page.locator('#email').fill(email)
        await page.locator('#password').fill(JOURNEY_PASSWORD)
        await page.locator('form.form [type="submit"]').click()
        await page.waitForURL(/\/job\/.*\/chat$/)
        await page.getByRole('textbox', { name: t('chats.writeLabel') }).fill(question)
        await page.getByRole('button', { name: t('chats.send') }).click()
        await page.waitForURL(/\/chat\/\w+$/)
        await page.locator('.chat-message', { hasText: question }).waitFor()

        const recruiter = await openWithWorker(site.browser, desk)
        await logIn(recruiter.page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
        await recruiter.page.goto(site.at('/chats', 'employer'))
        const item = recruiter.page.locator('.chat-item', { hasText: question })
        await item.locator('.chat-unread').waitFor()
        await item.getByRole('link').click()
        await recruiter.page.locator('.chat-message', { hasText: question }).waitFor()
        expect(await findingsOf(recruiter.page)).toEqual([])
        await recruiter.page.getByRole('textbox', { name: en('chats.writeLabel') }).fill('Yes, it is.')
        await recruiter.page.getByRole('button', { name: en('chats.send') }).click()
        // Stored: what is still on its way would find the chat declined.
        await recruiter.page
          .locator('.chat-message-own:not(.chat-message-unsent)', { hasText: 'Yes, it is.' })
          .waitFor()
        await recruiter.page.getByRole('button', { name: en('chats.more') }).click()
        await recruiter.page.getByRole('button', { name: en('chats.decline') }).click()
        await recruiter.page.getByText(en('chats.declinedByYou')).waitFor()

        await page.goto(page.url())
        await page.locator('.chat-message', { hasText: 'Yes, it is.' }).waitFor()
        await page.getByText(t('chats.read'), { exact: true }).waitFor()
        await page.getByText(t('chats.declined')).waitFor()
        if (options.javaScriptEnabled !== false) expect(await findingsOf(page)).toEqual([])
        await expect.poll(() => page.getByRole('button', { name: t('chats.send') }).count()).toBe(0)

        await recruiter.page.getByRole('button', { name: en('chats.reopen') }).click()
        await recruiter.page.getByRole('button', { name: en('chats.send') }).waitFor()
        await page.goto(page.url())
        await page.getByRole('button', { name: t('chats.send') }).waitFor()

        expect([...seeker.complaints, ...recruiter.complaints]).toEqual([])
        await seeker.context.close()
        await recruiter.context.close()
      },
    )

    test.each([englishOnDesk, arabicOnPhone])(
      'both see what the other writes without loading the page, also what was written without a connection, $name',
      async ({ language, prefix, options }) => {
        const t = interfaceTexts(language)
        const en = interfaceTexts('en')
        const { jobs } = await askAs(
          site,
          'GET',
          '/api/job-applications/recruiters/jobs',
          await recruiterToken(site),
        )
        const job = jobs.find((each: { status_key: string }) => each.status_key === 'active')
        const { email, token } = await registerSeeker(site)
        const { chat } = await askAs(site, 'POST', '/api/chats', token, {
          job_id: job.id,
          text: `Hello (${language})`,
          client_id: crypto.randomUUID(),
        })

        const seeker = await openWithWorker(site.browser, options)
        const recruiter = await openWithWorker(site.browser, desk)
        await logIn(seeker.page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
        await logIn(recruiter.page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
        const open = async ({ page }: typeof seeker, address: string) => {
          await page.goto(address)
          await page.locator('html[data-socket="open"]').waitFor({ state: 'attached' })
          await page.evaluate(() => Object.assign(window, { isFirstPage: true }))
        }
        await open(seeker, site.at(`${prefix}/chat/${chat.id}`))
        await open(recruiter, site.at(`/chats/${chat.id}`, 'employer'))
        const seekersField = seeker.page.getByRole('textbox', { name: t('chats.writeLabel') })
        const recruitersField = recruiter.page.getByRole('textbox', { name: en('chats.writeLabel') })
        const isPhone = options.isMobile === true
        const sendSeekers = () =>
          isPhone
            ? seeker.page.getByRole('button', { name: t('chats.send') }).click()
            : seekersField.press('Enter')
        const message = ({ page }: typeof seeker, text: string) =>
          page.locator('.chat-message:not(.chat-message-unsent)', { hasText: text })

        await seekersField.pressSequentially('Are you')
        await recruiter.page.getByText(en('chats.typing', { name: 'Mara' })).waitFor()
        // Under a finger Enter begins a line, and the button sends.
        await seekersField.press(isPhone ? 'Enter' : 'Shift+Enter')
        await seekersField.pressSequentially('there?')
        await sendSeekers()
        await message(recruiter, 'Are you\nthere?').waitFor()
        await message(seeker, 'Are you\nthere?').getByText(t('chats.read')).waitFor()
        await recruitersField.fill('Yes.')
        await recruitersField.press('Enter')
        await message(seeker, 'Yes.').waitFor()

        await seeker.context.setOffline(true)
        for (const text of ['One, from a tunnel', 'Two, from a tunnel']) {
          await seekersField.fill(text)
          await sendSeekers()
        }
        const unsent = seeker.page.locator('.chat-message-unsent')
        await unsent.nth(1).getByText(t('chats.notSentYet')).waitFor()
        await recruitersField.fill('Are you still there?')
        await recruitersField.press('Enter')
        await message(recruiter, 'Are you still there?').waitFor()
        await seeker.context.setOffline(false)
        await message(recruiter, 'Two, from a tunnel').waitFor()
        await message(seeker, 'Two, from a tunnel').waitFor()
        await expect.poll(() => unsent.count()).toBe(0)
        const written = ({ page }: typeof seeker) =>
          page.locator('.chat-bubble .whitespace-pre-wrap').allInnerTexts()
        const all = [`Hello (${language})`, 'Are you\nthere?', 'Yes.', 'Are you still there?']
        const expected = [...all, 'One, from a tunnel', 'Two, from a tunnel']
        await expect.poll(() => written(seeker)).toEqual(expected)
        await expect.poll(() => written(recruiter)).toEqual(expected)
        for (const { page } of [seeker, recruiter])
          await expect.poll(() => page.evaluate(() => 'isFirstPage' in window)).toBe(true)

        // A draft stays with its chat; log-out leaves nothing of it.
        await seekersField.fill('Half a thought')
        await seeker.page.reload()
        await expect.poll(() => seekersField.inputValue()).toBe('Half a thought')
        const stored = () =>
          seeker.page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('chats ')))
        await expect.poll(() => stored()).toHaveLength(1)
        await seeker.context.route('**/api/chats/*/messages', route => route.abort())
        await sendSeekers()
        await unsent.getByText(t('chats.notSentYet')).waitFor()
        const warnings: string[] = []
        seeker.page.on('dialog', dialog => {
          warnings.push(dialog.message())
          return warnings.length === 1 ? dialog.dismiss() : dialog.accept()
        })
        // On a phone the chat has the whole window: one leaves it first.
        const logOut = async () => {
          if (isPhone) {
            await seeker.page.goto(site.at(`${prefix}/my-account`))
            await seeker.page.locator('html[data-socket="open"]').waitFor({ state: 'attached' })
          } else await seeker.page.locator('.my-account').click()
          await seeker.page
            .locator(isPhone ? '.account-pages' : '#me')
            .getByRole('button', { name: t('common.logOut') })
            .click()
        }
        await logOut()
        await expect.poll(() => warnings.length).toBe(1)
        if (!isPhone) await expect.poll(() => unsent.count()).toBe(1)
        await seeker.page.keyboard.press('Escape')
        await logOut()
        await seeker.page.waitForURL(url => !/chat|my-account/.test(url.pathname))
        expect(warnings).toEqual(Array(2).fill(t('chats.logOutUnsent', { count: 1 })))
        await expect.poll(() => stored()).toEqual([])

        expect(recruiter.complaints).toEqual([])
        await seeker.context.close()
        await recruiter.context.close()
      },
    )
  },
)
