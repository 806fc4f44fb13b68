import { resetPassword } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { NewPasswordFields } from '@hanap/shared/components/forms/new-password-fields'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
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
import { defaultRedirect } from '../redirects/redirect.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './change-password.tsx?texts'
import { EntryPage } from './entry-page.tsx'
import { clearResetCode, parseResetCode, storedResetCode, storeResetCode } from './reset-code.server.ts'
import { Suspended } from './suspended.tsx'
import { viaTerms } from './terms.server.ts'

/** The page stands for a secret: it is kept nowhere, and no other address learns where its reader was. */
const secretive = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

export const headers = () => secretive

export const handle: RouteHandle = { isLogIn: true }

/** An address with a code in it is left at once: the code goes on in a cookie. */
export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const { searchParams } = new URL(args.request.url)
  const resetCode = parseResetCode(searchParams)
  if (searchParams.has('otp') || searchParams.has('email'))
    throw redirect(resetCode ? `${prefix}/change-password` : `${prefix}/forgot-password`, {
      status: 303,
      headers: { ...secretive, ...(resetCode && { 'Set-Cookie': storeResetCode(page, resetCode) }) },
    })
  const code = storedResetCode(page, args.request)
  if (!code) {
    const instead = page.user ? '/account-settings/password' : '/forgot-password'
    throw redirect(prefix + instead, { status: 303, headers: secretive })
  }
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('security.changeHeading'), isIndexed: false }),
    email: code.email,
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const code = storedResetCode(page, args.request)
  if (!code) return redirect(`${prefix}/forgot-password`, 303)
  const { new_password = '' } = formTexts(await args.request.formData())
  const outcome = await page.call(resetPassword, { body: { ...code, new_password } })
  if (!outcome.ok) {
    const isSuspended = outcome.code === 'account_suspended'
    return data({ isSuspended, errors: firstErrors(outcome.errors) }, { status: outcome.status })
  }
  const { user } = outcome.data
  return redirect(viaTerms(user, defaultRedirect(prefix, user), prefix), {
    status: 303,
    headers: { 'Set-Cookie': clearResetCode(page) },
  })
}

export default function ChangePassword() {
  const { head, email } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const { isSuspended = false, errors = {} } = useActionData<typeof action>() ?? {}
  if (isSuspended)
    return (
      <>
        <PageHead head={head} />
        <Suspended />
      </>
    )
  return (
    <EntryPage heading={t('security.changeHeading')}>
      <PageHead head={head} />
      <p>{t('security.changeText', { email })}</p>
      <Form method="post" className="form" noValidate>
        <ErrorSummary
          errors={errors}
          labels={{ new_password: t('auth.newPassword'), otp: t('security.code') }}
        />
        {errors.otp && (
          <p id="otp">
            <LinkButton href={href('/forgot-password')}>{t('security.askNewCode')}</LinkButton>
          </p>
        )}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields error={errors.new_password} isBusy={isBusy} />
      </Form>
    </EntryPage>
  )
}
