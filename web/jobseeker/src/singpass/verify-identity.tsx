import { readIdentity } from '@hanap/contracts/auth/singpass.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Callout } from '@hanap/ui/surface'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { SingpassButton } from './singpass-button.tsx'
import { Benefits } from './success-dialog.tsx'
import texts from './verify-identity.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  if (facts.market !== 'sg') throw notFound()
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/verify-identity`))
  const outcome = await page.call(readIdentity, {})
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const identity = outcome.ok ? outcome.data.identity : null
  return {
    head: headOf(page, t('common.brand'), { title: t('singpass.heading'), isIndexed: false }),
    isAvailable: outcome.ok && outcome.data.is_available,
    verified: identity && {
      as: t('singpass.verifiedAs', {
        identity: identity.user_identity.value,
        number: identity.masked_uinfin,
      }),
      on: t('singpass.verifiedOn', { date: format.longDate(identity.verified_at) }),
    },
    texts: textsFor(language, texts),
  }
}

export default function VerifyIdentity() {
  const { head, isAvailable, verified } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('singpass.heading')}</h1>
      {verified ? (
        <>
          <Callout tone="plain">
            <p className="font-semibold">{verified.as}</p>
            <p>{verified.on}</p>
          </Callout>
          <p>{t('singpass.verifyAgain')}</p>
        </>
      ) : (
        <>
          <p>{t('singpass.intro')}</p>
          <Benefits />
        </>
      )}
      {isAvailable ? <StartButton /> : <p>{t('singpass.unavailable')}</p>}
    </div>
  )
}

/** Singpass is reached by script alone: without it there is no button that would stay busy for ever. */
function StartButton() {
  const { t } = usePage()
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  return isStarted ? <SingpassButton label={t('singpass.button')} /> : <span hidden data-router="idle" />
}
