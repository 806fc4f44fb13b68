import { LinkButton } from '@hanap/ui/button'
import { Notice } from '@hanap/ui/surface'
import { Form, useActionData, useNavigation } from 'react-router'
import type { savePassword } from '../../calls/save-password.ts'
import type { Head } from '../../page/head.ts'
import { usePage } from '../page.tsx'
import { PageHead } from '../page-head.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { NewPassword } from './new-password.tsx'
import { PasswordField } from './password-field.tsx'

interface ChangePasswordProps {
  head: Head
  title: string
  email: string
  /** Who has none yet is not asked for it. */
  hasPassword: boolean
  /** The settings' path. */
  back: string
}

/** The page where somebody who is logged in changes the password; `savePassword` is its action. */
export function ChangePassword({ head, title, email, hasPassword, back }: ChangePasswordProps) {
  const { t, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const { isDone = false, errors = {} } = useActionData<typeof savePassword>() ?? {}
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
        <LinkButton href={href(back)}>{t('security.settingsHeading')}</LinkButton>
      </p>
    </div>
  )
}
