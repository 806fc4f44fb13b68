import { readOperator, sendOperatorCode } from '@hanap/contracts/operators/operators.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrLogIn, nextPage, throughGate } from './answer-or-log-in.server.ts'
import texts from './code.tsx?texts'
import { CodeField } from './code-field.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  answerOrLogIn(page, await page.call(readOperator, {}), args.request)
  const t = translator(language)
  return {
    head: headOf(page, t('operator.title'), { title: t('operator.codeHeading'), isIndexed: false }),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { code = '' } = formTexts(await args.request.formData())
  const outcome = throughGate(page, await page.call(sendOperatorCode, { body: { code } }), args.request)
  if (outcome.ok) return redirect(nextPage(page, args.request), 303)
  const errors = firstErrors(outcome.errors)
  return data(
    { errors: Object.keys(errors).length > 0 ? errors : { error: outcome.message } },
    { status: outcome.status },
  )
}

/** Asked of who did nothing for half an hour. */
export default function Code() {
  const { head } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.errors ?? {}
  const { t } = usePage()
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('operator.codeHeading')}</h1>
      <p>{t('operator.codeText')}</p>
      <Form method="post" className="form" noValidate data-reload>
        <ErrorSummary errors={errors} labels={{ code: t('operator.code') }} />
        <CodeField error={errors.code} />
        <Button type="submit" look="primary">
          {t('operator.goOn')}
        </Button>
      </Form>
    </div>
  )
}
