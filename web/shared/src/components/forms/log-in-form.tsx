import { Button } from '@hanap/ui/button'
import { EmailField } from '@hanap/ui/field'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { usePage } from '../page.tsx'
import { RichText } from '../rich-text.tsx'
import { DemoHint } from './demo-hint.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PasswordField } from './password-field.tsx'

interface LogInFormProps {
  email: string | undefined
  errors: Readonly<Record<string, string>>
  /** Where a new password is set. */
  forgotHref: string
  signUpHref: string
  /** Hidden fields of the page's own. */
  children?: ReactNode
}

/** Log-in with address and password, as every site has it. */
export function LogInForm({ email, errors, forgotHref, signUpHref, children }: LogInFormProps) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary errors={errors} labels={{ email: t('auth.email'), password: t('auth.password') }} />
      {children}
      <EmailField label={t('auth.email')} autoComplete="username" defaultValue={email} error={errors.email} />
      <PasswordField
        name="password"
        label={t('auth.password')}
        autoComplete="current-password"
        error={errors.password}
      />
      <Button type="submit" look="primary" isBusy={isBusy} className="w-full">
        {t('auth.logInSubmit')}
      </Button>
      <p className="text-center">
        <a className="lone" href={forgotHref}>
          {t('security.forgotLink')}
        </a>
      </p>
      <p className="border-t border-line pt-5 text-center">
        <RichText parts={t.parts('auth.noAccount')} links={{ signup: signUpHref }} />
      </p>
      <div className="text-center empty:hidden">
        <DemoHint />
      </div>
    </Form>
  )
}
