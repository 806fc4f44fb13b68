import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Page, Response } from 'playwright-core'
import { onTestFinished } from 'vitest'

const LENGTH = 2_000
const LENGTH_OF_ERROR = 1_000
const ANSWERS = 20
/** The test command ends with it: the end of a long output is what is read first. */
const FILE = resolve(import.meta.dirname, '../../../.hanap/test/failed-pages.txt')

/** Where a failed test leaves its page: why it failed, the address, what can be read there, and the last writes and refusals. */
export const toldOnFailure = (page: Page): void => {
  const answers: string[] = []
  const keep = (response: Response) => {
    const method = response.request().method()
    if (method === 'GET' && response.status() < 400) return
    answers.push([response.status(), method, response.url(), response.headers().location].join(' '))
    if (answers.length > ANSWERS) answers.shift()
  }
  page.on('response', keep)
  // What is for failed tests alone comes after all of these: the page is closed then.
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const [error] = task.result.errors ?? []
    const place = error?.stack?.split('\n').find(line => line.includes('.test.ts'))
    const why = `${stripVTControlCharacters(error?.message ?? '').slice(0, LENGTH_OF_ERROR)}\n${place?.trim() ?? ''}`
    const text = await readable(page).catch(String)
    const told = `${task.name}\n${why}\nThe page is at ${page.url()} and reads:\n${text.slice(0, LENGTH)}\nAnswers:\n${answers.join('\n')}\n`
    console.error(told)
    mkdirSync(dirname(FILE), { recursive: true })
    appendFileSync(FILE, `${told}\n`)
  })
}

const readable = async (page: Page): Promise<string> =>
  page.isClosed() ? 'It was closed.' : page.locator('body, main').last().ariaSnapshot({ timeout: 1_000 })
