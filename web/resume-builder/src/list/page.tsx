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
import { LinkButton } from '@hanap/ui/button'
import { PlusIcon } from '@hanap/ui/icon'
import { Callout, EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { beginDocument, importFile } from './begin-document.server.ts'
import { DocumentTile } from './document-tile.tsx'
import { DesignLinks, Landing } from './landing.tsx'
import {
  type DocumentCard,
  designSamples,
  listJob,
  loadDocuments,
  uploadedResumes,
  wantedDesign,
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
    design: wantedDesign(page, searchParams.get('design')),
    designs: designSamples(page).map(sample => {
      const query = new URLSearchParams(searchParams)
      query.set('design', sample.template)
      const here = `${prefix || '/'}?${query}`
      return { ...sample, href: page.user ? here : logInAddressOf(page, here) }
    }),
    logIn: logInAddressOf(page, (prefix || '/') + search),
    // What a visitor sends leads to a log-in alone: their page is everybody's.
    idempotencyKey: page.user ? page.newKey() : '',
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
  const { head, documents, designs, design, logIn, job } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { file: fileError, ...errors } = useActionData<typeof action>()?.errors ?? {}
  const error = Object.values(errors)[0]
  const forJob = job && t('builder.forJob', { job: [job.title, job.company].filter(Boolean).join(' · ') })
  return (
    <div className="list-page" style={{ maxInlineSize: '72rem' }}>
      <PageHead head={head} />
      {documents ? (
        <div className="list-head">
          <h1 className="text-2xl">{t('builder.mine')}</h1>
          {documents.length > 0 && !job && (
            <LinkButton look="primary" href="#new-document" data-reload>
              <PlusIcon />
              {t('builder.new')}
            </LinkButton>
          )}
          {documents.length === 0 && <p className="list-intro text-muted">{t('builder.intro')}</p>}
          {forJob && <p className="list-intro text-lg font-semibold wrap-anywhere">{forJob}</p>}
        </div>
      ) : (
        <Landing designs={designs} logIn={logIn} job={forJob} />
      )}
      {error && (
        <Callout tone="danger">
          <p role="alert">{error}</p>
        </Callout>
      )}
      {documents && <Documents documents={documents} fileError={fileError} />}
      {!documents?.length && <DesignLinks designs={designs} current={design?.template ?? null} />}
    </div>
  )
}

interface DocumentsProps {
  documents: readonly DocumentCard[]
  fileError: string | undefined
}

function Documents({ documents, fileError }: DocumentsProps) {
  const { t } = usePage()
  const { resumes, job, design, idempotencyKey } = useLoaderData<typeof loader>()
  return (
    <>
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
          <li className="document-next">
            <a className="document-begin" href="#new-document" data-reload>
              <PlusIcon />
              <span>{t('builder.new')}</span>
            </a>
          </li>
        </ul>
      )}
      <NewDocument
        resumes={resumes}
        jobId={job?.id ?? null}
        design={design}
        idempotencyKey={idempotencyKey}
        fileError={fileError}
        isFirst={documents.length === 0}
      />
    </>
  )
}
