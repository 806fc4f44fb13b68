import { readDocument, readDocumentByMachine } from '@hanap/contracts/jobseekers/documents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Callout, Disclosure } from '@hanap/ui/surface'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { BesidePaper } from '../look/beside-paper.tsx'
import { placeOf } from '../look/document-place.server.ts'
import { paperOf } from '../look/paper-of.server.ts'
import texts from './reading.tsx?texts'
import { ReadingList } from './reading-list.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const id = args.params.id ?? ''
  if (!page.user) throw redirect(logInAddressOf(page, new URL(args.request.url).pathname))
  const [own, read] = [
    await page.call(readDocument, { params: { id } }),
    await page.call(readDocumentByMachine, { params: { id } }),
  ]
  if (!own.ok) throw notFound()
  const t = translator(language)
  const view = {
    head: headOf(page, t('common.brand'), { title: t('builder.reading'), isIndexed: false }),
    place: placeOf(page, own.data.document),
    paper: paperOf(page, own.data.document),
    parsed: read.ok ? read.data.parsed : null,
    problem: read.ok ? null : read.message,
    texts: textsFor(language, texts),
  }
  return read.ok ? view : data(view, { status: read.status })
}

/** What software that employers use would find in a document's PDF. */
export default function ReadingPage() {
  const { head, place, paper, parsed, problem } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const missed = parsed?.fields.filter(field => !field.is_read) ?? []
  return (
    <BesidePaper title={t('builder.reading')} place={place} current="/reading" paper={paper}>
      <PageHead head={head} />
      <p className="text-muted">{t('builder.readingText')}</p>
      {problem && (
        <Callout tone="danger">
          <p role="alert">{problem}</p>
        </Callout>
      )}
      {parsed && (
        <Callout tone={parsed.text !== null && missed.length === 0 ? 'positive' : 'warning'}>
          <p className="font-semibold">
            {parsed.text === null
              ? t('builder.readingNothing')
              : t('builder.readingShare', {
                  read: String(parsed.fields.length - missed.length),
                  total: String(parsed.fields.length),
                })}
          </p>
          {parsed.text !== null && <p className="text-sm">{t('builder.readingUnchecked')}</p>}
        </Callout>
      )}
      {missed.length > 0 && (
        <>
          <ReadingList title={t('builder.readingMissed')} fields={missed} />
          <p>
            <LinkButton look="primary" href={place.path}>
              {t('builder.edit')}
            </LinkButton>
          </p>
        </>
      )}
      {parsed && parsed.found.length > 0 && (
        <ReadingList title={t('builder.readingFound')} fields={parsed.found} />
      )}
      {parsed?.text && (
        <Disclosure summary={t('builder.readingPlain')}>
          <div className="whitespace-pre-wrap py-3 wrap-anywhere" dir="auto">
            {parsed.text}
          </div>
        </Disclosure>
      )}
    </BesidePaper>
  )
}
