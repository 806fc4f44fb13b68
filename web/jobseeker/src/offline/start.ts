import { WORKER_WANTED } from '@hanap/shared/page/worker-wanted'
import { whenIdle, whenQuiet } from '@hanap/shared/start/when-idle'
import { takeInstallOffer } from './install.ts'
import { guardOffline } from './offline-guard.ts'
import { registerServiceWorker } from './register.ts'

/** Whether the browser has the worker, or the tab comes from another page of ours: whoever reads two may read a third offline. */
const isKnown = (): boolean =>
  Boolean(navigator.serviceWorker?.controller) ||
  (document.referrer !== '' && new URL(document.referrer).origin === location.origin)

if (document.currentScript instanceof HTMLScriptElement) {
  const { assets = '' } = document.currentScript.dataset
  guardOffline()
  takeInstallOffer()
  let isBegun = false
  const start = () => {
    if (isBegun) return
    // Without a line there is nothing to register, unless it is there.
    if (!navigator.onLine && !navigator.serviceWorker?.controller)
      return addEventListener('online', start, { once: true })
    isBegun = true
    void registerServiceWorker(assets)
  }
  addEventListener(WORKER_WANTED, start)
  if (isKnown()) whenIdle(start)
  else whenQuiet(start)
}
