import { endOtherSessions, endOwnSession, listSessions } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { Devices } from '@hanap/shared/components/devices'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { EmailState } from '@hanap/shared/components/person/email-state'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { deviceViews } from '@hanap/shared/session/devices'
import { LinkButton } from '@hanap/ui/button'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './settings.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const { user } = await ownMembership(page)
  const { sessions } = answerOrRedirect(page, await page.call(listSessions, {}))
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('security.settingsHeading'), isIndexed: false }),
    email: user.email,
    isVerified: user.is_email_verify,
    devices: deviceViews(page, sessions),
    texts: textsFor(language, texts),
  }
}

/** Ends one session, or all but this one. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { session_id: id } = formTexts(await args.request.formData())
  const outcome = await (id === undefined
    ? page.call(endOtherSessions, {})
    : page.call(endOwnSession, { params: { id } }))
  if (outcome.ok) return redirect(`${factsOf(page).prefix}/account`, 303)
  return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
}

export default function Settings() {
  const { head, email, isVerified, devices } = useLoaderData<typeof loader>()
  const errors: Record<string, string> = useActionData<typeof action>()?.errors ?? {}
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('security.settingsHeading')}</h1>
      <ErrorSummary errors={errors} labels={{}} />
      <section className="card flex flex-wrap items-center justify-between gap-3 p-4">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-lg font-semibold">{t('auth.email')}</h2>
          <EmailState email={email} isVerified={isVerified} />
        </div>
        <LinkButton href={href('/account/email')}>
          {t(isVerified ? 'security.changeEmail' : 'security.verifyEmail')}
        </LinkButton>
      </section>
      <section className="card flex flex-wrap items-center justify-between gap-3 p-4">
        <h2 className="text-lg font-semibold">{t('auth.password')}</h2>
        <LinkButton href={href('/account/password')}>{t('security.changePassword')}</LinkButton>
      </section>
      <Devices devices={devices} />
    </div>
  )
}
