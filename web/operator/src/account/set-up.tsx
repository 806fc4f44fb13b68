import { readOperatorSetUp, setUpOperator } from '@hanap/contracts/operators/operators.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { PasswordField } from '@hanap/shared/components/forms/password-field'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { CodeField } from './code-field.tsx'
import { qrCodeOf } from './qr-code.server.ts'
import texts from './set-up.tsx?texts'

const tokenIn = ({ url }: Request) => new URL(url).searchParams.get('token') ?? ''
const GROUPS = /.{4}/g

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  const outcome = await page.call(readOperatorSetUp, { query: { token: tokenIn(args.request) } })
  const setUp = outcome.ok
    ? {
        email: outcome.data.email,
        secret: outcome.data.secret.match(GROUPS)?.join(' ') ?? outcome.data.secret,
        otpauthUrl: outcome.data.otpauth_url,
        qrCode: qrCodeOf(outcome.data.otpauth_url),
      }
    : null
  return data(
    {
      head: headOf(page, t('operator.title'), { title: t('operator.setUpHeading'), isIndexed: false }),
      setUp,
      texts: textsFor(language, texts),
    },
    { status: outcome.ok ? 200 : 410 },
  )
}

/** The address holds a secret. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { password = '', code = '' } = formTexts(await args.request.formData())
  const outcome = await page.call(setUpOperator, {
    body: { token: tokenIn(args.request), password, code },
  })
  if (outcome.ok) return redirect(factsOf(page).prefix || '/', 303)
  const errors = firstErrors(outcome.errors)
  return data(
    { errors: Object.keys(errors).length > 0 ? errors : { error: outcome.message } },
    { status: outcome.status },
  )
}

/** Where the command line's link leads: a password, and the secret for an authenticator. */
export default function SetUp() {
  const { head, setUp } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.errors ?? {}
  const { t } = usePage()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('operator.setUpHeading')}</h1>
      {setUp === null ? (
        <Callout tone="warning">
          <p>{t('operator.setUpOver')}</p>
        </Callout>
      ) : (
        <Form method="post" className="form" noValidate data-reload>
          <ErrorSummary errors={errors} labels={{ password: t('auth.password'), code: t('operator.code') }} />
          <p>
            <bdi>{setUp.email}</bdi>
          </p>
          <p>{t('operator.setUpSecret')}</p>
          <svg
            className="qr-code"
            viewBox={`0 0 ${setUp.qrCode.size} ${setUp.qrCode.size}`}
            role="img"
            aria-label={t('operator.setUpQrCode')}
            shapeRendering="crispEdges"
          >
            <path d={setUp.qrCode.path} />
          </svg>
          <p className="secret-text" dir="ltr">
            {setUp.secret}
          </p>
          <p>
            <a href={setUp.otpauthUrl}>{t('operator.openAuthenticator')}</a>
          </p>
          <input type="hidden" name="username" autoComplete="username" value={setUp.email} />
          <PasswordField
            name="password"
            label={t('auth.password')}
            help={t('operator.passwordHelp')}
            autoComplete="new-password"
            error={errors.password}
          />
          <CodeField error={errors.code} />
          <Button type="submit" look="primary">
            {t('operator.goOn')}
          </Button>
        </Form>
      )}
    </div>
  )
}
