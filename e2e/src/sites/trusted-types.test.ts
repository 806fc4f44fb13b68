import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { desk, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`Trusted Types${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(['ph', 'employer'])('a text becomes neither HTML nor script on a page of %s', async host => {
    const { page, context } = await openWithWorker(site.browser, desk)
    await page.goto(site.at('/', host))
    const refused = await page.evaluate(() => {
      const nameOf = (act: () => unknown) => {
        try {
          act()
          return 'let through'
        } catch (error) {
          return error instanceof Error ? error.name : 'something else'
        }
      }
      const element = document.createElement('div')
      const script = document.createElement('script')
      return {
        innerHTML: nameOf(() => {
          element.innerHTML = '<img src=x onerror=alert(1)>'
        }),
        insertAdjacentHTML: nameOf(() => element.insertAdjacentHTML('beforeend', '<b>x</b>')),
        scriptSource: nameOf(() => {
          script.src = 'https://evil.example/x.js'
        }),
        scriptText: nameOf(() => {
          script.text = 'alert(1)'
        }),
        frame: nameOf(() => {
          document.createElement('iframe').srcdoc = '<b>x</b>'
        }),
        parser: nameOf(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
        anotherPolicy: nameOf(() => Object(window).trustedTypes.createPolicy('evil', { createHTML: String })),
        aText: nameOf(() => {
          element.textContent = '<b>x</b>'
        }),
      }
    })
    const { aText, ...texts } = refused
    expect(aText).toBe('let through')
    expect(new Set(Object.values(texts))).toEqual(new Set(['TypeError']))
    await context.close()
  })

  test('a job’s own HTML is drawn all the same, also where the browser itself draws the page', async () => {
    const { page, context, complaints } = await openWithWorker(site.browser, desk)
    await page.goto(site.at('/job-search'))
    const first = page.locator('main a[href*="/job/"]').first()
    const path = (await first.getAttribute('href')) ?? ''
    await page.goto(site.at(path))
    const drawn = await page.locator('.prose').first().innerHTML()
    expect(drawn).toMatch(/<(p|ul)>/)
    expect(
      JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? ''),
    ).toMatchObject({
      '@type': 'JobPosting',
    })

    const similar = page.locator('.ad-similar a[href*="/job/"]').first()
    const begun = await page.evaluate(() => performance.timeOrigin)
    await similar.hover()
    await similar.click()
    await page.waitForURL(url => url.pathname.includes('/job/') && url.pathname !== path)
    await page.locator('.prose').first().waitFor()
    await expect.poll(() => page.locator('.prose').first().innerHTML()).toMatch(/<(p|ul)>/)
    await expect.poll(() => page.evaluate(() => performance.timeOrigin)).toBe(begun)
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each([
    '</script><script>window.hit = 1</script>',
    '"><img src=x onerror="window.hit = 1">',
    "'-alert(1)-'",
    '<!--<script>',
    '&lt;b&gt;',
  ])('what an address says stays a text on the page: %s', async words => {
    const { page, context, complaints } = await openWithWorker(site.browser, desk)
    const query = new URLSearchParams({ query: words })
    const answer = await page.goto(site.at(`/job-search?${query}`))
    const html = (await answer?.text()) ?? ''
    expect(html).not.toContain('<script>window.hit')
    expect(html).not.toContain('<img src=x')
    await expect.poll(() => page.locator('[name="query"]').first().inputValue()).toBe(words)
    await expect.poll(() => page.evaluate(() => 'hit' in window)).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })
})
