import { recordGetStarted } from '@hanap/contracts/logs/tracking.calls'
import { call } from '@hanap/shared/calls/call'
import { usePage } from '@hanap/shared/components/page'
import { deviceId } from '@hanap/shared/session/device'
import { loginGuestOnce } from '@hanap/shared/session/session'
import { useEffect } from 'react'

/** Says that somebody pressed their way here; never answered over a session that a form begins. */
export function useStartRecord() {
  const { languageId, marketId } = usePage()
  useEffect(() => {
    const sending = new AbortController()
    const stop = () => sending.abort()
    addEventListener('submit', stop)
    const { signal } = sending
    loginGuestOnce(languageId, marketId)
      .then(() => {
        if (!signal.aborted) return call(recordGetStarted, { body: { device_id: deviceId() } }, { signal })
      })
      // A browser that keeps nothing has no device to tell of.
      .catch(() => undefined)
    return () => removeEventListener('submit', stop)
  }, [languageId, marketId])
}
