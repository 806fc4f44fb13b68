import { listCases } from '@hanap/contracts/operators/cases.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { pageNumber } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Badge, Chip, EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerOrLogIn } from '../account/answer-or-log-in.server.ts'
import { caseKindOf, caseTexts, kindTexts, severityTexts } from '../acts/case-texts.ts'
import { severityOf } from '../acts/severity.ts'
import { CaseKeys } from './case-keys.tsx'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const chosen = caseKindOf(new URL(args.request.url).searchParams.get('kind') ?? '')
  const outcome = await page.call(listCases, {
    query: { ...(chosen && { kind: chosen }), page: pageNumber(args.request) },
  })
  const queue = answerOrLogIn(page, outcome, args.request)
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const now = new Date()
  return {
    head: headOf(page, t('operator.title'), { title: t('operator.queue'), isIndexed: false }),
    chosen: chosen ?? null,
    counts: queue.counts.filter(({ kind, count }) => count > 0 || kind === chosen),
    total: queue.counts.reduce((sum, { count }) => sum + count, 0),
    cases: queue.cases.map(({ kind, id, title, reason, waiting_since, reports, claim }) => ({
      key: `${kind} ${id}`,
      href: `${prefix}/cases/${kind}/${id}`,
      kind,
      severity: severityOf(kind, reports),
      title,
      reason,
      reports,
      at: waiting_since,
      since: format.dateTime(waiting_since),
      age: format.ago(waiting_since, now),
      claim: claim && { name: claim.by, isOwn: claim.is_own, time: format.time(claim.until) },
    })),
    page: queue.page,
    pages: queue.total_pages,
    texts: textsFor(language, texts),
  }
}

/** What waits for operators, the oldest first. */
export default function Queue() {
  const { head, chosen, counts, total, cases, page, pages } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="operator-page">
      <PageHead head={head} />
      <header className="queue-head">
        <h1 className="text-2xl">{t('operator.queue')}</h1>
        {cases.length > 0 && <CaseKeys />}
      </header>
      <nav aria-label={t('operator.kinds')} className="case-kinds">
        <Chip href={href('/')} isOn={chosen === null}>
          {t('operator.kindAll', { count: total })}
        </Chip>
        {counts.map(({ kind, count }) => (
          <Chip key={kind} href={`${href('/')}?kind=${kind}`} isOn={kind === chosen}>
            {t('operator.kindCount', { kind: t(kindTexts[kind]), count })}
          </Chip>
        ))}
      </nav>
      {cases.length === 0 ? (
        <EmptyState title={t('operator.queueEmptyTitle')} drawing="success">
          <p>{t('operator.queueEmptyText')}</p>
        </EmptyState>
      ) : (
        <ol className="card case-rows">
          {cases.map(each => (
            <li key={each.key} data-case className={`case-row severity-${each.severity}`}>
              <p className="case-row-kind">
                <span className="severity-word">{t(severityTexts[each.severity])}</span>
                <Badge>{t(caseTexts[each.kind])}</Badge>
              </p>
              <div className="case-row-what">
                <a href={each.href}>
                  <bdi>{each.title}</bdi>
                </a>
                {each.reason !== null && (
                  <p className="text-sm">
                    <bdi>{each.reason}</bdi>
                  </p>
                )}
                {(each.reports > 1 || each.claim) && (
                  <p className="case-row-facts">
                    {each.reports > 1 && (
                      <Badge tone="danger">{t('operator.reportCount', { count: each.reports })}</Badge>
                    )}
                    {each.claim && (
                      <span>
                        {each.claim.isOwn
                          ? t('operator.claimedOwn', { time: each.claim.time })
                          : t('operator.claimedBy', { name: each.claim.name, time: each.claim.time })}
                      </span>
                    )}
                  </p>
                )}
              </div>
              <time
                className="case-row-age"
                dateTime={each.at}
                title={t('operator.waitingSince', { date: each.since })}
              >
                {each.age}
              </time>
            </li>
          ))}
        </ol>
      )}
      <ListPages page={page} pages={pages} query={chosen === null ? {} : { kind: chosen }} />
    </div>
  )
}
