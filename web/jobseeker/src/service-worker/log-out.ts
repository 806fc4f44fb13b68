import { isNoAnswer } from './apply-offline.ts'
import { clearOwner, currentOwner } from './cache-owner.ts'
import { withoutConnection } from './pages.ts'
import { pathLocaleOf } from './path-locale.ts'
import { sendQueued } from './queued-applications.ts'
import { removeAllOf } from './queued-applications-store.ts'

/** What waits is tried once more before its owner is gone, for this long. */
const LAST_TRY_MS = 5000

export const isLogOut = (method: string, url: URL): boolean =>
  method === 'POST' && pathLocaleOf(url).path === '/log-out'

/**
 * Logs out and leaves nothing of the person on the device. Without a connection the kept pages go all the same, but the
 * session goes on: the answer is a page that says so, and what waits to be sent stays.
 */
export const logOutDevice = async (request: Request): Promise<Response> => {
  const owner = await currentOwner()
  await Promise.race([
    sendQueued().catch(() => false),
    new Promise(resolve => setTimeout(resolve, LAST_TRY_MS)),
  ])
  const answer = await fetch(request).catch(() => undefined)
  await clearOwner()
  if (!answer || isNoAnswer(answer.status)) return withoutConnection(new URL(request.url), { isLogOut: true })
  const isOut = answer.ok || answer.type === 'opaqueredirect'
  if (isOut && owner !== undefined) await removeAllOf(owner)
  return answer
}
