import { readFile } from 'node:fs/promises'
import { joinSeries } from '@hanap/i18n/joined'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const PDF = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nA licence\n%%EOF\n'),
}

/** A photograph as large as a camera makes it. */
const photographIn = async (page: Page) => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 3000, height: 2000 })
    const context = canvas.getContext('2d')
    for (let x = 0; x < 3000; x += 50) {
      if (context) context.fillStyle = `hsl(${x / 10} 60% 50%)`
      context?.fillRect(x, 0, 50, 2000)
    }
    return canvas.toDataURL('image/jpeg', 0.9).replace(/^.*,/, '')
  })
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

describe.skipIf(!browserPath)(`people send files in a chat${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  const openChat = async (language: string) => {
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
    return { id: chat.id, email, token }
  }

  test.each([englishOnDesk, arabicOnPhone])(
    'an image is made smaller, seen large by the other side, and waits without a line, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { id, email, token } = await openChat(language)
      const seeker = await openWithWorker(site.browser, options)
      const { page } = seeker
      await logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
      await page.goto(site.at(`${prefix}/chat/${id}`))
      await page.locator('html[data-socket="open"]').waitFor({ state: 'attached' })
      const send = page.getByRole('button', { name: t('chats.send') })
      await page.locator('input[name="file"]').setInputFiles([await photographIn(page), PDF])
      await page.locator('.chat-picked li').nth(1).waitFor()
      await page.getByRole('textbox', { name: t('chats.writeLabel') }).fill('This is me')
      expect(await findingsOf(page)).toEqual([])
      await send.click()
      const picture = page.getByRole('img', { name: t('chats.imageNamed', { name: 'me.jpg' }) })
      await page.locator(`.chat-message:not(.chat-message-unsent) a[href*="/files/"] img`).waitFor()
      await page.locator('.chat-file', { hasText: 'licence.pdf' }).waitFor()
      const { messages } = await askAs(site, 'GET', `/api/chats/${id}/messages`, token)
      expect(messages.slice(1)).toMatchObject([
        { kind: 'image', text: 'This is me', payload: { mime: 'image/jpeg', width: 2048, height: 1365 } },
        { kind: 'file', text: null, payload: { name: 'licence.pdf' } },
      ])

      await picture.click()
      const large = page.getByRole('dialog')
      await large.getByRole('img').waitFor()
      expect(await findingsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await large.waitFor({ state: 'detached' })

      await seeker.context.setOffline(true)
      await page.locator('input[name="file"]').setInputFiles(PDF)
      await send.click()
      const unsent = page.locator('.chat-message-unsent')
      await unsent.getByText(t('chats.notSentYet')).waitFor()
      await seeker.context.setOffline(false)
      await expect.poll(() => unsent.count()).toBe(0)
      await expect.poll(() => page.locator('.chat-file').count()).toBe(2)

      await page
        .locator('input[name="file"]')
        .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') })
      await page
        .getByText(t('errors.file_type', { types: joinSeries(['PNG', 'JPEG', 'WebP', 'PDF'], t.language) }))
        .waitFor()

      const recruiter = await openWithWorker(site.browser, desk)
      await logIn(recruiter.page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
      await recruiter.page.goto(site.at(`/chats/${id}`, 'employer'))
      await recruiter.page
        .getByRole('img', { name: interfaceTexts('en')('chats.imageNamed', { name: 'me.jpg' }) })
        .waitFor()
      const download = recruiter.page.waitForEvent('download')
      await recruiter.page.locator('.chat-file').first().click()
      expect(await readFile(await (await download).path(), 'latin1')).toContain('A licence')
      expect(await findingsOf(recruiter.page)).toEqual([])
      expect(recruiter.complaints).toEqual([])
      await seeker.context.close()
      await recruiter.context.close()
    },
  )

  test('an image is pasted and dropped', async () => {
    const { id, email } = await openChat('paste')
    const { page, context, complaints } = await openWithWorker(site.browser, desk)
    await logIn(page, site.at('/get-started'), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at(`/chat/${id}`))
    await page.locator('html[data-socket="open"]').waitFor({ state: 'attached' })
    const give = (selector: string, kind: 'paste' | 'drop') =>
      page.locator(selector).evaluate(async (target, event) => {
        const canvas = document.createElement('canvas')
        const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve))
        const data = new DataTransfer()
        if (blob) data.items.add(new File([blob], `${event}.png`, { type: 'image/png' }))
        const init = { bubbles: true, cancelable: true }
        target.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data }),
        )
      }, kind)
    await give('textarea[name="text"]', 'paste')
    await page.locator('.chat-picked', { hasText: 'paste.png' }).waitFor()
    await give('.chat-messages', 'drop')
    await page.locator('.chat-picked', { hasText: 'drop.png' }).waitFor()
    await page
      .getByRole('button', { name: interfaceTexts('en')('chats.removeFile', { name: 'paste.png' }) })
      .click()
    await page.getByRole('button', { name: interfaceTexts('en')('chats.send') }).click()
    await page.getByRole('img', { name: 'drop.png' }).waitFor()
    await expect.poll(() => page.locator('.chat-picture').count()).toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a seeker shares a resume by a message, and stops', async () => {
    const t = interfaceTexts('en')
    const { id, email, token } = await openChat('resume')
    const form = new FormData()
    form.set('file', new File([PDF.buffer], 'Mara.pdf', { type: PDF.mimeType }))
    await fetch(`http://127.0.0.1:${site.server.port}/api/jobseekers/resume/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const { page, context, complaints } = await openWithWorker(site.browser, desk)
    await logIn(page, site.at('/get-started'), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at(`/chat/${id}`))
    await page.getByText(t('chats.shareResume')).click()
    await page.getByRole('button', { name: 'Mara.pdf' }).click()
    await page.locator('.chat-file', { hasText: 'Mara.pdf' }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: t('chats.stopSharing') }).click()
    const what = t('chats.asked_resume')
    await page.locator('.chat-message', { hasText: t('chats.requestRevoked', { what }) }).waitFor()
    await expect.poll(() => page.locator('.chat-file').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a form sends a file, in Japanese without script', async () => {
    const { language, prefix, options } = japaneseWithoutScript
    const t = interfaceTexts(language)
    const { id, email } = await openChat(language)
    const { page, context } = await openWithWorker(site.browser, options)
    await logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at(`${prefix}/chat/${id}`))
    await page.locator('input[name="file"]').setInputFiles(PDF)
    await page.getByRole('button', { name: t('chats.send') }).click()
    await page.locator('.chat-file', { hasText: 'licence.pdf' }).waitFor()
    await page.locator('input[name="file"]').setInputFiles({ ...PDF, buffer: Buffer.from('PK') })
    await page.getByRole('button', { name: t('chats.send') }).click()
    await page.locator('#text-error').waitFor()
    await expect.poll(() => page.locator('.chat-file').count()).toBe(1)
    await context.close()
  })
})
