import { readIdentity, readSingpassUserInfo } from '@hanap/contracts/auth/singpass.calls'
import type { IdentityInfo } from '@hanap/contracts/auth/singpass.schemas'
import { options } from '@hanap/markets/lists'
import { call } from '@hanap/shared/calls/call'
import { PageTexts, usePage } from '@hanap/shared/components/page'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useFetcher, useLocation, useNavigate } from 'react-router'
import { ConfirmDialog, type NewIdentity } from './confirm-dialog.tsx'
import texts from './info.tsx?texts'
import { Offer } from './offer.tsx'
import { INFO_KEY, isSkipped } from './return-path.ts'
import { SuccessDialog } from './success-dialog.tsx'

/** It is no page by itself. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex' })

/**
 * A part of other pages, with data and texts of its own; it is a route so that no page has its script before a
 * seeker in Singapore needs it.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const { headers } = args.request
  if (headers.get('sec-fetch-dest') === 'document') throw redirect(`${prefix}/verify-identity`)
  const outcome = await page.call(readIdentity, {})
  const isOpen = outcome.ok && outcome.data.is_available && !outcome.data.identity
  return {
    isOffered: isOpen && !isSkipped(headers.get('cookie'), page.origin),
    identities: options('user_identity_lists', language).map(({ id, value }) => ({ id, value })),
    texts: textsFor(language, texts),
  }
}

/** The dialogs after Singpass where the address asks for them, else the offer to verify. */
export default function SingpassInfo() {
  const { prefix } = usePage()
  const { pathname, search } = useLocation()
  const { load, data } = useFetcher<typeof loader>({ key: 'singpass' })
  useEffect(() => {
    load(`${prefix}/singpass/info`)
  }, [load, prefix])
  if (!data) return null
  const { identities, isOffered } = data
  const reason = new URLSearchParams(search).get(INFO_KEY)
  const isOfferedHere = isOffered && pathname.endsWith('/onsite-job')
  return (
    <PageTexts texts={data.texts}>
      {reason !== null ? <Dialogs reason={reason} identities={identities} /> : isOfferedHere && <Offer />}
    </PageTexts>
  )
}

function Dialogs({ reason, identities }: { reason: string; identities: readonly NewIdentity[] }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [info, setInfo] = useState<IdentityInfo | null>()
  const [identity, setIdentity] = useState<NewIdentity>()
  useEffect(() => {
    call(readSingpassUserInfo, {}).then(outcome => setInfo(outcome.ok ? outcome.data : null))
  }, [])
  if (identity) {
    const label = identities.find(({ id }) => id === identity.id)?.value ?? identity.value
    return <SuccessDialog identity={label} onClose={() => location.assign(pathname)} />
  }
  if (info === undefined) return null
  return (
    <ConfirmDialog
      info={info}
      isPassExpired={reason === 'pass_expired'}
      onVerified={setIdentity}
      onClose={() => navigate(pathname, { replace: true })}
    />
  )
}
