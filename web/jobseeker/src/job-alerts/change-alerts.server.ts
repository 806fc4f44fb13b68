import {
  alertFrequencies,
  confirmJobAlerts,
  createJobAlert,
  deleteJobAlert,
  listJobAlerts,
  unsubscribeJobAlert,
  updateJobAlert,
} from '@hanap/contracts/jobs/job-alerts.calls'
import type { JobAlert } from '@hanap/contracts/jobs/job-alerts.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { alertSearchOf } from './alert-search.server.ts'

/** What became of a form, for the page that it was sent to. */
export type AlertChangeResult =
  | { kind: 'refused'; errors: Record<string, string>; email: string }
  | { kind: 'sent'; email: string }
  | { kind: 'deleted'; title: string; search: string; frequency: JobAlert['frequency_id'] }
  | { kind: 'confirmed'; isNewAccount: boolean }
  | { kind: 'unsubscribed' }

type AlertFields = Record<string, string>

const frequencyIn = ({ frequency }: AlertFields): JobAlert['frequency_id'] =>
  Object.values(alertFrequencies).find(id => String(id) === frequency) ?? alertFrequencies.daily

const refused = ({ errors, status }: { errors: Record<string, string[]>; status: number }, email = '') => {
  const changed: AlertChangeResult = { kind: 'refused', errors: firstErrors(errors), email }
  return data(changed, { status })
}

/** One press for who is signed in; a visitor is asked for an address. */
const create = async (page: PageContext, fields: AlertFields) => {
  const { prefix } = factsOf(page)
  const search = alertSearchOf(page, fields.search)
  if (!search) throw notFound()
  if (!page.user && fields.email === undefined)
    return redirect(`${prefix}/job-alerts/new?${new URLSearchParams({ search: search.path })}`, 303)
  const outcome = await page.call(createJobAlert, {
    body: {
      keyword: search.keyword,
      filters: search.filters,
      frequency_id: frequencyIn(fields),
      ...(!page.user && { email: fields.email ?? '' }),
    },
  })
  if (!outcome.ok) return refused(outcome, fields.email)
  if (page.user) return redirect(`${prefix}/job-alerts?created=${outcome.data.id}`, 303)
  const sent: AlertChangeResult = { kind: 'sent', email: outcome.data.email }
  return data(sent)
}

const update = async (
  page: PageContext,
  id: string,
  body: Partial<Pick<JobAlert, 'keyword' | 'is_active' | 'frequency_id'>>,
) => {
  const outcome = await page.call(updateJobAlert, { params: { id }, body })
  return outcome.ok ? redirect(`${factsOf(page).prefix}/job-alerts`, 303) : refused(outcome)
}

/** Deletes an alert, and says how to have it back. */
const remove = async (page: PageContext, id: string) => {
  const list = await page.call(listJobAlerts, {})
  const alert = list.ok ? list.data.find(each => each.id === id) : undefined
  const outcome = await page.call(deleteJobAlert, { params: { id } })
  if (!outcome.ok) return refused(outcome)
  if (!alert) throw notFound()
  const { title, search_url: search, frequency_id: frequency } = alert
  const changed: AlertChangeResult = { kind: 'deleted', title, search, frequency }
  return data(changed)
}

const byLink = async (page: PageContext, part: 'confirm' | 'unsubscribe', token: string) => {
  if (part === 'confirm') {
    const outcome = await page.call(confirmJobAlerts, { body: { token } })
    if (!outcome.ok) return refused(outcome)
    const changed: AlertChangeResult = { kind: 'confirmed', isNewAccount: outcome.data.is_new_account }
    return data(changed)
  }
  const outcome = await page.call(unsubscribeJobAlert, { body: { token } })
  if (!outcome.ok) return refused(outcome)
  const changed: AlertChangeResult = { kind: 'unsubscribed' }
  return data(changed)
}

/** Every form of the alerts' pages. The one press of mail programs (RFC 8058) is answered before any page. */
export const changeAlerts = async (page: PageContext, args: ActionFunctionArgs) => {
  const { prefix } = factsOf(page)
  const { part } = args.params
  if (part === 'confirm' || part === 'unsubscribe')
    return byLink(page, part, new URL(args.request.url).searchParams.get('token') || '-')
  const fields = formTexts(await args.request.formData())
  const { act = 'create', id = '', keyword = '' } = fields
  if (act === 'create') return create(page, fields)
  if (!page.user) return redirect(logInAddress(prefix, `${prefix}/job-alerts`), 303)
  switch (act) {
    case 'pause':
      return update(page, id, { is_active: false })
    case 'resume':
      return update(page, id, { is_active: true })
    case 'change':
      return update(page, id, { keyword, frequency_id: frequencyIn(fields) })
    case 'delete':
      return remove(page, id)
    default:
      throw notFound()
  }
}
