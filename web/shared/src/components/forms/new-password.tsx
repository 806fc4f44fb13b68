import { Button } from '@hanap/ui/button'
import { usePage } from '../page.tsx'
import { PasswordField } from './password-field.tsx'

interface NewPasswordProps {
  error: string | undefined
  isBusy?: boolean
}

/** The end of every form that sets a password: the field `new_password`, and its button. */
export function NewPassword({ error, isBusy }: NewPasswordProps) {
  const { t } = usePage()
  return (
    <>
      <PasswordField
        name="new_password"
        label={t('auth.newPassword')}
        help={t('auth.passwordHelp', { min: 8 })}
        autoComplete="new-password"
        error={error}
      />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('auth.setPasswordSubmit')}
      </Button>
    </>
  )
}
