import { registerServiceWorker } from './register.ts'

if (document.currentScript instanceof HTMLScriptElement) {
  const { assets = '' } = document.currentScript.dataset
  const start = () => void registerServiceWorker(assets)
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1500)
  // A page's first load has the line for itself.
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
