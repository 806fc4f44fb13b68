import { resetPassword, sendResetCode } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { NewPasswordFields } from '@hanap/shared/components/forms/new-password-fields'
import { SendResetCode, SendResetCodeAgain } from '@hanap/shared/components/forms/reset-code-forms'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { EmailField, TextField } from '@hanap/ui/field'
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
import texts from './reset-password.tsx?texts'

export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('security.forgotHeading'), isIndexed: false }),
    hasCode: new URL(args.request.url).searchParams.has('code'),
    texts: textsFor(language, texts),
  }
}

const PATH = '/reset-password'
const KIND = { account_kind: 'recruiter' } as const

/** Sends a code, or sets the new password with the one that was typed. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { intent, email = '', otp = '', new_password = '' } = formTexts(await args.request.formData())
  const isSetting = intent === 'set'
  const outcome = isSetting
    ? await page.call(resetPassword, { body: { ...KIND, email, otp, new_password } })
    : await page.call(sendResetCode, { body: { ...KIND, email } })
  if (outcome.ok && isSetting) return redirect(factsOf(page).prefix || '/', 303)
  const isSent = outcome.ok || isSetting || intent === 'again'
  const errors = outcome.ok ? {} : firstErrors(outcome.errors)
  return data({ isSent, email, otp, errors }, { status: outcome.ok ? 200 : outcome.status })
}

export default function ResetPassword() {
  const { head, hasCode } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { email, errors } = useResult()
  const isSent = useActionData<typeof action>()?.isSent ?? false
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('security.forgotHeading')}</h1>
      {isSent || hasCode ? <SetForm /> : <SendResetCode email={email} errors={errors} path={PATH} />}
    </div>
  )
}

const useResult = () => {
  const { email = '', otp = '', errors = {} } = useActionData<typeof action>() ?? {}
  return {
    email,
    otp,
    errors: errors as Record<string, string>,
    isBusy: useNavigation().state === 'submitting',
  }
}

function SetForm() {
  const { hasCode } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { email, otp, errors, isBusy } = useResult()
  return (
    <>
      {!hasCode && <p role="status">{t('security.codeSent', { email, minutes: 10 })}</p>}
      <Form method="post" className="form" noValidate key="set">
        <ErrorSummary
          errors={errors}
          labels={{
            email: t('auth.email'),
            otp: t('security.code'),
            new_password: t('auth.newPassword'),
          }}
        />
        <input type="hidden" name="intent" value="set" />
        {hasCode ? (
          <EmailField
            label={t('auth.email')}
            autoComplete="username"
            defaultValue={email}
            error={errors.email}
          />
        ) : (
          <input type="hidden" name="email" autoComplete="username" value={email} />
        )}
        <TextField
          name="otp"
          label={t('security.code')}
          help={t('security.codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          defaultValue={otp}
          error={errors.otp}
          required
        />
        <NewPasswordFields error={errors.new_password} isBusy={isBusy} />
      </Form>
      {!hasCode && <SendResetCodeAgain email={email} path={PATH} />}
    </>
  )
}
