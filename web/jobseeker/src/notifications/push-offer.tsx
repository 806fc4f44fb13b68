import { DeviceOffer } from '@hanap/shared/components/device-offer'
import { usePage } from '@hanap/shared/components/page'

interface PushOfferProps {
  /** After which act it is offered; `asked`: on a page to which people come for it. */
  after: 'asked' | 'applied' | 'alert'
}

const offers = {
  asked: 'notifications.offerText',
  applied: 'notifications.offerApplied',
  alert: 'notifications.offerAlert',
} as const

/** Offers a seeker messages to this device. */
export function PushOffer({ after }: PushOfferProps) {
  const { t } = usePage()
  return <DeviceOffer text={t(offers[after])} isAskedFor={after === 'asked'} />
}
