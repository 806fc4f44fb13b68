import { endOtherSessions, endOwnSession, listSessions } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { personName } from '@hanap/i18n/person-name'
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
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import { roleText } from '../recruiter/roles.server.ts'
import texts from './settings.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const { user, title, company, role } = await ownMembership(page)
  const { sessions } = answerOrRedirect(page, await page.call(listSessions, {}))
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('security.settingsHeading'), isIndexed: false }),
    you: {
      name: personName(user.first_name, user.last_name),
      title,
      company: company?.name ?? null,
      role: role && roleText(role, language),
    },
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
  const { head, you, email, isVerified, devices } = useLoaderData<typeof loader>()
  const errors: Record<string, string> = useActionData<typeof action>()?.errors ?? {}
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('security.settingsHeading')}</h1>
      <ErrorSummary errors={errors} labels={{}} />
      <div className="account-desk">
        <div>
          <section className="card flex items-center gap-3 p-4">
            <CompanyAvatar name={you.name} logo={null} />
            <div className="grid min-w-0 gap-1 wrap-anywhere">
              <h2 className="text-lg font-semibold">
                <bdi>{you.name}</bdi>
              </h2>
              {you.title && (
                <p>
                  <bdi>{you.title}</bdi>
                </p>
              )}
              {you.company && you.role && (
                <>
                  <p>
                    <a href={href('/company')}>
                      <bdi>{you.company}</bdi>
                    </a>
                  </p>
                  <p className="text-sm text-muted">{t('employer.yourRole', { role: you.role })}</p>
                </>
              )}
            </div>
          </section>
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
        </div>
        <Devices devices={devices} />
      </div>
    </div>
  )
}
