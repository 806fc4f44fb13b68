import { locate } from '@hanap/contracts/config/config.calls'
import { call } from '@hanap/shared/calls/call'
import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { PinIcon } from '@hanap/ui/icon'
import { Callout } from '@hanap/ui/surface'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { NearView } from './near-view.ts'
import { askPosition } from './position.ts'

type LocationState = 'ready' | 'asking' | 'denied' | 'failed' | { elsewhere: string; href: string }

/** The button that asks the browser where its person is; without script it is not seen. */
export function UseMyLocation({ view }: { view: NearView }) {
  const { t, href, market } = usePage()
  const navigate = useNavigate()
  const [state, setState] = useState<LocationState>('ready')

  const ask = async () => {
    setState('asking')
    const position = await askPosition()
    if (typeof position === 'string') return setState(position)
    const { latitude, longitude } = position
    const place = await call(locate, { query: { latitude, longitude } })
    if (!place.ok) return setState('failed')
    const { country } = place.data
    const near = `${latitude},${longitude}`
    const site = view.siteOf[country.key]
    if (country.key !== market && site)
      return setState({ elsewhere: country.value, href: `${site}?near=${near}` })
    navigate(`${href('/near-me')}?${new URLSearchParams({ near, search: view.search })}`, { replace: true })
  }

  return (
    <section className="with-script grid justify-items-start gap-3" aria-live="polite">
      <p>{t('search.nearLead')}</p>
      <Button look="primary" isBusy={state === 'asking'} onClick={ask}>
        <PinIcon />
        {t('search.nearUse')}
      </Button>
      {state === 'denied' && <Callout tone="warning">{t('search.nearDenied')}</Callout>}
      {state === 'failed' && <Callout tone="warning">{t('search.nearFailed')}</Callout>}
      {typeof state === 'object' && (
        <Callout tone="plain">
          <p>{t('search.nearElsewhere', { country: state.elsewhere })}</p>
          <LinkButton href={state.href}>
            {t('search.nearElsewhereLink', { country: state.elsewhere })}
          </LinkButton>
        </Callout>
      )}
    </section>
  )
}
