import { takeInstallOffer } from './install.ts'
import { guardOffline } from './offline-guard.ts'
import { registerServiceWorker } from './register.ts'

/** Safari has no idle callback. */
const IDLE_GUESS_MS = 1500
/** A page that is never idle registers all the same. */
const IDLE_LIMIT_MS = 4000

if (document.currentScript instanceof HTMLScriptElement) {
  const { assets = '' } = document.currentScript.dataset
  guardOffline()
  takeInstallOffer()
  const start = () => void registerServiceWorker(assets)
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: IDLE_LIMIT_MS })
      : setTimeout(start, IDLE_GUESS_MS)
  // A page's first load has the line for itself.
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
