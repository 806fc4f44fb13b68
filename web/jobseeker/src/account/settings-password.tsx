import { changePassword } from '@hanap/contracts/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { ErrorSummary } from '@hanap/shared/components/error-summary'
import { NewPassword } from '@hanap/shared/components/new-password'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { PasswordField } from '@hanap/shared/components/password-field'
import { firstErrors, textsOf } from '@hanap/shared/form-values'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page-facts'
import { headOf } from '@hanap/shared/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Notice } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { openSettings } from './settings.server.ts'
import texts from './settings-password.tsx?texts'

export async function loader(args: LoaderFunctionArgs) {
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

export async function action(args: ActionFunctionArgs) {
  const page = pageOf(args)
  const { password = '', new_password = '' } = textsOf(await args.request.formData())
  const outcome = await page.call(changePassword, { body: { password, new_password } })
  if (outcome.ok) return data({ isDone: true, errors: {} as Record<string, string> })
  return data({ isDone: false, errors: firstErrors(outcome.errors) }, { status: outcome.status })
}

export default function SettingsPassword() {
  const { head, title, email, hasPassword } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const { isDone = false, errors = {} } = useActionData<typeof action>() ?? {}
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{title}</h1>
      {isDone ? (
        <Notice tone="plain">
          <p role="status">{t('security.passwordChanged')}</p>
        </Notice>
      ) : (
        <Form method="post" className="form" noValidate>
          <p>{t('security.changeOwnText')}</p>
          <ErrorSummary
            errors={errors}
            labels={{ password: t('security.currentPassword'), new_password: t('auth.newPassword') }}
          />
          <input type="hidden" name="username" autoComplete="username" value={email} />
          {hasPassword && (
            <PasswordField
              name="password"
              label={t('security.currentPassword')}
              autoComplete="current-password"
              error={errors.password}
            />
          )}
          <NewPassword error={errors.new_password} isBusy={isBusy} />
        </Form>
      )}
      <p>
        <LinkButton href={href('/account-settings')}>{t('security.settingsHeading')}</LinkButton>
      </p>
    </div>
  )
}
