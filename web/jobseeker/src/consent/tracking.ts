import { reportErrors } from './errors.ts'
import { reportNamedEvents } from './events.ts'
import { reportPageEvents } from './page-events.ts'
import { sendPixelPageView } from './pixel.ts'

/**
 * Loaded by pages of visitors who allowed something, and by no other. Its tag says what goes where; what was not allowed
 * is not there.
 */
const start = ({ pixel, errors, events, market, language }: DOMStringMap) => {
  if (errors) reportErrors(errors, { market: market ?? '', language: language ?? '' })
  const place = { marketId: Number(market), languageId: Number(language) }
  const named = events ? reportNamedEvents(place) : undefined
  const pages = events ? reportPageEvents(place) : undefined
  let shown: string | undefined

  const pageOpened = () => {
    if (shown === location.pathname) return
    shown = location.pathname
    if (pixel) sendPixelPageView(pixel)
    named?.pageOpened()
    pages?.pageOpened()
  }

  // The router opens pages without loading them.
  const push = history.pushState.bind(history)
  history.pushState = (...args) => {
    push(...args)
    pageOpened()
  }
  addEventListener('popstate', pageOpened)
  pageOpened()
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript.dataset)
