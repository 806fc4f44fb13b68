import { currentPath } from '@hanap/shared/page/current-path'
import type {} from '@hanap/shared/page/trusted-html'
import { readSessionUser } from '@hanap/shared/session/session'
import type { PageReport } from '../service-worker/worker-notices.ts'
import { showWorkerNotice } from './worker-notice.ts'

const WORKER = '/service-worker.js'
/** A page that is left within this time was not read. */
const READ_AFTER_MS = 2000

/** Registers the service worker; `assetsUrl` is where hashed files stand, empty for our own origin. Never throws. */
export const registerServiceWorker = async (assetsUrl: string): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const address = assetsUrl ? `${WORKER}?assets=${encodeURIComponent(assetsUrl)}` : WORKER
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: text => text })
  const tell = async (report: PageReport) => (await serviceWorker.ready).active?.postMessage(report)
  serviceWorker.addEventListener('message', ({ data }) => showWorkerNotice(data, tell))
  serviceWorker.startMessages()
  try {
    await serviceWorker.register(policy?.createScriptURL(address) ?? address)
  } catch {
    return
  }
  const opened = () => void tell({ is: 'opened', path: currentPath(), isPersons: readSessionUser() !== null })
  opened()
  addEventListener('online', opened)
  whenPageChanges(opened)
}

/** The router opens pages without loading them. */
const whenPageChanges = (tell: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, READ_AFTER_MS)
  }
  const push = history.pushState.bind(history)
  history.pushState = (...args) => {
    push(...args)
    later()
  }
  addEventListener('popstate', later)
}
