import type { Call, CallInput } from '@hanap/contracts/call'
import { callAddress } from '@hanap/shared/calls/call'
import { callerHeaders } from '@hanap/shared/session/caller'
import { guestLoggedIn } from '@hanap/shared/session/session'

/**
 * Sends an event, also while the page goes away. It waits for the guest's session, so that a visitor has one.
 * Offline or refused it is dropped: nobody waits for it.
 */
export const sendEvent = async <C extends Call>(descriptor: C, input: CallInput<C>): Promise<void> => {
  await guestLoggedIn()
  if (!navigator.onLine) return
  await fetch(callAddress(descriptor, input), {
    method: descriptor.method,
    keepalive: true,
    headers: { ...callerHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify(input.body),
  }).catch(() => undefined)
}
