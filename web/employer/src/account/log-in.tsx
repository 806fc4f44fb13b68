import { loginRecruiter } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, textsOf } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { PasswordField } from '@hanap/shared/components/password-field'
import { RichText } from '@hanap/shared/components/rich-text'
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
import texts from './log-in.tsx?texts'

export function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('employer.logInHeading'), isIndexed: false }),
    texts: textsFor(language, texts),
  }
}

export async function action(args: ActionFunctionArgs) {
  const page = pageOf(args)
  const { email = '', password = '' } = textsOf(await args.request.formData())
  const outcome = await page.call(loginRecruiter, { body: { email, password } })
  const { prefix } = factsOf(page)
  const invitation = new URL(args.request.url).searchParams.get('invitation')
  const onward = invitation ? `${prefix}/sign-up?${new URLSearchParams({ invitation })}` : prefix || '/'
  if (outcome.ok) return redirect(onward, 303)
  return data({ errors: firstErrors(outcome.errors), email }, { status: outcome.status })
}

export default function LogIn() {
  const { head } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  const { t, href } = usePage()
  const errors: Record<string, string> = result?.errors ?? {}
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('employer.logInHeading')}</h1>
      <Form method="post" className="form" noValidate>
        <ErrorSummary errors={errors} labels={{ email: t('auth.email'), password: t('auth.password') }} />
        <EmailField
          label={t('auth.email')}
          autoComplete="username"
          defaultValue={result?.email}
          error={errors.email}
        />
        <PasswordField
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
          error={errors.password}
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('auth.logInSubmit')}
        </Button>
        <p>
          <a href={href('/reset-password')}>{t('security.forgotLink')}</a>
        </p>
        <p>
          <RichText parts={t.parts('auth.noAccount')} links={{ signup: href('/sign-up') }} />
        </p>
      </Form>
    </div>
  )
}
