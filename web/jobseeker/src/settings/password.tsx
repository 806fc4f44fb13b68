import { translator } from '@hanap/i18n/catalogues'
import { savePassword } from '@hanap/shared/calls/save-password'
import { ChangePassword } from '@hanap/shared/components/forms/change-password'
import { factsOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { RouteHandle } from '../root.tsx'
import texts from './password.tsx?texts'
import { openSettings } from './settings.server.ts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const { page, setting } = await openSettings(args, '/account-settings/password')
  const { language } = factsOf(page)
  const t = translator(language)
  const title = t(setting.has_password ? 'security.changePassword' : 'auth.setPasswordHeading')
  return {
    head: headOf(page, t('common.brand'), { title, isIndexed: false }),
    title,
    email: setting.email,
    hasPassword: setting.has_password,
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => savePassword(args)

export default function SettingsPassword() {
  const { head, title, email, hasPassword } = useLoaderData<typeof loader>()
  return (
    <ChangePassword
      head={head}
      title={title}
      email={email}
      hasPassword={hasPassword}
      back="/account-settings"
    />
  )
}
