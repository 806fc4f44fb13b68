import { sendResetCode, verifyResetCode } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, textsOf } from '@hanap/shared/calls/form-values'
import { CodeForm } from '@hanap/shared/components/code-form'
import { ErrorSummary } from '@hanap/shared/components/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { EmailField } from '@hanap/ui/field'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { keepChangeCode } from './change-code.server.ts'
import texts from './forgot-password.tsx?texts'

export function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('security.forgotHeading'), isIndexed: false }),
    hasCode: new URL(args.request.url).searchParams.has('code'),
    texts: textsFor(language, texts),
  }
}

/** Sends a code, or checks the one that was typed and goes on to the new password. */
export async function action(args: ActionFunctionArgs) {
  const page = pageOf(args)
  const { intent, email = '', otp = '' } = textsOf(await args.request.formData())
  const isCheck = intent === 'check'
  const outcome = isCheck
    ? await page.call(verifyResetCode, { body: { email, otp } })
    : await page.call(sendResetCode, { body: { email } })
  if (!outcome.ok) {
    const errors = firstErrors(outcome.errors)
    return data({ isSent: isCheck || intent === 'again', email, errors }, { status: outcome.status })
  }
  if (!isCheck) return data({ isSent: true, email, errors: {} as Record<string, string> })
  return redirect(`${factsOf(page).prefix}/change-password`, {
    status: 303,
    headers: { 'Set-Cookie': keepChangeCode(page, { email, otp }) },
  })
}

export default function ForgotPassword() {
  const { head, hasCode } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { isSent = false, email = '', errors = {} } = useActionData<typeof action>() ?? {}
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('security.forgotHeading')}</h1>
      {hasCode ? (
        <CodeForm email={email} asksEmail errors={errors} />
      ) : isSent ? (
        <CheckForm email={email} errors={errors} />
      ) : (
        <SendForm email={email} errors={errors} />
      )}
    </div>
  )
}

interface FormProps {
  email: string
  errors: Record<string, string>
}

function SendForm({ email, errors }: FormProps) {
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
        <a href={href('/forgot-password?code')} data-reload>
          {t('security.haveCode')}
        </a>
      </p>
    </Form>
  )
}

function CheckForm({ email, errors }: FormProps) {
  const { t, href } = usePage()
  return (
    <>
      <p role="status">{t('security.codeSent', { email, minutes: 10 })}</p>
      <CodeForm email={email} errors={errors} />
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="again" />
        <input type="hidden" name="email" value={email} />
        <Button type="submit">{t('security.sendAgain')}</Button>
        <a className="btn btn-quiet" href={href('/forgot-password')} data-reload>
          {t('security.otherEmail')}
        </a>
      </Form>
    </>
  )
}
