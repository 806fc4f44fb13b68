import { languages } from '@hanap/markets/languages'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { adaptionFindings, motionFindings } from '../harness/pages/presentation.ts'
import { desk, phone, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`the page of the system${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([
    ['/design', 'light', desk],
    ['/ar/design', 'dark', phone],
    ['/design?scheme=dark', 'light', desk],
  ] as const)(
    '%s passes axe, zoomed in, with large text and forced colours',
    async (path, colorScheme, screen) => {
      const { page, context } = await openPage(site.browser, { colorScheme, ...screen })
      await page.goto(site.at(path))
      const found = [await findingsOf(page), await motionFindings(page), await adaptionFindings(page)]
      await context.close()
      expect(found.flat()).toEqual([])
    },
  )

  test('speaks ten languages in both directions, light and dark as one chooses', async () => {
    const { page, context } = await openPage(site.browser, { colorScheme: 'light', ...desk })
    await page.goto(site.at('/design'))
    const names = languages.map(({ value }) => value)
    await page.getByRole('link', { name: names.at(-1) ?? '', exact: true }).click()
    await page.getByRole('link', { name: 'dark', exact: true }).click()
    await page.getByRole('link', { name: 'turned round' }).click()
    expect(new URL(page.url()).search).toBe('?scheme=dark&turned=1')
    const look = await page.locator('.in-dark').evaluate(element => ({
      ground: getComputedStyle(element).backgroundColor,
      isTurned: element.getAttribute('dir') !== document.documentElement.dir,
    }))
    await context.close()
    expect(look).toEqual({ ground: 'rgb(19, 21, 19)', isTurned: true })
  })

  test('a saved job’s mark pops within 200 ms, and not for who asks for no motion', async () => {
    const { page, context } = await openPage(site.browser, { reducedMotion: 'no-preference', ...desk })
    await page.goto(site.at('/design'))
    const pressed = async () => {
      await page.getByRole('button', { name: 'Remove from saved jobs' }).focus()
      return page.evaluate(() =>
        document
          .getAnimations()
          .filter(animation => animation instanceof CSSAnimation)
          .map(animation => ({
            name: animation.animationName,
            isQuick: Number(animation.effect?.getComputedTiming().duration) < 200,
          })),
      )
    }
    await expect
      .poll(() => pressed())
      .toEqual(
        expect.arrayContaining([
          { name: 'pop', isQuick: true },
          { name: 'burst', isQuick: true },
        ]),
      )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect.poll(() => pressed()).toEqual([])
    await context.close()
  })
})
