import { PasswordField } from '@hanap/shared/components/forms/password-field'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'

interface SettingsDeletionProps {
  email: string
  hasPassword: boolean
  isCodeSent: boolean
  errors: Record<string, string>
}

/** The end of the account: with the password, or a mailed code where there is none. */
export function SettingsDeletion({ email, hasPassword, isCodeSent, errors }: SettingsDeletionProps) {
  const { t } = usePage()
  const isCodeAsked = !hasPassword && !isCodeSent
  // Logged out, the whole document is another.
  const form = (
    <form method="post" className="form" noValidate data-reload>
      {hasPassword && (
        <PasswordField
          name="delete_password"
          label={t('security.currentPassword')}
          autoComplete="current-password"
          error={errors.delete_password}
        />
      )}
      {!hasPassword && isCodeSent && (
        <TextField
          name="otp"
          label={t('security.code')}
          help={t('security.codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={errors.otp}
          required
        />
      )}
      <Button
        type="submit"
        look={isCodeAsked ? 'line' : 'danger'}
        name="intent"
        value={isCodeAsked ? 'delete-code' : 'delete'}
      >
        {t(isCodeAsked ? 'security.sendCode' : 'privacy.deleteButton')}
      </Button>
    </form>
  )
  return (
    <section className="settings-section" id="deletion-section">
      <h2>{t('privacy.deleteHeading')}</h2>
      <p>{t('privacy.deleteText')}</p>
      {!hasPassword && (
        <p>{isCodeSent ? t('security.verifyText', { email }) : t('privacy.deleteCodeText', { email })}</p>
      )}
      {hasPassword ? (
        <details className="settings-step" open={Boolean(errors.delete_password)}>
          <summary className="btn btn-danger-line">{t('privacy.deleteHeading')}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  )
}
