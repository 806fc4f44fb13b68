import { Button } from '@hanap/ui/button'
import { EmailField } from '@hanap/ui/field'
import { Form, useNavigation } from 'react-router'
import { usePage } from '../page.tsx'
import { ErrorSummary } from './error-summary.tsx'

interface SendResetCodeProps {
  email: string
  errors: Readonly<Record<string, string>>
  /** Path of the page that both forms are on. */
  path: string
}

/** Asks for the address that a code for a new password goes to. */
export function SendResetCode({ email, errors, path }: SendResetCodeProps) {
  const { t, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="form" noValidate key="send">
      <p>{t('security.forgotText')}</p>
      <ErrorSummary errors={errors} labels={{ email: t('auth.email') }} />
      <EmailField label={t('auth.email')} autoComplete="username" defaultValue={email} error={errors.email} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('security.sendCode')}
      </Button>
      <p>
        <a className="lone" href={href(`${path}?code`)} data-reload>
          {t('security.haveCode')}
        </a>
      </p>
    </Form>
  )
}

/** Below the field for the code: sends another, or begins with another address. */
export function SendResetCodeAgain({ email, path }: Omit<SendResetCodeProps, 'errors'>) {
  const { t, href } = usePage()
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="again" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit">{t('security.sendAgain')}</Button>
      <a className="btn btn-quiet" href={href(path)} data-reload>
        {t('security.otherEmail')}
      </a>
    </Form>
  )
}
