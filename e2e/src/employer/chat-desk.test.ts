import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone } from '../harness/journey-variants.ts'
import { applyTo, askAs, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`a recruiter at the chats${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** Chats about applications, the last of them on top. */
  const applyWithChats = async (names: readonly string[]) => {
    const recruiter = await recruiterToken(site)
    const chats: { id: string; token: string }[] = []
    for (const first_name of names) {
      const { token } = await registerSeeker(site, { first_name })
      const application = await applyTo(site, recruiter, token)
      const { chat } = await askAs(site, 'POST', '/api/chats', recruiter, {
        application_id: application.id,
        text: `Hello ${first_name}`,
        client_id: `desk-${first_name}`,
      })
      chats.push({ id: chat.id, token })
    }
    return chats
  }

  test('sees the applicant beside the chat, moves them, and goes on by keyboard', async () => {
    const t = interfaceTexts('en')
    const [bea, cora] = await applyWithChats(['Bea', 'Cora'])
    if (!bea || !cora) throw new Error('There are no chats.')
    const { page, context, complaints } = await openPage(site.browser, desk)
    await logIn(page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
    await page.goto(site.at(`/chats/${cora.id}`, 'employer'))
    const aside = page.getByRole('complementary', { name: t('chats.applicant') })
    await aside.getByRole('heading', { name: 'Cora' }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await aside.getByLabel(t('employer.stage')).selectOption({ label: 'Interview' })
    await aside.getByRole('button', { name: t('common.save') }).click()
    await aside.getByText(t('common.stage_interview'), { exact: true }).first().waitFor()
    await expect.poll(() => aside.locator('.badge').first().textContent()).toBe(t('common.stage_interview'))

    await page.locator('select[name="stage"]').selectOption('interview')
    await page.waitForURL(/stage=interview/)
    await expect
      .poll(() => page.locator('.chat-item').allTextContents())
      .toEqual([expect.stringContaining('Cora')])
    // How far a row stands in from its list, before a chat is chosen and after.
    const inset = async () => {
      const [list, row] = [page.locator('.chat-list'), page.locator('.chat-item').first()]
      return ((await row.boundingBox())?.x ?? 0) - ((await list.boundingBox())?.x ?? 0)
    }
    await page.goto(site.at('/chats', 'employer'))
    await page.getByText(t('chats.choose'), { exact: true }).waitFor()
    const unchosen = await inset()
    await page.goto(site.at(`/chats/${cora.id}`, 'employer'))
    expect(await inset()).toBe(unchosen)

    await aside.getByRole('heading', { name: 'Cora' }).waitFor()
    await untilStarted(page)
    await page.keyboard.press('Alt+ArrowDown')
    await aside.getByRole('heading', { name: 'Bea' }).waitFor()
    await page.keyboard.press('Alt+ArrowUp')
    await aside.getByRole('heading', { name: 'Cora' }).waitFor()
    await page.locator('h1').click()
    await page.keyboard.press('Shift+?')
    await page.getByText(t('chats.keyNext')).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByText(t('chats.keyNext')).isVisible()).toBe(false)

    const title = await page.title()
    await askAs(site, 'POST', `/api/chats/${bea.id}/messages`, bea.token, {
      client_id: 'desk-answer',
      text: 'Good morning.',
    })
    await expect.poll(() => page.title()).toMatch(/^\(\d+\) Chat/)
    expect(title).toContain('Cora')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('opens the applicant above the chat on a phone', async () => {
    const { language, prefix, options } = arabicOnPhone
    const t = interfaceTexts(language)
    const [dina] = await applyWithChats(['Dina'])
    const { page, context, complaints } = await openPage(site.browser, options)
    await logIn(page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
    await page.goto(site.at(`${prefix}/chats/${dina?.id}`, 'employer'))
    const aside = page.locator('.chat-aside')
    await page.getByText(t('chats.whoReads')).first().waitFor()
    await expect.poll(() => aside.isVisible()).toBe(false)
    await page.getByRole('button', { name: t('chats.applicant') }).click()
    await aside.getByRole('heading', { name: 'Dina' }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})
