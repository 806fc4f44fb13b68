import { sendResetCode, verifyResetCode } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { CodeForm } from '@hanap/shared/components/forms/code-form'
import { SendResetCode, SendResetCodeAgain } from '@hanap/shared/components/forms/reset-code-forms'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { RouteHandle } from '../root.tsx'
import { EntryPage } from './entry-page.tsx'
import texts from './forgot-password.tsx?texts'
import { storeResetCode } from './reset-code.server.ts'

const PATH = '/forgot-password'

export const handle: RouteHandle = { isLogIn: true }

export const loader = (args: LoaderFunctionArgs) => {
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
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { intent, email = '', otp = '' } = formTexts(await args.request.formData())
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
    headers: { 'Set-Cookie': storeResetCode(page, { email, otp }) },
  })
}

export default function ForgotPassword() {
  const { head, hasCode } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const { isSent = false, email = '', errors = {} } = useActionData<typeof action>() ?? {}
  return (
    <EntryPage
      heading={t('security.forgotHeading')}
      back={<BackLink href={href('/get-started')}>{t('common.logIn')}</BackLink>}
    >
      <PageHead head={head} />
      {hasCode ? (
        <CodeForm email={email} asksEmail errors={errors} />
      ) : isSent ? (
        <CheckForm email={email} errors={errors} />
      ) : (
        <SendResetCode email={email} errors={errors} path={PATH} />
      )}
    </EntryPage>
  )
}

interface ForgotPasswordFormProps {
  email: string
  errors: Record<string, string>
}

function CheckForm({ email, errors }: ForgotPasswordFormProps) {
  const { t } = usePage()
  return (
    <>
      <p role="status">{t('security.codeSent', { email, minutes: 10 })}</p>
      <CodeForm email={email} errors={errors} />
      <SendResetCodeAgain email={email} path={PATH} />
    </>
  )
}
