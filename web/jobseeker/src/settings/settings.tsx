import { endOtherSessions, endOwnSession, listSessions } from '@hanap/contracts/auth/auth.calls'
import { listBlockedCompanies } from '@hanap/contracts/companies/companies.calls'
import type { PageContext } from '@hanap/contracts/page'
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
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PushOffer } from '../notifications/push-offer.tsx'
import type { RouteHandle } from '../root.tsx'
import { accessView } from './access.server.ts'
import { SettingsAccess } from './access.tsx'
import { SettingsData } from './data.tsx'
import { actOnDeletion, deletionIntents } from './deletion.server.ts'
import { SettingsDeletion } from './deletion.tsx'
import { linkedView, unlinkLogin } from './linked.server.ts'
import { SettingsLinked } from './linked.tsx'
import { privacyView, savePrivacy } from './privacy.server.ts'
import { SettingsPrivacy } from './privacy.tsx'
import { openSettings } from './settings.server.ts'
import texts from './settings.tsx?texts'

const PATH = '/account-settings'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const { page, setting } = await openSettings(args, PATH)
  const { language } = factsOf(page)
  const t = translator(language)
  const [listed, blocked] = await Promise.all([
    page.call(listSessions, {}),
    page.call(listBlockedCompanies, { query: { size: '1' } }),
  ])
  if (!listed.ok) throw data(null, { status: listed.status })
  return {
    head: headOf(page, t('common.brand'), { title: t('security.settingsHeading'), isIndexed: false }),
    email: setting.email,
    isVerified: setting.is_email_verify,
    isReachable: setting.is_email_reachable,
    hasPassword: setting.has_password,
    devices: deviceViews(page, listed.data.sessions),
    privacy: privacyView(page, setting),
    blocked: blocked.ok ? blocked.data.total_num : null,
    linked: await linkedView(page),
    access: await accessView(page, args.request),
    texts: textsFor(language, texts),
  }
}

/** Saves the form of privacy, unlinks another site's account, deletes the account, or ends one session or all others. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const form = await args.request.formData()
  const { intent, session_id: id } = formTexts(form)
  if (deletionIntents.has(intent)) return actOnDeletion(page, form)
  if (intent === 'unlink') {
    const outcome = await unlinkLogin(page, form)
    if (outcome.ok) return redirect(`${prefix}${PATH}`, 303)
    return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  }
  const isPrivacy = intent === 'privacy'
  const outcome = await (isPrivacy ? savePrivacy(page, form) : endSessions(page, id))
  if (!outcome.ok) return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  return isPrivacy ? data({ errors: {}, isSaved: true }) : redirect(`${prefix}${PATH}`, 303)
}

/** The offer's own id; it is seen with script alone. */
const DEVICE = 'device'
/** Where each part stands in the page. */
const sections = [
  ['email-section', 'auth.email'],
  ['password-section', 'auth.password'],
  ['linked-section', 'social.linkedHeading'],
  ['privacy-section', 'privacy.settingsHeading'],
  ['notifications-section', 'privacy.tellMe'],
  [DEVICE, 'notifications.offerHeading'],
  ['devices-section', 'security.devicesHeading'],
  ['data-access', 'privacy.seenHeading'],
  ['data-section', 'privacy.dataHeading'],
  ['deletion-section', 'privacy.deleteHeading'],
] as const

/** One of them, or all but this one. */
const endSessions = (page: PageContext, id: string | undefined) =>
  id === undefined ? page.call(endOtherSessions, {}) : page.call(endOwnSession, { params: { id } })

export default function AccountSettings() {
  const { head, email, isVerified, isReachable, hasPassword, devices, privacy, blocked, linked, access } =
    useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const errors: Record<string, string> = acted?.errors ?? {}
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('security.settingsHeading')}</h1>
      <ErrorSummary
        errors={errors}
        labels={{ delete_password: t('security.currentPassword'), otp: t('security.code') }}
      />
      <div className="settings">
        <nav className="settings-anchors" aria-label={t('security.settingsHeading')}>
          <ul>
            {sections.map(([anchor, text]) => (
              <li key={anchor} className={anchor === DEVICE ? 'settings-device with-script' : undefined}>
                <a href={`#${anchor}`}>{t(text)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="settings-sections">
          <section className="settings-section" id="email-section">
            <h2>{t('auth.email')}</h2>
            <EmailState email={email} isVerified={isVerified} />
            {!isReachable && (
              <Callout tone="warning">
                <p className="font-semibold">{t('privacy.mailStopped')}</p>
                <p>{t('privacy.mailStoppedText', { email })}</p>
              </Callout>
            )}
            <div className="flex flex-wrap gap-3">
              {!(isVerified && isReachable) && (
                <LinkButton look="primary" href={href(`${PATH}/verify-email`)}>
                  {t(isVerified ? 'privacy.mailConfirm' : 'security.verifyEmail')}
                </LinkButton>
              )}
              <LinkButton href={href(`${PATH}/email`)}>{t('security.changeEmail')}</LinkButton>
            </div>
          </section>
          <section className="settings-section" id="password-section">
            <h2>{t('auth.password')}</h2>
            <p>{t(hasPassword ? 'security.hasPassword' : 'security.noPassword')}</p>
            <LinkButton href={href(`${PATH}/password`)}>
              {t(hasPassword ? 'security.changePassword' : 'auth.setPasswordHeading')}
            </LinkButton>
          </section>
          <SettingsLinked view={linked} />
          <SettingsPrivacy
            view={privacy}
            blocked={blocked}
            isSaved={acted !== undefined && 'isSaved' in acted}
          />
          <PushOffer after="asked" />
          <div id="devices-section">
            <Devices devices={devices} />
          </div>
          <SettingsAccess view={access} />
          <SettingsData />
          <SettingsDeletion
            email={email}
            hasPassword={hasPassword}
            isCodeSent={acted !== undefined && 'isCodeSent' in acted}
            errors={errors}
          />
        </div>
      </div>
    </div>
  )
}
