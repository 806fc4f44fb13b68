const WORKER = '/service-worker.js'

/** Registers the service worker; `assetsUrl` is where hashed files stand, empty for our own origin. Never throws. */
export async function registerServiceWorker(assetsUrl: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const address = assetsUrl ? `${WORKER}?assets=${encodeURIComponent(assetsUrl)}` : WORKER
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: text => text })
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined)
}
