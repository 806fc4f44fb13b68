import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Page, Response } from 'playwright-core'
import { onTestFailed } from 'vitest'

const LENGTH = 2_000
const ANSWERS = 20
/** The test command ends with it: the end of a long output is what is read first. */
const FILE = resolve(import.meta.dirname, '../../../.hanap/test/failed-pages.txt')

/** Where a failed test leaves its page: the address, what can be read there, and the last writes and refusals. */
export const toldOnFailure = (page: Page): void => {
  const answers: string[] = []
  const keep = (response: Response) => {
    const method = response.request().method()
    if (method === 'GET' && response.status() < 400) return
    answers.push([response.status(), method, response.url(), response.headers().location].join(' '))
    if (answers.length > ANSWERS) answers.shift()
  }
  page.on('response', keep)
  onTestFailed(async ({ task }) => {
    if (page.isClosed()) return
    const text = await page.locator('body, main').last().ariaSnapshot({ timeout: 1_000 })
    const told = `${task.name}\nThe page is at ${page.url()} and reads:\n${text.slice(0, LENGTH)}\nAnswers:\n${answers.join('\n')}\n`
    console.error(told)
    mkdirSync(dirname(FILE), { recursive: true })
    appendFileSync(FILE, `${told}\n`)
  })
}
