import type { Page } from 'playwright-core'

interface Place {
  element: HTMLElement
  left: number
  top: number
}

declare global {
  interface Window {
    placesAtLoad?: Place[]
  }
}

/** From now on pages keep where everything that can be pressed stands as they are loaded, before their script starts. */
export const keepPlaces = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const pressable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'
    addEventListener('load', () => {
      window.placesAtLoad = [...document.querySelectorAll<HTMLElement>(pressable)]
        // The pane is drawn anew once nothing in it is pressed.
        .filter(element => !element.closest('.search-pane'))
        .filter(element => element.checkVisibility({ visibilityProperty: true }))
        .map(element => {
          const { left, top } = element.getBoundingClientRect()
          return { element, left, top }
        })
    })
  })

/** What moves or is replaced as the script takes the page over: a press at that moment would go astray. */
export const takeoverFindings = async (page: Page): Promise<string[]> => {
  await page.keyboard.press('Shift')
  return page.evaluate(async () => {
    const main = document.querySelector('main')
    const isTakenOver = () => Object.keys(main ?? {}).some(key => key.startsWith('__reactProps'))
    // A page that failed has no script.
    while (document.getElementById('router') && !isTakenOver()) await new Promise(requestAnimationFrame)
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 2_000 }))
    return (window.placesAtLoad ?? []).flatMap(({ element, left, top }) => {
      const name = element.outerHTML.slice(0, 90)
      if (!element.isConnected) return `is replaced by script: ${name}`
      const now = element.getBoundingClientRect()
      const by = [now.left - left, now.top - top].map(Math.round)
      return by.some(pixels => Math.abs(pixels) > 2) ? `is moved by script, by ${by} px: ${name}` : []
    })
  })
}
