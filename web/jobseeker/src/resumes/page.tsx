import { translator } from '@hanap/i18n/catalogues'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { externalAddress, factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { Callout, EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
import { loadPreview, loadResumes, loadWrittenResumes } from './load-resumes.server.ts'
import { OneResume } from './one-resume.tsx'
import texts from './page.tsx?texts'
import { resumeAction } from './resume-action.server.ts'
import { ResumeCard, WrittenResumeCard } from './resume-card.tsx'
import { type ActionSummary, RESUMES_PATH, type ResumePreview } from './resume-view.ts'
import { UploadForm } from './upload-form.tsx'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, prefix + RESUMES_PATH))
  const { id } = args.params
  const resumes = await loadResumes(page)
  const opened = resumes.find(resume => resume.id === id)
  if (id !== undefined && !opened) throw notFound()
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), {
      title: opened ? opened.name : t('resumes.heading'),
      isIndexed: false,
    }),
    resumes,
    written: id === undefined ? await loadWrittenResumes(page) : [],
    opened: opened ?? null,
    preview: opened ? await loadPreview(page, opened.id) : noPreview,
    builder: externalAddress(page, `${page.sites.resume ?? ''}${prefix}/`),
    ownEmail: page.user.email,
    isConfirmed: page.user.is_email_verify,
    idempotencyKey: page.newKey(),
    texts: textsFor(language, texts),
  }
}

const noPreview: ResumePreview = { text: null, problem: null, pages: [] }

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  if (!page.user) return redirect(logInAddress(prefix, prefix + RESUMES_PATH), 303)
  const acted = await resumeAction(page, await args.request.formData())
  if ('to' in acted) return redirect(prefix + acted.to, 303)
  const { status, ...answer }: ResumesAnswer = { ...nothing, ...acted }
  return data(answer, { status })
}

interface ResumesAnswer {
  done: ActionSummary | null
  errors: Record<string, string>
  values: Record<string, string>
  status: number
}

const nothing: ResumesAnswer = { done: null, errors: {}, values: {}, status: 200 }

export default function ResumesPage() {
  const { head, resumes, written, opened, preview, builder, ownEmail, isConfirmed, idempotencyKey } =
    useLoaderData<typeof loader>()
  const { done, errors, values } = useActionData<typeof action>() ?? nothing
  const { t, href } = usePage()
  const isEmpty = resumes.length + written.length === 0
  const labels = {
    file: t('resumes.upload'),
    filename: t('resumes.name'),
    email: t('resumes.emailTo'),
  }
  return (
    <div className="list-page">
      <PageHead head={head} />
      {opened && <BackLink href={href(RESUMES_PATH)}>{t('resumes.heading')}</BackLink>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-2">
          <h1 className="text-2xl">{opened ? <bdi>{opened.name}</bdi> : t('resumes.heading')}</h1>
          {!opened && !isEmpty && <p className="text-muted">{t('resumes.intro')}</p>}
        </div>
        {!opened && (
          <LinkButton look="primary" href={builder} title={t('builder.intro')} data-reload>
            {t('resumes.write')}
          </LinkButton>
        )}
      </div>
      <ErrorSummary errors={errors} labels={labels} />
      {done && <ActionCallout {...done} />}
      {opened ? (
        <OneResume {...{ resume: opened, preview, ownEmail, isConfirmed, errors, values }} />
      ) : (
        <>
          {isEmpty ? (
            <EmptyState title={t('resumes.emptyTitle')}>
              <p>{t('resumes.emptyText')}</p>
            </EmptyState>
          ) : (
            <ul className="rows">
              {resumes.map(resume => (
                <ResumeCard key={resume.id} resume={resume} />
              ))}
              {written.map(resume => (
                <WrittenResumeCard key={resume.id} resume={resume} />
              ))}
            </ul>
          )}
          <UploadForm path={RESUMES_PATH} idempotencyKey={idempotencyKey} error={errors.file} />
        </>
      )}
    </div>
  )
}

/** What was done just now, with the way back where it was a deletion. */
function ActionCallout({ text, restore }: ActionSummary) {
  const { t, href } = usePage()
  return (
    <Callout tone="plain">
      <form
        method="post"
        action={href(RESUMES_PATH)}
        className="flex flex-wrap items-center gap-3"
        data-reload
      >
        <p className="flex-1" role="status">
          {text}
        </p>
        {restore && (
          <>
            <input type="hidden" name="id" value={restore} />
            <Button type="submit" name="act" value="restore">
              {t('personal.undo')}
            </Button>
          </>
        )}
      </form>
    </Callout>
  )
}
