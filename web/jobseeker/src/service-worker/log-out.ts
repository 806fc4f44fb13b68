import { sendWaiting } from './outgoing.ts'
import { removeAllOf } from './outgoing-store.ts'
import { withoutConnection } from './pages.ts'
import { placeOf } from './place.ts'
import { forgetReader, readerNow } from './reader.ts'

/** What waits is tried once more before its owner is gone, for this long. */
const LAST_TRY_MS = 5000

export const isLogOut = (method: string, url: URL): boolean =>
  method === 'POST' && placeOf(url).path === '/log-out'

/** Logs out and leaves nothing of the person on the device, also where the log-out itself finds no connection. */
export async function logOut(request: Request): Promise<Response> {
  const owner = await readerNow()
  await Promise.race([
    sendWaiting().catch(() => false),
    new Promise(resolve => setTimeout(resolve, LAST_TRY_MS)),
  ])
  const answer = await fetch(request).catch(() => undefined)
  await forgetReader()
  if (answer && owner !== undefined) await removeAllOf(owner)
  return answer ?? withoutConnection(new URL(request.url))
}
