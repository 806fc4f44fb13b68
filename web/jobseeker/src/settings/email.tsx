import { changeEmail, sendEmailCode } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { CodeForm } from '@hanap/shared/components/forms/code-form'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { PasswordField } from '@hanap/shared/components/forms/password-field'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { EmailField } from '@hanap/ui/field'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import type { RouteHandle } from '../root.tsx'
import texts from './email.tsx?texts'
import { openSettings } from './settings.server.ts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const { page, setting } = await openSettings(args, '/account-settings/email')
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('security.changeEmail'), isIndexed: false }),
    email: setting.email,
    hasPassword: setting.has_password,
    texts: textsFor(language, texts),
  }
}

type EmailStep = 'ask' | 'check' | 'done'

/** Sends a code to the new address, then takes it. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { intent, email = '', password = '', otp = '' } = formTexts(await args.request.formData())
  const isCheck = intent === 'check'
  const outcome = isCheck
    ? await page.call(changeEmail, { body: { email, otp } })
    : await page.call(sendEmailCode, { body: { email, password } })
  const errors: Record<string, string> = outcome.ok ? {} : firstErrors(outcome.errors)
  const next: EmailStep = isCheck ? 'done' : 'check'
  const step: EmailStep = outcome.ok ? next : isCheck ? 'check' : 'ask'
  return data({ step, email, errors }, { status: outcome.ok ? 200 : outcome.status })
}

export default function ChangeEmail() {
  const { head, email: current } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const { step = 'ask', email = '', errors = {} } = useActionData<typeof action>() ?? {}
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('security.changeEmail')}</h1>
      {step === 'done' && (
        <Callout tone="plain">
          <p role="status">{t('security.emailChanged')}</p>
        </Callout>
      )}
      <p>
        {step === 'check' ? (
          t('security.verifyText', { email })
        ) : (
          <bdi>{step === 'done' ? email : current}</bdi>
        )}
      </p>
      {step === 'ask' && <AskForm email={email} errors={errors} />}
      {step === 'check' && <CodeForm email={email} errors={errors} />}
      <p>
        <LinkButton href={href('/account-settings')}>{t('security.settingsHeading')}</LinkButton>
      </p>
    </div>
  )
}

function AskForm({ email, errors }: { email: string; errors: Record<string, string> }) {
  const { hasPassword } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="form" noValidate key="ask">
      <ErrorSummary
        errors={errors}
        labels={{ email: t('security.newEmail'), password: t('security.currentPassword') }}
      />
      <EmailField
        label={t('security.newEmail')}
        help={t('security.newEmailHelp')}
        autoComplete="email"
        defaultValue={email}
        error={errors.email}
      />
      {hasPassword && (
        <PasswordField
          name="password"
          label={t('security.currentPassword')}
          autoComplete="current-password"
          error={errors.password}
        />
      )}
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('security.sendCode')}
      </Button>
    </Form>
  )
}
