import { translator } from '@hanap/i18n/catalogues'
import { jobseekerAddress, logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { Callout, Card, EmptyState } from '@hanap/ui/surface'
import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { DifferenceChoice } from './difference-choice.tsx'
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
    back: `${prefix}/documents/${id}`,
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
  const { id, revision, groups, settled, isInDocument } = view
  const { t } = usePage()
  const problem = useActionData<typeof action>()

  useEffect(() => {
    if (isInDocument) rememberTaking(id, revision)
  }, [id, revision, isInDocument])

  return (
    <div className="list-page" style={{ maxInlineSize: '64rem' }}>
      <PageHead head={view.head} />
      <div className="grid gap-2">
        <p>
          <a className="lone" href={view.back} dir="auto">
            {view.name}
          </a>
        </p>
        <h1 className="text-2xl">{t('builder.compare')}</h1>
        {groups.length > 0 && <p className="text-muted">{t('builder.compareText')}</p>}
        {view.otherLanguage !== null && (
          <p className="text-muted">{t('builder.compareLanguage', { language: view.otherLanguage })}</p>
        )}
      </div>
      {problem && (
        <Callout tone="warning">
          <div role="alert" className="grid gap-1">
            <p>{problem.message}</p>
            <p>{t(problem.hasChanged ? 'builder.compareNow' : 'builder.compareFailed')}</p>
          </div>
        </Callout>
      )}
      {!problem && settled !== null && (
        <Callout tone="plain">
          <div role="status" className="grid gap-1">
            <p>{settled === 0 ? t('builder.compareSeen') : t('builder.compareTaken', { count: settled })}</p>
            {isInDocument && <p>{t('builder.compareUndo')}</p>}
          </div>
        </Callout>
      )}
      {groups.length === 0 ? (
        <EmptyState title={t('builder.compareSame')} drawing="success">
          <p>{t('builder.compareSameText')}</p>
          <p className="flex flex-wrap justify-center gap-3">
            <LinkButton look="primary" href={view.back}>
              {t('builder.edit')}
            </LinkButton>
            <LinkButton href={view.profile} data-reload>
              {t('profile.heading')}
            </LinkButton>
          </p>
        </EmptyState>
      ) : (
        <Form
          key={`${revision} ${view.mark}`}
          method="post"
          action={view.self}
          className="grid gap-4"
          onSubmit={() => keepBefore(id, view)}
        >
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="mark" value={view.mark} />
          {groups.map(({ kind, name, differences }) => (
            <Card key={kind} className="grid gap-4 p-4">
              <h2 className="text-lg font-semibold">{name}</h2>
              {differences.map(difference => (
                <DifferenceChoice
                  key={difference.key}
                  difference={difference}
                  section={name}
                  chosen={problem?.choices[difference.key] ?? ''}
                />
              ))}
            </Card>
          ))}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" look="primary" name="act" value="chosen">
              {t('builder.compareSave')}
            </Button>
            {view.hasAll && (
              <Button type="submit" name="act" value="all">
                {t('builder.compareAll')}
              </Button>
            )}
          </p>
        </Form>
      )}
    </div>
  )
}
