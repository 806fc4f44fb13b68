import { Button } from '@hanap/ui/button'
import { useEffect, useState } from 'react'
import { isChromeFamily } from '../notifications/chrome-family.ts'
import {
  type PushState,
  pushState,
  subscribeDevice,
  unsubscribeDevice,
} from '../notifications/push-device.ts'
import { usePage } from './page.tsx'

interface DeviceOfferProps {
  /** What messages to this device are for. */
  text: string
  /** Whether people come to the page for it; elsewhere it is proposed only where it is worth it. */
  isAskedFor: boolean
}

const states = {
  unsupported: 'notifications.unsupported',
  off: 'notifications.off',
  denied: 'notifications.denied',
  on: 'notifications.deviceOn',
  failed: 'notifications.failed',
} as const

/** Says what messages to this device are for, and asks the browser only when its button is pressed. */
export function DeviceOffer({ text, isAskedFor }: DeviceOfferProps) {
  const { t } = usePage()
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    void pushState().then(setState)
  }, [])
  const isProposed = isAskedFor || (state === 'undecided' && isChromeFamily(navigator.userAgent))
  const [isWanted, setWanted] = useState(false)
  if (state === undefined || !(isProposed || isWanted)) return null
  const act = async (change: () => Promise<PushState>) => {
    if (isBusy) return
    setBusy(true)
    setWanted(true)
    setState(await change().catch((): PushState => 'failed'))
    setBusy(false)
  }
  const canBegin = state === 'undecided' || state === 'failed'
  return (
    <section className="card card-section" id="device">
      <h2 className="text-lg font-semibold">{t('notifications.offerHeading')}</h2>
      {canBegin && <p>{text}</p>}
      <p role="status">{state !== 'undecided' && t(states[state])}</p>
      {canBegin && (
        <Button isBusy={isBusy} onClick={() => act(subscribeDevice)}>
          {t('notifications.offerButton')}
        </Button>
      )}
      {state === 'on' && (
        <Button isBusy={isBusy} onClick={() => act(unsubscribeDevice)}>
          {t('notifications.deviceOff')}
        </Button>
      )}
    </section>
  )
}
