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
  if (!(isProposed || isWanted)) return null
  const act = async (change: () => Promise<PushState>) => {
    if (isBusy) return
    setBusy(true)
    setWanted(true)
    setState(await change().catch((): PushState => 'failed'))
    setBusy(false)
  }
  const canBegin = state === undefined || state === 'undecided' || state === 'failed'
  return (
    <section className="card card-section with-script" id="device">
      <h2 className="text-lg font-semibold">{t('notifications.offerHeading')}</h2>
      {/* What the device answers takes the room of the offer: nothing below moves. */}
      <div className="device-states">
        <div className={canBegin ? undefined : 'invisible'}>
          <p>{text}</p>
          <Button isBusy={isBusy} onClick={() => act(subscribeDevice)}>
            {t('notifications.offerButton')}
          </Button>
        </div>
        <div>
          <p role="status">{!canBegin && t(states[state])}</p>
          {state === 'on' && (
            <Button isBusy={isBusy} onClick={() => act(unsubscribeDevice)}>
              {t('notifications.deviceOff')}
            </Button>
          )}
        </div>
      </div>
      {state === 'failed' && <p role="alert">{t('notifications.failed')}</p>}
    </section>
  )
}
