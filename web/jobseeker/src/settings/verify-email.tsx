import { generateEmailCode, verifyEmail } from '@hanap/contracts/data/data.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { CodeForm } from '@hanap/shared/components/forms/code-form'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { RouteHandle } from '../root.tsx'
import { openSettings } from './settings.server.ts'
import texts from './verify-email.tsx?texts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const { page, setting } = await openSettings(args, '/account-settings/verify-email')
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('security.verifyEmail'), isIndexed: false }),
    email: setting.email,
    isVerified: setting.is_email_verify && setting.is_email_reachable,
    texts: textsFor(language, texts),
  }
}

/** Sends a code to the account's own address, or checks the one that was typed. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { intent, otp = '' } = formTexts(await args.request.formData())
  const isCheck = intent === 'check'
  const outcome = isCheck
    ? await page.call(verifyEmail, { query: { code: otp } })
    : await page.call(generateEmailCode, {})
  if (outcome.ok) return data({ isSent: true, errors: {} as Record<string, string> })
  const { code, ...errors } = firstErrors(outcome.errors)
  return data(
    { isSent: isCheck, errors: code === undefined ? errors : { ...errors, otp: code } },
    { status: outcome.status },
  )
}

export default function VerifyEmail() {
  const { head, email, isVerified } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const { isSent = false, errors = {} } = useActionData<typeof action>() ?? {}
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('security.verifyEmail')}</h1>
      {isVerified ? (
        <Callout tone="plain">
          <p role="status">{t('security.verifyDone')}</p>
        </Callout>
      ) : (
        <>
          <p>{isSent ? t('security.verifyText', { email }) : <bdi>{email}</bdi>}</p>
          {isSent ? <CodeForm email={email} errors={errors} /> : <ErrorSummary errors={errors} labels={{}} />}
          <Form method="post">
            <Button type="submit" look={isSent ? 'line' : 'primary'}>
              {t(isSent ? 'security.sendAgain' : 'security.sendCode')}
            </Button>
          </Form>
        </>
      )}
      <p>
        <LinkButton href={href('/account-settings')}>{t('security.settingsHeading')}</LinkButton>
      </p>
    </div>
  )
}
