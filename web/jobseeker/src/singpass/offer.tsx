import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { useState } from 'react'
import { skipForNow } from './return-path.ts'

/** An invitation to verify one's identity; put off, it comes back after three days. */
export function Offer() {
  const { t, href } = usePage()
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <aside className="list-page" aria-labelledby="singpass-offer">
      <div className="card grid gap-3 p-4">
        <h2 id="singpass-offer" className="text-lg font-semibold">
          {t('singpass.offerTitle')}
        </h2>
        <p>{t('singpass.offerText')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton look="primary" href={href('/verify-identity')}>
            {t('singpass.offerLink')}
          </LinkButton>
          <Button
            look="quiet"
            onClick={() => {
              skipForNow()
              setShown(false)
            }}
          >
            {t('singpass.later')}
          </Button>
        </div>
      </div>
    </aside>
  )
}
