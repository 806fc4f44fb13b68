import { logInOperator } from '@hanap/contracts/operators/operators.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { DemoHint } from '@hanap/shared/components/forms/demo-hint'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { PasswordField } from '@hanap/shared/components/forms/password-field'
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
} from 'react-router'
import { nextPage } from './answer-or-log-in.server.ts'
import { CodeField } from './code-field.tsx'
import texts from './log-in.tsx?texts'

export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('operator.title'), { title: t('operator.logInHeading'), isIndexed: false }),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { email = '', password = '', code = '' } = formTexts(await args.request.formData())
  const outcome = await page.call(logInOperator, { body: { email, password, code } })
  if (outcome.ok) return redirect(nextPage(page, args.request), 303)
  const errors = firstErrors(outcome.errors)
  // What was wrong is not told apart: whoever guesses learns nothing.
  const isWrong = outcome.code === 'invalid_credential' || outcome.code === 'invalid_fields'
  const text = isWrong ? translator(factsOf(page).language)('operator.logInWrong') : outcome.message
  return data({ errors: { ...errors, error: text }, email }, { status: outcome.status })
}

export default function LogIn() {
  const { head } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { t } = usePage()
  const errors: Record<string, string> = result?.errors ?? {}
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('operator.logInHeading')}</h1>
      <Form method="post" className="form" noValidate data-reload>
        <ErrorSummary
          errors={errors}
          labels={{ email: t('auth.email'), password: t('auth.password'), code: t('operator.code') }}
        />
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
        <CodeField error={errors.code} />
        <Button type="submit" look="primary">
          {t('auth.logInSubmit')}
        </Button>
        <p className="field-help">{t('operator.logInHelp')}</p>
        <DemoHint />
      </Form>
    </div>
  )
}
