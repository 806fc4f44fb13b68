import type { AnswerOf } from '@hanap/contracts/call'
import { listCases } from '@hanap/contracts/operators/cases.calls'
import { kindsByUrgency, severities, severityOf } from '@hanap/contracts/operators/severity'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { pageNumber } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { AlertIcon } from '@hanap/ui/icon'
import { Badge, Chip, EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { answerOrLogIn } from '../account/answer-or-log-in.server.ts'
import { caseKindOf, caseTexts, kindTexts, severityTexts } from '../acts/case-texts.ts'
import { CaseKeys } from './case-keys.tsx'
import texts from './page.tsx?texts'

/** Of a page. */
const CASES = '30'

type WaitingCase = AnswerOf<typeof listCases>['cases'][number]

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const chosen = caseKindOf(new URL(args.request.url).searchParams.get('kind') ?? '')
  const outcome = await page.call(listCases, {
    query: { ...(chosen && { kind: chosen }), page: pageNumber(args.request), size: CASES },
  })
  const queue = answerOrLogIn(page, outcome, args.request)
  // Its last case was decided.
  if (queue.cases.length === 0 && queue.page > 1) {
    const last = new URLSearchParams({
      ...(chosen && { kind: chosen }),
      page: String(Math.max(1, queue.total_pages)),
    })
    throw redirect(`${prefix}/?${last}`)
  }
  const counted = kindsByUrgency.map(kind => ({
    kind,
    count: 0,
    is_urgent: false,
    ...queue.counts.find(each => each.kind === kind),
  }))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const now = new Date()
  const viewOf = ({ kind, id, title, reason, waiting_since: since, reports, claim }: WaitingCase) => ({
    key: `${kind} ${id}`,
    href: `${prefix}/cases/${kind}/${id}`,
    // Of messages that nobody reported it is they that are counted.
    kind:
      kind === 'messages'
        ? t('operator.kindCount', { kind: t(kindTexts.messages), count: reports })
        : t(caseTexts[kind]),
    title,
    reason,
    reports: kind !== 'messages' && reports > 1 ? t('operator.reportCount', { count: reports }) : null,
    at: since,
    since: t('operator.waitingSince', { date: format.dateTime(since) }),
    age: format.ago(since, now),
    claim:
      claim &&
      (claim.is_own
        ? t('operator.claimedOwn', { time: format.time(claim.until) })
        : t('operator.claimedBy', { name: claim.by, time: format.time(claim.until) })),
  })
  return {
    head: headOf(page, t('operator.title'), { title: t('operator.queue'), isIndexed: false }),
    chosen: chosen ?? null,
    counts: counted
      .filter(({ kind, count }) => count > 0 || kind === chosen)
      .sort((one, other) => Number(other.is_urgent) - Number(one.is_urgent)),
    total: queue.counts.reduce((sum, { count }) => sum + count, 0),
    groups: severities
      .map(severity => ({
        severity,
        cases: queue.cases.filter(({ kind, reports }) => severityOf(kind, reports) === severity).map(viewOf),
      }))
      .filter(({ cases }) => cases.length > 0),
    page: queue.page,
    pages: queue.total_pages,
    texts: textsFor(language, texts),
  }
}

/** What waits for operators: the urgent first, then the oldest. */
export default function Queue() {
  const { head, chosen, counts, total, groups, page, pages } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="operator-page">
      <PageHead head={head} />
      <header className="queue-head">
        <h1 className="text-2xl">{t('operator.queue')}</h1>
        {groups.length > 0 && <CaseKeys />}
      </header>
      <nav aria-label={t('operator.kinds')} className="chip-line">
        <Chip href={href('/')} isOn={chosen === null}>
          {t('operator.kindAll', { count: total })}
        </Chip>
        {counts.map(({ kind, count, is_urgent }) => (
          <Chip key={kind} href={`${href('/')}?kind=${kind}`} isOn={kind === chosen}>
            {is_urgent && (
              <span className="case-kind-urgent">
                <span className="unseen">{t('operator.severity_high')}</span>
              </span>
            )}
            {t('operator.kindCount', { kind: t(kindTexts[kind]), count })}
          </Chip>
        ))}
      </nav>
      {groups.length === 0 ? (
        <EmptyState title={t('operator.queueEmptyTitle')} drawing="success">
          <p>{t('operator.queueEmptyText')}</p>
        </EmptyState>
      ) : (
        <div className="case-groups">
          {groups.map(({ severity, cases }) => (
            <section key={severity} className={`severity-${severity}`} aria-labelledby={severity}>
              <h2 id={severity} className="case-group-head">
                {severity === 'high' && <AlertIcon />}
                {t(severityTexts[severity])}
              </h2>
              <ol className="card case-rows">
                {cases.map(each => (
                  <CaseRow key={each.key} view={each} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      <ListPages page={page} pages={pages} query={chosen === null ? {} : { kind: chosen }} />
    </div>
  )
}

type RowView = Awaited<ReturnType<typeof loader>>['groups'][number]['cases'][number]

function CaseRow({ view: { href, kind, title, reason, reports, at, since, age, claim } }: { view: RowView }) {
  return (
    <li data-case className="case-row">
      <p className="case-row-kind">{kind}</p>
      <div className="case-row-what">
        <a href={href}>
          <bdi>{title}</bdi>
        </a>
        <div className="case-row-why">
          {reason !== null && (
            <p className="text-sm">
              <bdi>{reason}</bdi>
            </p>
          )}
          {(reports || claim) && (
            <p className="case-row-facts">
              {reports && <Badge tone="danger">{reports}</Badge>}
              {claim && <span>{claim}</span>}
            </p>
          )}
        </div>
      </div>
      <time className="case-row-age" dateTime={at} title={since}>
        {age}
      </time>
    </li>
  )
}
