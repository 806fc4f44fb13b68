import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Page } from 'playwright-core'
import { masked } from './masked.ts'

const require = createRequire(import.meta.url)
const program = readFileSync(require.resolve('@guidepup/virtual-screen-reader/browser.js'))
const ADDRESS = '/virtual-screen-reader.js'
const FURTHEST = 400

/** The value of a button that names a row; no reader says it. */
const ID = /, [0-9a-hjkmnp-tv-z]{16}(?=,|$)/g

/** Says where something begins and ends that is read in full between; without these a walk is short enough to review. */
const isFrame = (phrase: string) => /^(end of |paragraph$|form$|group$|list$|code$|mark$|bdi$)/.test(phrase)

/**
 * A virtual screen reader in the page itself, under the page's own policies: its program is a module of the page's
 * origin. It speaks the roles in English and the names in the page's language.
 */
export const screenReaderOn = async (page: Page, language: LanguageCode) => {
  await page.route(`**${ADDRESS}`, route => route.fulfill({ contentType: 'text/javascript', body: program }))
  // As a text, which no compiler of the tests rewrites.
  const reader = await page.evaluateHandle<Virtual>(`import('${ADDRESS}').then(module => module.virtual)`)
  const told = (phrases: readonly string[]) =>
    phrases
      .filter(phrase => !isFrame(phrase))
      .map(phrase => `${masked(phrase.replaceAll(ID, ''), language)}\n`)
      .join('')

  return {
    /** All that is read from one end of a part of the page to the other. */
    walk: async (selector: string): Promise<string> => {
      const phrases = await reader.evaluate(
        async (virtual, { selector, furthest }) => {
          const container = document.querySelector(selector)
          if (!container) throw new Error(`there is no ${selector}`)
          await virtual.start({ container })
          const first = virtual.activeNode
          let steps = 0
          // Behind the last the first comes again.
          do await virtual.next()
          while (virtual.activeNode !== first && steps++ < furthest)
          const spoken = await virtual.spokenPhraseLog()
          await virtual.stop()
          return spoken.slice(0, -1)
        },
        { selector, furthest: FURTHEST },
      )
      return told(phrases)
    },

    /** Every landmark or heading of the page, in the order in which a reader jumps from one to the next. */
    jump: async (command: 'moveToNextLandmark' | 'moveToNextHeading'): Promise<string> => {
      const phrases = await reader.evaluate(
        async (virtual, { command, furthest }) => {
          await virtual.start({ container: document.body })
          const elements = new Set<Node | null>()
          for (let step = 0; step < furthest; step++) {
            await virtual.perform(virtual.commands[command])
            if (elements.has(virtual.activeNode)) break
            elements.add(virtual.activeNode)
          }
          const spoken = await virtual.spokenPhraseLog()
          await virtual.stop()
          return spoken.slice(1, -1)
        },
        { command, furthest: 40 },
      )
      return told(phrases)
    },

    /** What is announced by itself while an act goes on, until a phrase has this text. */
    announced: async (act: () => Promise<unknown>, text: string): Promise<string> => {
      await reader.evaluate(virtual => virtual.start({ container: document.body }))
      await act()
      await reader.evaluate(async (virtual, expected) => {
        while (!(await virtual.spokenPhraseLog()).some(phrase => phrase.includes(expected)))
          await new Promise(requestAnimationFrame)
      }, text)
      const phrases = await reader.evaluate(async virtual => {
        const spoken = await virtual.spokenPhraseLog()
        await virtual.stop()
        return spoken
      })
      return told(phrases)
    },
  }
}
