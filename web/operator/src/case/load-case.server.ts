import type { AnswerOf } from '@hanap/contracts/call'
import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import { readCase } from '@hanap/contracts/operators/cases.calls'
import { severityOf } from '@hanap/contracts/operators/severity'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { marketName } from '@hanap/markets/market-names'
import { marketByKey } from '@hanap/markets/markets'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import type { JobArticleView } from '@hanap/shared/job/job-article-view'
import { jobArticleView } from '@hanap/shared/job/job-article-view.server'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { data } from 'react-router'
import { throughGate } from '../account/answer-or-log-in.server.ts'
import { actView } from '../acts/act-view.server.ts'
import { caseKindOf } from '../acts/case-texts.ts'
import { signsIn } from './sign-texts.ts'

type CaseFact = AnswerOf<typeof readCase>['case']['facts'][number]

/** Whose value is a name and, below it, an address. */
const peopleFacts: ReadonlySet<CaseFact['name']> = new Set(['reporter', 'reported', 'account'])

/** What a company gave as its website, where it is one that may be opened. */
const webAddress = (text: string): string | null => {
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** A case as its page shows it; null where it waits no more: somebody has decided. */
export const loadCase = async (
  page: PageContext,
  { kind = '', id = '' }: { kind?: string | undefined; id?: string | undefined },
  request: Request,
) => {
  const facts = factsOf(page)
  const { language } = facts
  const caseKind = caseKindOf(kind)
  if (!caseKind) throw notFound()
  const outcome = throughGate(page, await page.call(readCase, { params: { kind: caseKind, id } }), request)
  const t = translator(language)
  const head = (title: string) => headOf(page, t('operator.title'), { title, isIndexed: false })
  if (!outcome.ok) {
    if (outcome.code === 'case_not_found')
      return { head: head(t('operator.queue')), kind: caseKind, id, open: null }
    throw data(null, { status: outcome.status })
  }
  const { case: detail } = outcome.data
  const format = createFormats(language, { ...facts, key: facts.market })
  const yesNo = (value: string) => t(value === 'yes' ? 'operator.yes' : 'operator.no')
  const factText = (name: CaseFact['name'], value: string) => {
    if (name === 'time') return format.dateTime(value)
    if (name === 'since') return format.date(value)
    if (name === 'market') return marketName(marketByKey(value)?.key ?? facts.market, language)
    return name === 'verified' ? yesNo(value) : value
  }
  return {
    head: head(detail.title),
    kind: caseKind,
    id,
    open: {
      title: detail.title,
      since: unbroken(format.dateTime(detail.waiting_since)),
      sinceAt: detail.waiting_since,
      claim: detail.claim && {
        name: detail.claim.by,
        isOwn: detail.claim.is_own,
        time: format.time(detail.claim.until),
      },
      severity: severityOf(caseKind, detail.reports),
      age: format.ago(detail.waiting_since, new Date()),
      reports: detail.reported_by.map(({ by, is_account, reason, words, at }) => ({
        by,
        isAccount: is_account,
        reason,
        words,
        at,
        when: unbroken(format.dateTime(at)),
      })),
      facts: detail.facts.map(({ name, value, url }) => {
        const [text = '', email = null] = peopleFacts.has(name) ? value.split('\n') : [value]
        return { name, text: factText(name, text), email, url: name === 'website' ? webAddress(value) : url }
      }),
      messages: detail.messages.map(({ at, ...message }) => ({
        ...message,
        at: at === null ? null : unbroken(format.dateTime(at)),
        // Of messages that read like frauds, which alone name their chat, the kind is what they were found by.
        signs: message.chat_id === null ? [] : signsIn(message.kind, t),
      })),
      job: detail.job && { url: detail.job.url, article: articleOf(page, detail.job.detail) },
      document: detail.document && {
        ...detail.document,
        href: `/api/operators/verifications/${id}/document`,
        isPicture: detail.document.mime.startsWith('image/'),
      },
      verdicts: detail.verdicts,
      reasons: detail.reasons,
      earlier: detail.earlier.map(act => actView(act, format)),
    },
  }
}

/** The seekers' article, without what leads to pages of the other site. */
const articleOf = (page: PageContext, job: JobDetail): JobArticleView => {
  const article = jobArticleView(page, job)
  const { company } = article
  // Of pictures this host has the imported ones alone.
  const logo = company.logo?.startsWith('/logos/') ? company.logo : null
  return { ...article, company: { ...company, href: null, logo }, also: [] }
}

export type CaseView = NonNullable<Awaited<ReturnType<typeof loadCase>>['open']>
