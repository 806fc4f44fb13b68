import { generateAuthoriseUrl } from '@hanap/contracts/auth/singpass.calls'
import { call } from '@hanap/shared/calls/call'
import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { useEffect, useState } from 'react'
import { storeReturnPath } from './return-path.ts'

const presence = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Runs `act` once, when somebody is next seen at the page. Answers how to stop waiting. */
const whenSomebodyIsThere = (act: () => void): (() => void) => {
  const stop = () => {
    for (const sign of presence) removeEventListener(sign, run)
  }
  const run = () => {
    stop()
    act()
  }
  for (const sign of presence) addEventListener(sign, run)
  return stop
}

type SingpassLink =
  | { state: 'loading' | 'used' | 'failed' }
  | { state: 'ready'; url: string; seconds: number }

/**
 * The link to Singpass while it is good: it lives for less than a minute and opens once, so a new one is fetched
 * when somebody comes back to a page whose link has had its time.
 */
function useAuthoriseLink() {
  const [link, setLink] = useState<SingpassLink>({ state: 'loading' })
  const { state } = link
  useEffect(() => {
    if (state !== 'loading') return
    const asking = new AbortController()
    const body = { redirect_uri: `${location.origin}/singpass/callback` }
    call(generateAuthoriseUrl, { body }, { signal: asking.signal }).then(outcome => {
      if (asking.signal.aborted) return
      setLink(
        outcome.ok
          ? { state: 'ready', url: outcome.data.authorise_url, seconds: outcome.data.expires_in }
          : { state: 'failed' },
      )
    })
    return () => asking.abort()
  }, [state])
  useEffect(() => {
    if (link.state !== 'ready') return
    const timer = setTimeout(() => setLink({ state: 'used' }), link.seconds * 1000)
    return () => clearTimeout(timer)
  }, [link])
  useEffect(
    () => (state === 'used' ? whenSomebodyIsThere(() => setLink({ state: 'loading' })) : undefined),
    [state],
  )
  return { link, setLink }
}

/** The red button that leads to Singpass in a new window; busy until its link is there. */
export function SingpassButton({ label }: { label: string }) {
  const { t } = usePage()
  const { link, setLink } = useAuthoriseLink()
  if (link.state === 'ready')
    return (
      <LinkButton
        look="singpass"
        href={link.url}
        target="_blank"
        rel="noopener"
        onClick={() => {
          storeReturnPath()
          setLink({ state: 'used' })
        }}
      >
        {label}
      </LinkButton>
    )
  return (
    <Button
      look="singpass"
      isBusy={link.state !== 'failed'}
      onClick={() => {
        if (link.state === 'failed') setLink({ state: 'loading' })
      }}
    >
      {link.state === 'failed' ? t('singpass.retry') : t('singpass.buttonLoading')}
    </Button>
  )
}
