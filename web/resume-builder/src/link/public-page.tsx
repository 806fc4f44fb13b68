import { downloadPublicDocument, readPublicDocument } from '@hanap/contracts/jobseekers/documents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { languageByCode } from '@hanap/markets/languages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import texts from './public-page.tsx?texts'

/** Its address is a secret of whoever gave it away, and it says what the document says now: kept nowhere, told to no other site. */
const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

export const headers = () => secret

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const key = args.params.key ?? ''
  const outcome = await page.call(readPublicDocument, { params: { key } })
  if (!outcome.ok) throw notFound()
  const t = translator(language)
  const { name, headline, contacts, sections, is_indexed: isIndexed } = outcome.data
  const { tag, dir } = languageByCode(outcome.data.language) ?? {}
  const view = {
    head: headOf(page, t('common.brand'), {
      title: name || t('builder.title'),
      ...(headline && { description: headline }),
      isIndexed,
    }),
    name,
    headline,
    contacts,
    sections: sections.map((section, at) => ({ ...section, at })),
    tag,
    dir,
    pdf: downloadPublicDocument.path.replace('{key}', key),
    texts: textsFor(language, texts),
  }
  return data(view, { headers: secret })
}

/** What anybody reads who has a document's link. */
export default function PublicDocumentPage() {
  const { head, name, headline, contacts, sections, tag, dir, pdf } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <p className="flex justify-end">
        <LinkButton href={pdf} download rel="nofollow">
          {t('making.openPdf')}
        </LinkButton>
      </p>
      <article className="card public-paper" lang={tag} dir={dir}>
        <header className="grid gap-x-4 gap-y-1">
          <h1 className="text-2xl">
            <bdi>{name || t('builder.title')}</bdi>
          </h1>
          {headline && <p className="text-lg">{headline}</p>}
          {contacts.map(contact => (
            <p key={contact} className="text-muted">
              <bdi>{contact}</bdi>
            </p>
          ))}
        </header>
        {sections.map(({ at, heading, entries }) => (
          <section key={at}>
            <h2 dir="auto">{heading}</h2>
            {entries.map((entry, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on a page that is only read
              <div key={number} dir="auto">
                {entry.head && <p className="font-semibold">{entry.head}</p>}
                {entry.facts.length > 0 && <p className="text-muted">{entry.facts.join(' · ')}</p>}
                {entry.lines.length > 0 && <p className="whitespace-pre-line">{entry.lines.join('\n')}</p>}
              </div>
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}
