import { changeEmail, sendEmailCode } from '@hanap/contracts/auth/auth.calls'
import { joinCompany } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { CodeForm } from '@hanap/shared/components/forms/code-form'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { PasswordField } from '@hanap/shared/components/forms/password-field'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { EmailField } from '@hanap/ui/field'
import { Callout, Disclosure } from '@hanap/ui/surface'
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
import { ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './email.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const { user } = await ownMembership(page)
  const t = translator(language)
  const title = t(user.is_email_verify ? 'security.changeEmail' : 'security.verifyEmail')
  return {
    head: headOf(page, t('employer.title'), { title, isIndexed: false }),
    title,
    own: user.email,
    isVerified: user.is_email_verify,
    isSent: new URL(args.request.url).searchParams.has('sent'),
    texts: textsFor(language, texts),
  }
}

/**
 * Sends a code to the account's own address or another one, or checks the one that was typed; then the way goes on to
 * the company that was named at registration.
 */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const { intent, email = '', otp = '', password } = formTexts(await args.request.formData())
  const isCheck = intent === 'check'
  const outcome = isCheck
    ? await page.call(changeEmail, { body: { email, otp } })
    : await page.call(sendEmailCode, { body: { email, ...(password !== undefined && { password }) } })
  if (!outcome.ok) {
    const errors = firstErrors(outcome.errors)
    return data({ isSent: isCheck, intent, email, errors }, { status: outcome.status })
  }
  if (!isCheck) return data({ isSent: true, intent, email, errors: {} as Record<string, string> })
  const { company } = await ownMembership(page)
  if (company) return redirect(`${prefix}/account`, 303)
  await page.call(joinCompany, { body: {} })
  return redirect(prefix || '/', 303)
}

export default function Email() {
  const { head, title, own, isVerified, isSent } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const acted = useActionData<typeof action>()
  const target = acted?.email || own
  const isWaiting = acted?.isSent ?? isSent
  const isChanging = acted?.intent === 'change'
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl wrap-anywhere">
        {isVerified ? title : t('security.verifyAddress', { email: target })}
      </h1>
      {isWaiting ? (
        <p role="status">{t('security.verifyText', { email: target })}</p>
      ) : (
        <p>
          <bdi>{own}</bdi>
        </p>
      )}
      {isWaiting && <CodeForm email={target} errors={acted?.errors ?? {}} />}
      {!isVerified && (
        <Callout tone="warning">
          <p>{t('employer.confirmText')}</p>
        </Callout>
      )}
      {!isVerified && <SendForm isAgain={isWaiting} errors={isChanging || isWaiting ? {} : acted?.errors} />}
      {isVerified && !isWaiting && <ChangeForm errors={acted?.errors} />}
      {!isVerified && !(isChanging && isWaiting) && (
        <Disclosure summary={t('security.changeEmail')} isOpen={isChanging}>
          <ChangeForm errors={isChanging ? acted?.errors : undefined} />
        </Disclosure>
      )}
    </div>
  )
}

interface EmailFormProps {
  errors: Record<string, string> | undefined
}

function SendForm({ isAgain, errors = {} }: EmailFormProps & { isAgain: boolean }) {
  const { own } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <Form method="post" className="form" key="send">
      <ErrorSummary errors={errors} labels={{ email: t('auth.email') }} />
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="email" value={own} />
      <Button type="submit" look={isAgain ? 'line' : 'primary'}>
        {t(isAgain ? 'security.sendAgain' : 'security.sendCode')}
      </Button>
    </Form>
  )
}

/** For who mistyped the address, or has another one now. */
function ChangeForm({ errors = {} }: EmailFormProps) {
  const { isVerified } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const typed = useActionData<typeof action>()
  return (
    <Form method="post" className="form" noValidate key="change">
      <ErrorSummary
        errors={errors}
        labels={{ email: t('security.newEmail'), password: t('security.currentPassword') }}
      />
      <input type="hidden" name="intent" value="change" />
      <EmailField
        label={t('security.newEmail')}
        help={t('security.newEmailHelp')}
        autoComplete="email"
        defaultValue={typed?.intent === 'change' ? typed.email : ''}
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={t('security.currentPassword')}
        autoComplete="current-password"
        error={errors.password}
      />
      <Button type="submit" look={isVerified ? 'primary' : 'line'} isBusy={isBusy}>
        {t('security.sendCode')}
      </Button>
    </Form>
  )
}
