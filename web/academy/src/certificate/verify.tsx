import { verifyCredential } from '@hanap/contracts/academy/academy.calls'
import { MAX_CREDENTIAL_CHARACTERS } from '@hanap/contracts/academy/course-parts'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { companionHead } from '@hanap/shared/companion/companion-head.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { Button } from '@hanap/ui/button'
import { FileField } from '@hanap/ui/file-field'
import { ShieldIcon } from '@hanap/ui/icon'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PageError } from '../look/page-error.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { certificateView } from './certificate-view.server.ts'
import texts from './verify.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: companionHead(page, {
      title: t('academy.verify'),
      description: t('academy.verifyText'),
      path: '/verify',
    }),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const file = (await args.request.formData()).get('file')
  const isFile = file !== null && typeof file !== 'string' && file.size <= MAX_CREDENTIAL_CHARACTERS
  const credential = isFile ? await file.text() : ''
  const outcome = await page.call(verifyCredential, { body: { credential } })
  if (!outcome.ok) return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  const { state, certificate } = outcome.data
  return { result: { state, certificate: certificate && certificateView(page, certificate) } }
}

export default function VerifyPage() {
  const { head } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const answer = useActionData<typeof action>()
  const result = answer && 'result' in answer ? answer.result : undefined
  const stateTexts = {
    valid: t('academy.valid'),
    revoked: t('academy.revoked'),
    forged: t('academy.forged'),
    unreadable: t('academy.unreadable'),
  }
  return (
    <div className="academy-page verify-page">
      <PageHead head={head} />
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('academy.verify')}</h1>
        <p className="text-muted">{t('academy.verifyText')}</p>
      </div>
      <PageError errors={answer && 'errors' in answer ? answer.errors : undefined} />
      {result && (
        <>
          <Callout tone={result.state === 'valid' ? 'positive' : 'danger'}>
            <p role="status">{stateTexts[result.state]}</p>
          </Callout>
          {result.certificate && <CertificateCard certificate={result.certificate} />}
        </>
      )}
      <Form method="post" encType="multipart/form-data" className="card verify-form quiet-until-ready">
        <FileField
          name="file"
          label={t('academy.verifyFile')}
          help={t('academy.verifyFileHelp')}
          choose={t('common.chooseFile')}
          none={t('common.noFile')}
          accept=".jwt,text/plain"
          required
        />
        <Button type="submit" look="primary">
          {t('academy.verifyAct')}
        </Button>
      </Form>
      <p className="verify-note">
        <ShieldIcon />
        <span>{t('academy.verifyHelp')}</span>
      </p>
    </div>
  )
}
