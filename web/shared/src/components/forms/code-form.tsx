import { Button } from '@hanap/ui/button'
import { EmailField, TextField } from '@hanap/ui/field'
import { Form, useNavigation } from 'react-router'
import { usePage } from '../page.tsx'
import { ErrorSummary } from './error-summary.tsx'

interface CodeFormProps {
  /** Where the code was sent. */
  email: string
  /** Whether the address is typed beside it: the code was asked for elsewhere. */
  asksEmail?: boolean
  errors: Record<string, string>
}

/** Takes the six digits that were mailed; sends `intent=check`, `email` and `otp`. */
export function CodeForm({ email, asksEmail = false, errors }: CodeFormProps) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="form" noValidate key="check">
      <ErrorSummary errors={errors} labels={{ email: t('auth.email'), otp: t('security.code') }} />
      <input type="hidden" name="intent" value="check" />
      {asksEmail ? (
        <EmailField
          label={t('auth.email')}
          autoComplete="username"
          defaultValue={email}
          error={errors.email}
        />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <TextField
        name="otp"
        label={t('security.code')}
        help={t('security.codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        // The page is about this one field; after a refusal the errors are read first.
        {...(!asksEmail && Object.keys(errors).length === 0 && { autoFocus: true })}
        error={errors.otp}
        required
      />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('security.checkCode')}
      </Button>
    </Form>
  )
}
