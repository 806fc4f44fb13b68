import { deleteDocument } from '@hanap/contracts/jobseekers/documents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { languages } from '@hanap/markets/languages'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { companionHead } from '@hanap/shared/companion/companion-head.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage } from '@hanap/shared/page/structured-data'
import { Button, LinkButton } from '@hanap/ui/button'
import { Callout, Disclosure, EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { beginDocument, importFile } from './begin-document.server.ts'
import {
  type DocumentCard,
  designSamples,
  listJob,
  loadDocuments,
  uploadedResumes,
} from './load-list.server.ts'
import { NewDocument } from './new-document.tsx'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  const { searchParams, search } = new URL(args.request.url)
  const [documents, resumes, job] = await Promise.all([
    loadDocuments(page),
    uploadedResumes(page),
    listJob(page, searchParams.get('job')),
  ])
  describePage(args, {
    '@type': 'WebApplication',
    name: t('builder.title'),
    description: t('builder.intro'),
    url: new URL(prefix || '/', page.origin).href,
    applicationCategory: 'BusinessApplication',
  })
  return {
    head: companionHead(page, {
      title: t('builder.title'),
      description: t('builder.intro'),
      path: '/',
      languages: languages.map(({ code }) => code),
    }),
    documents,
    resumes,
    job,
    designs: designSamples(page),
    logIn: logInAddressOf(page, (prefix || '/') + search),
    idempotencyKey: crypto.randomUUID(),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const home = prefix || '/'
  if (!page.user) return redirect(logInAddressOf(page, home), 303)
  const form = await args.request.formData()
  const texts = formTexts(form)
  if (texts.act === 'delete') {
    const deleted = await page.call(deleteDocument, { params: { id: texts.id ?? '' } })
    if (deleted.ok || deleted.status === 404) return redirect(home, 303)
    return data({ errors: firstErrors(deleted.errors) }, { status: deleted.status })
  }
  const created = await (texts.act === 'import' ? importFile(page, form, texts) : beginDocument(page, texts))
  if (!created.ok) return data({ errors: firstErrors(created.errors) }, { status: created.status })
  const { id, job_id } = created.data.document
  return redirect(`${prefix}/documents/${id}${job_id === null ? '' : '/tailoring'}`, 303)
}

export default function DocumentsPage() {
  const { head, documents, designs, logIn, job } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { file: fileError, ...errors } = useActionData<typeof action>()?.errors ?? {}
  const error = Object.values(errors)[0]
  return (
    <div className="list-page" style={{ maxInlineSize: '72rem' }}>
      <PageHead head={head} />
      <div className="grid gap-2">
        <h1 className="text-2xl">{t(documents ? 'builder.mine' : 'builder.title')}</h1>
        <p className="text-muted">{t('builder.intro')}</p>
        {job && (
          <p className="text-lg font-semibold wrap-anywhere">
            {t('builder.forJob', { job: [job.title, job.company].filter(Boolean).join(' · ') })}
          </p>
        )}
      </div>
      {error && (
        <Callout tone="danger">
          <p role="alert">{error}</p>
        </Callout>
      )}
      {documents ? (
        <Documents documents={documents} fileError={fileError} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{t('builder.logInText')}</p>
          <LinkButton look="primary" href={logIn} data-reload>
            {t('common.logIn')}
          </LinkButton>
        </div>
      )}
      {!documents?.length && (
        <ul className="design-samples">
          {designs.map(({ name, picture }) => (
            <li key={name} className="design-sample grid gap-1">
              <img src={picture} alt="" width={210} height={297} loading="lazy" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface DocumentsProps {
  documents: readonly DocumentCard[]
  fileError: string | undefined
}

function Documents({ documents, fileError }: DocumentsProps) {
  const { t } = usePage()
  const { resumes, job, idempotencyKey } = useLoaderData<typeof loader>()
  return (
    <>
      <NewDocument
        resumes={resumes}
        jobId={job?.id ?? null}
        idempotencyKey={idempotencyKey}
        fileError={fileError}
      />
      {documents.length === 0 ? (
        <EmptyState title={t('builder.none')}>
          <p>{t('builder.noneText')}</p>
        </EmptyState>
      ) : (
        <ul className="document-list">
          {documents.map(document => (
            <li key={document.id}>
              <DocumentTile document={document} copy={job && { jobId: job.id, idempotencyKey }} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface DocumentTileProps {
  document: DocumentCard
  /** Where a copy of it is wanted for a job. */
  copy: { jobId: string; idempotencyKey: string } | null
}

function DocumentTile({ document: { id, href, name, facts, changed, picture }, copy }: DocumentTileProps) {
  const { t } = usePage()
  return (
    <div className="document-card">
      <a href={href} className="grid gap-2 font-semibold">
        <img src={picture} alt="" width={210} height={297} loading="lazy" />
        <bdi>{name}</bdi>
      </a>
      <p className="text-sm text-muted">
        <span>{facts}</span>
        <br />
        <span>{changed}</span>
      </p>
      {copy && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="job_id" value={copy.jobId} />
          <input type="hidden" name="idempotencyKey" value={`${copy.idempotencyKey}-${id}`} />
          <Button
            type="submit"
            size="small"
            name="act"
            value="document"
            aria-label={t('resumes.labelled', { label: t('builder.tailorCopy'), value: name })}
          >
            {t('builder.tailorCopy')}
          </Button>
        </Form>
      )}
      <Disclosure summary={t('builder.delete')}>
        <Form method="post" className="grid justify-items-start gap-2 py-2">
          <input type="hidden" name="id" value={id} />
          <p>{t('builder.deleteSure', { name })}</p>
          <Button type="submit" size="small" look="danger" name="act" value="delete">
            {t('builder.delete')}
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
}
