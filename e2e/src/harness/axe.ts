import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContextOptions, Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeApi {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

declare global {
  interface Window {
    axe: AxeApi
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG 2.2 AA and further sets of rules by name: every finding with the markup that it is about. */
export const findingsOf = async (page: Page, ...further: readonly string[]): Promise<string[]> => {
  await page.evaluate(axe)
  return page.evaluate(
    async runOnly => {
      // Only what is wrong is collected, which takes half of the time.
      const options = { runOnly, resultTypes: ['violations'], reporter: 'no-passes', preload: false }
      // A page scrolls beneath what floats over it: half covered at this moment is not too small to press.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        each =>
          each.matches('.tab-bar, .side-bar .site-nav, .ad-acts, .apply-send, .foot-bar') ||
          getComputedStyle(each).position === 'sticky',
      )
      for (const bar of bars) bar.style.position = 'static'
      const { violations } = await window.axe.run(options)
      for (const bar of bars) bar.style.position = ''
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`,
      )
    },
    [...WCAG, ...further],
  )
}

/** What axe finds on a step that no address leads to; it needs script. */
export const findingsAt = async (page: Page, { javaScriptEnabled }: BrowserContextOptions) =>
  javaScriptEnabled === false ? [] : findingsOf(page)
