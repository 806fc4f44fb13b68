import { BARE_POLICY } from '../security/security-headers.ts'
import type { Assets } from './assets.ts'

const WORKER = '/service-worker.js'
/** Takes itself and all that it kept away. */
const WORKER_OFF = '/service-worker-off.js'

/**
 * A site's files with its service worker: asked for anew each time, so that a new one, or the one that takes it away,
 * reaches a browser with its next page.
 */
export const withServiceWorker = (
  assets: Assets,
  { isOff, assetsUrl }: { isOff: boolean; assetsUrl: string },
): Assets => ({
  find: path => {
    if (path !== WORKER) return assets.find(path)
    const file = assets.find(isOff ? WORKER_OFF : WORKER)
    if (!file) return undefined
    return request => {
      const answer = file(request)
      const headers = new Headers(answer.headers)
      headers.set('cache-control', 'no-cache')
      const sources = `'self'${assetsUrl && ` ${assetsUrl}`}`
      headers.set('content-security-policy', `${BARE_POLICY}; script-src 'self'; connect-src ${sources}`)
      return new Response(answer.body, { status: answer.status, headers })
    }
  },
})
