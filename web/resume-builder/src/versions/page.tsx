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
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { HistoryIcon } from '@hanap/ui/icons/things'
import { Badge, Callout, EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { BesidePaper } from '../look/beside-paper.tsx'
import { designs } from '../look/design-names.ts'
import { placeOf } from '../look/document-place.server.ts'
import { paperOf } from '../look/paper-of.server.ts'
import texts from './page.tsx?texts'
import { reasonNames } from './reason-names.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language } = facts
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
    place: placeOf(page, own.data.document),
    paper: paperOf(page, own.data.document),
    rule: t('builder.versionsText', { max: formats.number(MAX_DOCUMENT_VERSIONS) }),
    versions: history.data.versions.map(version => ({
      id: version.id,
      reason: t(reasonNames[version.kept_for]),
      written: t('builder.versionWritten', { when: unbroken(formats.dateTime(version.written_at)) }),
      name: version.name,
      facts: [
        languageByCode(version.language)?.value ?? version.language,
        t(designs[version.template].name),
      ].join(' · '),
      // One at a time: the server draws few pages at once for one person.
      picture: version.id === shown ? pictureOf(version.id) : null,
      show: `?${new URLSearchParams({ show: version.id })}#paper`,
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
  const { head, place, paper, rule, versions } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const problem = useActionData<typeof action>()?.problem
  const shown = versions.find(({ picture }) => picture)
  return (
    <BesidePaper
      title={t('builder.versions')}
      place={place}
      current="/versions"
      paper={paper}
      other={shown?.picture ? { picture: shown.picture, text: previewName(t, shown.written) } : null}
    >
      <PageHead head={head} />
      {problem && (
        <Callout tone="danger">
          <p role="alert">{problem}</p>
        </Callout>
      )}
      {versions.length === 0 ? (
        <div className="paper-sheet">
          <EmptyState title={t('builder.versionsNone')} icon={<HistoryIcon />}>
            <p>{rule}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <ol className="paper-sheet">
            {versions.map(version => (
              <VersionRow key={version.id} version={version} isShown={version === shown} />
            ))}
          </ol>
          <div className="grid gap-1 text-sm text-muted">
            <p>{t('builder.versionRestoreHelp')}</p>
            <p>{rule}</p>
          </div>
        </>
      )}
    </BesidePaper>
  )
}

const previewName = (t: ReturnType<typeof usePage>['t'], written: string) =>
  t('resumes.labelled', { label: t('making.preview'), value: written })

interface VersionRowProps {
  version: ReturnType<typeof useLoaderData<typeof loader>>['versions'][number]
  /** Whether its page is the one that is drawn. */
  isShown: boolean
}

function VersionRow({ version: { id, reason, written, name, facts, show }, isShown }: VersionRowProps) {
  const { t } = usePage()
  return (
    <li className={isShown ? 'version paper-part version-shown' : 'version paper-part'}>
      <div className="grid gap-1">
        <h3 className="text-base font-semibold">{written}</h3>
        <p>
          <Badge>{reason}</Badge>
        </p>
        <p className="text-sm text-muted">
          <bdi>{name}</bdi>
          <br />
          <span>{facts}</span>
        </p>
      </div>
      <Form method="post" className="paper-acts">
        <LinkButton
          size="small"
          href={show}
          aria-label={previewName(t, written)}
          aria-current={isShown || undefined}
        >
          {t('making.preview')}
        </LinkButton>
        <Button
          type="submit"
          size="small"
          look={isShown ? 'primary' : 'line'}
          name="version"
          value={id}
          aria-label={t('resumes.labelled', { label: t('builder.versionRestore'), value: written })}
        >
          {t('builder.versionRestore')}
        </Button>
      </Form>
    </li>
  )
}
