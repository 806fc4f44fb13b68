import { listJobAlerts, previewJobAlert, readJobAlertLink } from '@hanap/contracts/jobs/job-alerts.calls'
import type { AlertFilters, JobAlert } from '@hanap/contracts/jobs/job-alerts.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { createFormats } from '@hanap/i18n/format'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { data, redirect } from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { alertSearchOf } from './alert-search.server.ts'
import type { AlertView, DryRun } from './alert-view.ts'

/** Jobs of a dry run that a page names. */
const MAX_SHOWN = 6

const dryRunOf = async (
  page: PageContext,
  search: { keyword: string; filters: AlertFilters },
): Promise<DryRun | undefined> => {
  const { prefix } = factsOf(page)
  const { keyword, filters } = search
  const outcome = await page.call(previewJobAlert, { body: { keyword, filters } })
  if (!outcome.ok) return undefined
  return {
    count: outcome.data.total_num,
    isMore: outcome.data.is_more,
    jobs: outcome.data.jobs.slice(0, MAX_SHOWN).map(job => ({
      id: job.id,
      href: prefix + job.job_url,
      title: job.job_title,
      facts: [job.company_name, job.job_location].flatMap(fact => fact || []),
    })),
  }
}

const viewOf = async (page: PageContext, alert: JobAlert): Promise<AlertView> => {
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  // Another market's jobs are not found from here.
  const isHere = alert.country_key === facts.market
  const dryRun = isHere ? await dryRunOf(page, alert) : undefined
  const href = (isHere ? facts.prefix : (page.sites[alert.country_key] ?? '')) + alert.search_url
  return {
    id: alert.id,
    title: alert.title,
    keyword: alert.keyword,
    href,
    newestHref: `${href}${href.includes('?') ? '&' : '?'}sort=newest`,
    search: alert.search_url,
    frequency: alert.frequency_id,
    isActive: alert.is_active,
    isConfirmed: alert.is_confirmed,
    newCount: alert.new_count,
    ...(alert.last_sent_at && { lastSent: format.date(alert.last_sent_at) }),
    ...(dryRun && { dryRun }),
  }
}

/** The seeker's alerts; log-in comes first. */
export const loadList = async (page: PageContext, query: URLSearchParams) => {
  const { prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/job-alerts`))
  const outcome = await page.call(listJobAlerts, {})
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return {
    kind: 'list' as const,
    alerts: await Promise.all(outcome.data.map(alert => viewOf(page, alert))),
    created: query.get('created'),
  }
}

/** One alert of the seeker's, to be changed or deleted. */
export const loadOne = async (page: PageContext, kind: 'change' | 'delete', query: URLSearchParams) => {
  const { prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/job-alerts`))
  const outcome = await page.call(listJobAlerts, {})
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const alert = outcome.data.find(({ id }) => id === query.get('id'))
  if (!alert) throw notFound()
  return { kind, alert: await viewOf(page, alert) }
}

/** The form that makes an alert of a search. */
export const loadNew = async (page: PageContext, query: URLSearchParams) => {
  const words = query.get('query')
  const typed = words === null ? undefined : `/job-search?${new URLSearchParams({ query: words })}`
  const search = alertSearchOf(page, query.get('search') ?? typed ?? '/job-search')
  if (!search) throw notFound()
  const { prefix } = factsOf(page)
  const { title, path } = search
  const isToSearch = !query.has('search') && !words?.trim()
  return {
    kind: 'new' as const,
    isToSearch,
    title,
    search: path,
    asksEmail: page.user === null,
    logIn: logInAddress(prefix, `${prefix}/job-alerts`, { act: 'alert', search: path }),
    dryRun: isToSearch ? undefined : await dryRunOf(page, search),
  }
}

/** What a mail's link is about. Reading changes nothing: programs that look at mails read links, too. */
export const loadLink = async (page: PageContext, kind: 'confirm' | 'unsubscribe', { searchParams }: URL) => {
  const token = searchParams.get('token') ?? ''
  const outcome = await page.call(readJobAlertLink, { query: { token: token || '-' } })
  if (!outcome.ok || (outcome.data.kind === 'confirm') !== (kind === 'confirm'))
    return { kind: 'ended' as const }
  return {
    kind: outcome.data.kind,
    token,
    email: outcome.data.email,
    titles: outcome.data.alerts.map(({ title }) => title),
  }
}
