import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { SessionEnded } from '@hanap/shared/components/forms/session-ended'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { hasEndedSession } from '@hanap/shared/session/ended-session.server'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { phoneCodes, phoneValue } from '../phone/phone-codes.server.ts'
import type { RememberedAct } from '../redirects/log-in-address.server.ts'
import { redirectAfterLogIn, redirectTo } from '../redirects/redirect.server.ts'
import type { RouteHandle } from '../root.tsx'
import { EntryPage } from './entry-page.tsx'
import { logInWithPassword, signUpSeeker } from './get-started.server.ts'
import texts from './get-started.tsx?texts'
import { LogIn, SignUp } from './get-started-forms.tsx'
import { pendingActionIn, runPendingAction } from './pending-action.server.ts'
import { socialProvidersView, withoutRefusal } from './social-providers.server.ts'
import { SocialProviders } from './social-providers.tsx'
import { Suspended } from './suspended.tsx'
import { viaTerms } from './terms.server.ts'
import { useStartRecord } from './use-start-record.ts'

export const handle: RouteHandle = { isLogIn: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const url = new URL(args.request.url)
  const query = url.searchParams
  if (page.user) throw redirectTo(redirectAfterLogIn(page, page.user, url))
  const { language } = factsOf(page)
  const t = translator(language)
  const isSignUp = query.get('mode') === 'signup'
  return {
    head: headOf(page, t('common.brand'), { title: t('auth.title'), isIndexed: false }),
    isSignUp,
    idempotencyKey: isSignUp ? page.newKey() : '',
    isEnded: hasEndedSession(args.request, page.user),
    phoneCodes: phoneCodes(factsOf(page)),
    waiting: pendingActionIn(query)?.act,
    query: withoutRefusal(query).toString(),
    social: await socialProvidersView(page, query),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const url = new URL(args.request.url)
  const form = await args.request.formData()
  const fields = formTexts(form)
  const outcome =
    fields.intent === 'register'
      ? await signUpSeeker(args, fields, phoneValue(form, 'contact_number'))
      : await logInWithPassword(args, fields)
  if (!outcome.ok) {
    const { password: _, ...values } = fields
    const errors = firstErrors(outcome.errors)
    const isSuspended = 'code' in outcome && outcome.code === 'account_suspended'
    return data({ errors, isSuspended, values }, { status: outcome.status })
  }
  await runPendingAction(page, pendingActionIn(url.searchParams))
  const { user } = outcome.data
  return redirectTo(viaTerms(user, redirectAfterLogIn(page, user, url), factsOf(page).prefix), {
    status: 303,
  })
}

const waitingTexts = {
  save: 'auth.toSave',
  alert: 'alerts.toCreate',
  follow: 'follows.toFollow',
} as const satisfies Record<RememberedAct['act'], string>

export default function GetStarted() {
  useStartRecord()
  const { head, isSignUp, isEnded, waiting, social } = useLoaderData<typeof loader>()
  const { t } = usePage()
  if (useActionData<typeof action>()?.isSuspended)
    return (
      <>
        <PageHead head={head} />
        <Suspended />
      </>
    )
  return (
    <EntryPage heading={t(isSignUp ? 'auth.signUpHeading' : 'auth.logInHeading')}>
      <PageHead head={head} />
      {isEnded && <SessionEnded />}
      {waiting && <p className="text-muted">{t(waitingTexts[waiting])}</p>}
      <SocialProviders choice={social} />
      {isSignUp ? <SignUp /> : <LogIn />}
    </EntryPage>
  )
}
