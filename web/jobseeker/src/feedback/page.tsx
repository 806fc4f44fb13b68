import { translator } from '@hanap/i18n/catalogues'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { TextArea, TextField } from '@hanap/ui/field'
import { FileField } from '@hanap/ui/file-field'
import { EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { categories } from './categories.ts'
import texts from './page.tsx?texts'
import { sendFeedbackForm } from './send-feedback.server.ts'

export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('feedback.title'), isIndexed: false }),
    isPerson: page.user !== null,
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const result = await sendFeedbackForm(pageOf(args), await args.request.formData())
  return data(result, { status: result.status })
}

/** Where anybody says something to the operator; who is signed in may add pictures. */
export default function FeedbackPage() {
  const { head, isPerson } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const { isDone = false, errors = {}, values = {} } = useActionData<typeof action>() ?? {}
  const labels = {
    problem: t('feedback.problem'),
    idea: t('feedback.idea'),
    job: t('feedback.job'),
    account: t('feedback.account'),
    other: t('feedback.other'),
  }
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('feedback.title')}</h1>
      {isDone ? (
        <div role="status">
          <EmptyState title={t('feedback.thanks')} drawing="success">
            <LinkButton href={href('/feedback')}>{t('feedback.another')}</LinkButton>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="text-muted">{t('feedback.lead')}</p>
          <Form method="post" encType="multipart/form-data" className="form" noValidate>
            <ErrorSummary
              errors={errors}
              labels={{
                content: t('feedback.content'),
                contact: t('feedback.contact'),
                files: t('feedback.files'),
              }}
            />
            <CheckGroup
              legend={t('feedback.category')}
              name="category"
              type="radio"
              options={categories.map(value => ({
                value,
                label: labels[value],
                isChosen: value === (values.category || categories[0]),
              }))}
            />
            <TextArea
              name="content"
              label={t('feedback.content')}
              rows={6}
              maxLength={5000}
              dir="auto"
              required
              defaultValue={values.content}
              error={errors.content}
            />
            <TextField
              name="contact"
              label={t('feedback.contact')}
              optional={t('common.optional')}
              help={t('feedback.contactHelp')}
              autoComplete="email"
              maxLength={254}
              dir="auto"
              defaultValue={values.contact}
              error={errors.contact}
            />
            {isPerson && (
              <FileField
                name="files"
                choose={t('common.chooseFile')}
                none={t('common.noFile')}
                multiple
                accept=".png,.jpg,.jpeg,.webp,.pdf"
                label={t('feedback.files')}
                optional={t('common.optional')}
                help={t('feedback.filesHelp')}
                error={errors.files}
              />
            )}
            <Button type="submit" look="primary">
              {t('feedback.send')}
            </Button>
          </Form>
        </>
      )}
    </div>
  )
}
