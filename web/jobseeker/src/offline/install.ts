/** A browser's offer to install the site, which Chromium alone makes; TypeScript knows nothing of it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
  }
}

const LINK = 'a[data-install]'

/**
 * The link to how the site is installed has the browser ask, where it offers that: once, as an offer counts once. It listens from
 * the page's start, as the offer may come before React does.
 */
export const takeInstallOffer = (): void => {
  let offer: InstallOffer | undefined
  addEventListener('beforeinstallprompt', event => {
    // Where the page itself offers it, the browser's own bar would be a second.
    if (document.querySelector(LINK)) event.preventDefault()
    offer = event
  })
  const ask = (event: MouseEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!offer || !isPlain || !(event.target instanceof Element) || !event.target.closest(LINK)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    offer.prompt().catch(() => undefined)
    offer = undefined
  }
  addEventListener('click', ask, true)
  // Who has it needs no banner, here nor on another device.
  addEventListener('appinstalled', () =>
    document.querySelector<HTMLButtonElement>(`.banner:has(${LINK}) button`)?.click(),
  )
}
