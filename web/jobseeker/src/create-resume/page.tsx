import { exportJsonResume } from '@hanap/contracts/jobseekers/generated-resumes.calls'
import { translator } from '@hanap/i18n/catalogues'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { SentenceSpace } from '@hanap/shared/components/sentence-space'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { RESUMES_PATH } from '../resumes/resume-view.ts'
import type { RouteHandle } from '../root.tsx'
import { createResumeAction } from './create-resume-action.server.ts'
import { CREATE_RESUME_PATH, IMPORT, type ImportPreview } from './create-resume-view.ts'
import { DesignForm } from './design-form.tsx'
import { ImportForm } from './import-form.tsx'
import { loadCreateResume } from './load-create-resume.server.ts'
import texts from './page.tsx?texts'
import { SaveResumeForm } from './save-resume-form.tsx'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, prefix + CREATE_RESUME_PATH))
  const { part } = args.params
  if (part !== undefined && part !== IMPORT) throw notFound()
  const t = translator(language)
  const title = t(part === IMPORT ? 'making.importHeading' : 'making.heading')
  return {
    head: headOf(page, t('common.brand'), { title, isIndexed: false }),
    making: part === undefined ? await loadCreateResume(page, args.request) : null,
    idempotencyKey: page.newKey(),
    texts: textsFor(language, texts),
  }
}

interface CreateResumeAnswer {
  preview: ImportPreview | null
  errors: Record<string, string>
  status: number
}

const nothing: CreateResumeAnswer = { preview: null, errors: {}, status: 200 }

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  if (!page.user) return redirect(logInAddress(prefix, prefix + CREATE_RESUME_PATH), 303)
  const acted = await createResumeAction(page, await args.request.formData())
  if ('to' in acted) return redirect(prefix + acted.to, 303)
  const { status, ...answer }: CreateResumeAnswer = { ...nothing, ...acted }
  return data(answer, { status })
}

export default function CreateResumePage() {
  const { head, making, idempotencyKey } = useLoaderData<typeof loader>()
  const { preview, errors } = useActionData<typeof action>() ?? nothing
  const { t, href } = usePage()
  const labels = { file: t('making.importFile'), filename: t('resumes.name') }
  if (!making)
    return (
      <div className="list-page">
        <PageHead head={head} />
        <p>
          <a className="lone" href={href(CREATE_RESUME_PATH)}>
            {t('making.heading')}
          </a>
        </p>
        <h1 className="text-2xl">{t('making.importHeading')}</h1>
        <ErrorSummary errors={errors} labels={labels} />
        <ImportForm preview={preview} error={errors.file} idempotencyKey={idempotencyKey} />
      </div>
    )
  return (
    <div className="list-page making-page">
      <PageHead head={head} />
      <BackLink href={href(RESUMES_PATH)}>{t('resumes.heading')}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('making.heading')}</h1>
        <p className="text-muted">{t('making.intro')}</p>
      </div>
      <ErrorSummary errors={errors} labels={labels} />
      {making.isThin && (
        <Callout tone="plain">
          {t('making.thin')}
          <SentenceSpace />
          <a href={href('/profile')}>{t('profile.heading')}</a>
        </Callout>
      )}
      <div className="making">
        <DesignForm making={making}>
          <section className="making-shown" aria-labelledby="preview">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg font-semibold" id="preview">
                {t('making.preview')}
              </h2>
              <LinkButton size="small" look="primary" href={making.preview.file} download>
                {t('making.openPdf')}
              </LinkButton>
            </div>
            <img
              className="making-preview"
              src={making.preview.picture}
              alt={making.preview.text}
              width={595}
              height={842}
            />
          </section>
        </DesignForm>
        <SaveResumeForm making={making} idempotencyKey={idempotencyKey} error={errors.filename} />
        <section className="card grid justify-items-start gap-3 p-4">
          <h2 className="text-lg font-semibold">{t('making.jsonHeading')}</h2>
          <p className="text-muted">{t('making.jsonText')}</p>
          <p className="flex flex-wrap gap-3">
            <LinkButton size="small" href={exportJsonResume.path} download>
              {t('making.export')}
            </LinkButton>
            <LinkButton size="small" href={href(`${CREATE_RESUME_PATH}/${IMPORT}`)}>
              {t('making.importHeading')}
            </LinkButton>
          </p>
        </section>
        <p className="making-bar">
          <a className="lone" href="#preview">
            {t('making.preview')}
          </a>
          <LinkButton size="small" look="primary" href={making.preview.file} download>
            {t('making.openPdf')}
          </LinkButton>
        </p>
      </div>
    </div>
  )
}
