import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { listPage } from '@hanap/shared/calls/list-page'
import { BackLink } from '@hanap/shared/components/back-link'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language } = facts
  // Whoever lacks something is led to where it is put right.
  await ownMembership(page)
  const list = await listPage(args, number => page.call(readAuditLog, { query: { page: number } }))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const whoOf = ({ kind, name }: (typeof list.entries)[number]['actor']) => {
    if (kind === 'operator') return t('common.brand')
    if (kind === 'server') return t('audit.server')
    const member = name ?? t('audit.formerMember')
    return kind === 'token' ? t('audit.byToken', { name: member }) : member
  }
  return {
    head: headOf(page, t('employer.title'), { title: t('audit.heading'), isIndexed: false }),
    entries: list.entries.map(({ id, actor, text, at }) => ({
      id,
      who: whoOf(actor),
      text,
      when: format.dateTime(at),
      at,
    })),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

/** Who did what for the company, for everybody of it. */
export default function AuditLog() {
  const { head, entries, page, pages } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href('/company')}>{t('employer.company')}</BackLink>
      <h1 className="text-2xl">{t('audit.heading')}</h1>
      <p className="text-muted">{t('audit.intro')}</p>
      {entries.length === 0 ? (
        <EmptyState title={t('audit.emptyTitle')}>
          <p>{t('audit.emptyText')}</p>
        </EmptyState>
      ) : (
        <ol className="card divide-y divide-line">
          {entries.map(({ id, who, text, when, at }) => (
            <li key={id} className="audit-line">
              <p>{text}</p>
              <p className="audit-by">
                <span>
                  <bdi>{who}</bdi>
                </span>
                <time dateTime={at}>{when}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <ListPages page={page} pages={pages} query={{}} />
    </div>
  )
}
