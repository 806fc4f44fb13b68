import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { openDocument, writtenSection } from './open-document.ts'

const start = {
  sections: [
    writtenSection('s1', 'skills', [{ title: 'Hives' }, { title: 'Honey' }, { title: 'Queens' }]),
    writtenSection('s2', 'awards', [{ title: 'Best honey' }]),
    writtenSection('s3', 'languages', [{ title: 'Tagalog' }]),
  ],
  language: 'en',
}

/** All of the page is seen, so that nothing scrolls under the pointer. */
const seeAll = (page: Page, width: number) => page.setViewportSize({ width, height: 3000 })
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y }
}
const grip = (page: Page, id: string) => page.locator(`[data-movable="${id}"] .builder-grip`).first()
const part = (page: Page, id: string) => page.locator(`[data-movable="${id}"]`)

describe.skipIf(!browserPath)(`dragging in the builder${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test('a section goes where a mouse drops it, is told, undone, and taken back by Escape', async () => {
    const { page, context, complaints, show, sections } = await openDocument(site, englishOnDesk, start)
    const t = interfaceTexts('en')
    const kinds = async () => (await sections()).map(({ kind }) => kind)
    await show()
    await seeAll(page, 1280)
    const from = await boxOf(grip(page, 's3'))
    const { x, top } = await boxOf(part(page, 's1'))
    const isOpen = () => part(page, 's3').getAttribute('open')
    const before = await isOpen()

    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(x, top + 4, { steps: 5 })
    await page.locator('[data-movable="s1"][data-drop="before"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-drop]').waitFor({ state: 'detached' })
    await page.mouse.up()
    await expect.poll(() => kinds()).toEqual(['heading', 'skills', 'awards', 'languages'])

    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(x, top + 4, { steps: 5 })
    await page.locator('[data-movable="s1"][data-drop="before"]').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await page.mouse.up()
    await expect.poll(kinds).toEqual(['heading', 'languages', 'skills', 'awards'])
    const name = t('builder.kind_languages')
    await page
      .getByRole('status')
      .getByText(t('builder.movedTo', { name, place: 1, count: 3 }))
      .waitFor()
    await expect.poll(() => isOpen()).toBe(before)
    await expect.poll(() => page.locator('[data-drop], [data-dragged]').count()).toBe(0)

    await page.getByRole('button', { name: t('builder.undo') }).click()
    await expect.poll(kinds).toEqual(['heading', 'skills', 'awards', 'languages'])

    // The buttons do the same, and are told as well.
    await part(page, 's2').locator('summary').click()
    await page
      .getByRole('button', {
        name: t('resumes.labelled', { label: t('builder.up'), value: t('builder.kind_awards') }),
      })
      .click()
    await expect.poll(kinds).toEqual(['heading', 'awards', 'skills', 'languages'])
    const told = t('builder.movedTo', { name: t('builder.kind_awards'), place: 1, count: 3 })
    await page.getByRole('status').getByText(told).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the button that moves something keeps the focus, and gives it to the other one at an end', async () => {
    const { page, context, show, sections } = await openDocument(site, englishOnDesk, start)
    const t = interfaceTexts('en')
    await show('?open=s1')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('value'))
    const skills = async () =>
      (await sections()).find(({ kind }) => kind === 'skills')?.entries.map(({ title }) => title)
    await part(page, 's1').locator('button[value="down"]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await sections()).map(({ id }) => id)).toMatchObject({ 1: 's2', 2: 's1' })
    await expect.poll(() => focused()).toBe('down')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await sections()).map(({ id }) => id)).toMatchObject({ 2: 's3', 3: 's1' })
    await expect.poll(() => focused()).toBe('up')

    await part(page, 's1e1')
      .getByRole('button', { name: `${t('builder.up')}` })
      .focus()
    await page.keyboard.press('Enter')
    await expect.poll(skills).toEqual(['Honey', 'Hives', 'Queens'])
    await expect.poll(() => focused()).toBe('entry-down s1e1')
    await context.close()
  })

  test('an entry goes where a finger drops it, right to left', async () => {
    const { page, context, complaints, show, sections } = await openDocument(site, arabicOnPhone, start)
    const skills = async () =>
      (await sections()).find(({ kind }) => kind === 'skills')?.entries.map(({ title }) => title)
    await show('?open=s1')
    const touches = await context.newCDPSession(page)
    const touch = (type: string, points: { x: number; y: number }[]) =>
      touches.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(({ x, y }) => ({ x, y })),
      })
    await seeAll(page, 360)
    const from = await boxOf(grip(page, 's1e2'))
    const { top } = await boxOf(part(page, 's1e1'))
    await touch('touchStart', [from])
    await touch('touchMove', [{ x: from.x, y: from.y - 30 }])
    await touch('touchMove', [{ x: from.x, y: top + 8 }])
    await page.locator('[data-movable="s1e1"][data-drop="before"]').waitFor()
    await touch('touchEnd', [])
    await expect.poll(skills).toEqual(['Hives', 'Queens', 'Honey'])
    const told = interfaceTexts('ar')
    const name = told('builder.entry', { number: '3' })
    await page
      .getByRole('status')
      .getByText(told('builder.movedTo', { name, place: 2, count: 3 }))
      .waitFor()
    expect(await findingsOf(page)).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('without script there is nothing to drag by, and the buttons stay', async () => {
    const { page, context, show } = await openDocument(site, japaneseWithoutScript, start)
    await show('?open=s2')
    await expect.poll(() => grip(page, 's2').isVisible()).toBe(false)
    const t = interfaceTexts('ja')
    const up = t('resumes.labelled', { label: t('builder.up'), value: t('builder.kind_awards') })
    await page.getByRole('button', { name: up }).waitFor()
    await context.close()
  })
})
