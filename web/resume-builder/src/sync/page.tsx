import { translator } from '@hanap/i18n/catalogues'
import { jobseekerAddress, logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Callout, EmptyState } from '@hanap/ui/surface'
import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { DocumentHead } from '../look/document-head.tsx'
import { DifferenceForm } from './difference-form.tsx'
import { loadDifferences } from './load-differences.server.ts'
import texts from './page.tsx?texts'
import { takeChosen } from './take-differences.server.ts'
import { keepBefore, rememberTaking } from './undo-of-taking.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const id = args.params.id ?? ''
  const { pathname, searchParams } = new URL(args.request.url)
  if (!page.user) throw redirect(logInAddressOf(page, pathname))
  const settled = searchParams.get('settled')
  return {
    ...(await loadDifferences(page, id)),
    head: headOf(page, translator(language)('common.brand'), {
      title: translator(language)('builder.compare'),
      isIndexed: false,
    }),
    id,
    self: `${prefix}/documents/${id}/differences`,
    profile: jobseekerAddress(page, '/profile'),
    settled: settled === null ? null : Number(settled) || 0,
    isInDocument: searchParams.has('resume'),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const id = args.params.id ?? ''
  const path = `${factsOf(page).prefix}/documents/${id}/differences`
  if (!page.user) return redirect(logInAddressOf(page, path), 303)
  const result = await takeChosen(page, id, await args.request.formData())
  if ('status' in result) return data(result, { status: result.status })
  const { taken, isInDocument } = result
  return redirect(`${path}?settled=${taken}${isInDocument ? '&resume' : ''}`, 303)
}

/** What a document and the profile say differently, and what of it is taken over, either way. */
export default function DifferencesPage() {
  const view = useLoaderData<typeof loader>()
  const { id, place, revision, groups, settled, isInDocument } = view
  const { t } = usePage()
  const answered = useActionData<typeof action>()
  const problem = answered && answered.message !== null ? answered : null

  useEffect(() => {
    if (isInDocument) rememberTaking(id, revision)
  }, [id, revision, isInDocument])

  return (
    <div className="document-page">
      <PageHead head={view.head} />
      <DocumentHead place={place} current="/differences" />
      <h2 className="unseen">{t('builder.compare')}</h2>
      {groups.length > 0 && (
        <div className="grid gap-1 text-muted">
          <p>{t('builder.compareText')}</p>
          {view.otherLanguage !== null && (
            <p>{t('builder.compareLanguage', { language: view.otherLanguage })}</p>
          )}
        </div>
      )}
      {problem && (
        <Callout tone="warning">
          <div role="alert" className="grid gap-1">
            <p>{problem.message}</p>
            <p>{t(problem.hasChanged ? 'builder.compareNow' : 'builder.compareFailed')}</p>
          </div>
        </Callout>
      )}
      {!answered && settled !== null && (
        <Callout tone="plain">
          <div role="status" className="grid gap-1">
            <p className="font-semibold">
              {settled === 0 ? t('builder.compareSeen') : t('builder.compareTaken', { count: settled })}
            </p>
            {isInDocument && <p>{t('builder.compareUndo')}</p>}
          </div>
        </Callout>
      )}
      {groups.length === 0 ? (
        <div className="paper-sheet merge-none">
          <EmptyState title={t('builder.compareSame')} drawing="success">
            <p>{t('builder.compareSameText')}</p>
            <LinkButton href={view.profile} data-reload>
              {t('profile.heading')}
            </LinkButton>
          </EmptyState>
        </div>
      ) : (
        <DifferenceForm
          key={`${revision} ${view.mark}`}
          view={view}
          action={view.self}
          choices={answered?.choices ?? {}}
          onSave={() => keepBefore(id, view)}
        />
      )}
    </div>
  )
}
