import { MAX_DOCUMENT_VERSIONS } from '@hanap/contracts/jobseekers/document-parts'
import {
  listDocumentVersions,
  previewDocument,
  readDocument,
  restoreDocumentVersion,
} from '@hanap/contracts/jobseekers/documents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { languageByCode } from '@hanap/markets/languages'
import { formTexts } from '@hanap/shared/calls/form-values'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { Callout, Card } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { designs } from '../look/design-names.ts'
import texts from './page.tsx?texts'
import { reasonNames } from './reason-names.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const id = args.params.id ?? ''
  const { pathname, searchParams } = new URL(args.request.url)
  if (!page.user) throw redirect(logInAddressOf(page, pathname))
  const shown = searchParams.get('show')
  const [own, history] = await Promise.all([
    page.call(readDocument, { params: { id } }),
    page.call(listDocumentVersions, { params: { id } }),
  ])
  if (!own.ok || !history.ok) throw notFound()
  const t = translator(language)
  const formats = createFormats(language, { ...facts, key: facts.market })
  const pictureOf = (versionId: string) =>
    `${previewDocument.path.replace('{id}', id)}?${new URLSearchParams({ version_id: versionId, page: '1' })}`
  return {
    head: headOf(page, t('common.brand'), { title: t('builder.versions'), isIndexed: false }),
    name: own.data.document.name || t('builder.title'),
    back: `${prefix}/documents/${id}`,
    rule: t('builder.versionsText', { max: formats.number(MAX_DOCUMENT_VERSIONS) }),
    versions: history.data.versions.map(version => ({
      id: version.id,
      reason: t(reasonNames[version.kept_for]),
      written: t('builder.versionWritten', { when: formats.dateTime(version.written_at) }),
      name: version.name,
      facts: [
        languageByCode(version.language)?.value ?? version.language,
        t(designs[version.template].name),
      ].join(' · '),
      // One at a time: the server draws few pages at once for one person.
      picture: version.id === shown ? pictureOf(version.id) : null,
      show: `?${new URLSearchParams({ show: version.id })}#version-${version.id}`,
    })),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const id = args.params.id ?? ''
  const document = `${factsOf(page).prefix}/documents/${id}`
  if (!page.user) return redirect(logInAddressOf(page, `${document}/versions`), 303)
  const { version = '' } = formTexts(await args.request.formData())
  const outcome = await page.call(restoreDocumentVersion, { params: { id, versionId: version } })
  if (outcome.ok) return redirect(document, 303)
  if (outcome.code === 'document_not_found') throw notFound()
  return data({ problem: outcome.message }, { status: outcome.status })
}

/** What a document said before, and the way back to it. */
export default function VersionsPage() {
  const { head, name, back, rule, versions } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const problem = useActionData<typeof action>()?.problem
  return (
    <div className="list-page" style={{ maxInlineSize: '64rem' }}>
      <PageHead head={head} />
      <div className="grid gap-2">
        <p>
          <a className="lone" href={back} dir="auto">
            {name}
          </a>
        </p>
        <h1 className="text-2xl">{t('builder.versions')}</h1>
        <p className="text-muted">{rule}</p>
      </div>
      {problem && (
        <Callout tone="danger">
          <p role="alert">{problem}</p>
        </Callout>
      )}
      {versions.length === 0 ? (
        <p>{t('builder.versionsNone')}</p>
      ) : (
        <>
          <p>{t('builder.versionRestoreHelp')}</p>
          <ul className="document-list">
            {versions.map(version => (
              <li key={version.id} id={`version-${version.id}`}>
                <VersionCard version={version} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type VersionView = ReturnType<typeof useLoaderData<typeof loader>>['versions'][number]

function VersionCard({
  version: { id, reason, written, name, facts, picture, show },
}: {
  version: VersionView
}) {
  const { t } = usePage()
  return (
    <Card className="document-card">
      <h2 className="font-semibold">{written}</h2>
      <p className="text-sm text-muted">
        <span>{reason}</span>
        <br />
        <bdi>{name}</bdi>
        <br />
        <span>{facts}</span>
      </p>
      {picture ? (
        <img src={picture} alt={`${t('making.preview')}: ${written}`} width={210} height={297} />
      ) : (
        <p>
          <a className="lone" href={show} aria-label={`${t('making.preview')}: ${written}`}>
            {t('making.preview')}
          </a>
        </p>
      )}
      <Form method="post">
        <Button
          type="submit"
          size="small"
          name="version"
          value={id}
          aria-label={`${t('builder.versionRestore')}: ${written}`}
        >
          {t('builder.versionRestore')}
        </Button>
      </Form>
    </Card>
  )
}
