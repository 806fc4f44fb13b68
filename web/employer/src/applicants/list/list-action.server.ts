import {
  changeApplicants,
  listApplicantViews,
  saveApplicantViews,
} from '@hanap/contracts/job-applications/applicants.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { answerOrRedirect } from '../../recruiter/recruiter.server.ts'
import { actOnApplicant, isOfApplicant, undoAction } from '../team-work.server.ts'
import { callFilter, chosenOf, filtersOf } from './list-filters.ts'

/** What became of the list's form. */
export type ListResult = { changed: string; undoId: string } | { saved: string } | { problem: string }

const problem = (text: string, status = 422) => data<ListResult>({ problem: text }, { status })

const DELAY = /^\d{1,5}$/

const changeMany = async (page: PageContext, form: FormData, jobId: string) => {
  const { language, ...facts } = factsOf(page)
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const fields = formTexts(form)
  const { scope, filter = '', pipeline_stage_id = '', template = '', delay = '', idempotencyKey } = fields
  const label = fields.bulk_label?.trim() ?? ''
  const ids = form.getAll('ids').map(String)
  if (scope !== 'all' && ids.length === 0) return problem(t('applicants.noneChosen'))
  if ((pipeline_stage_id === '') === (label === '')) return problem(t('applicants.chooseOne'))
  const outcome = await page.call(changeApplicants, {
    body: {
      filter: scope === 'all' ? callFilter(filtersOf(new URLSearchParams(filter), jobId)) : { ids },
      expected_num: scope === 'all' ? Number(fields.expected_num) : ids.length,
      ...(label ? { label } : { pipeline_stage_id: Number(pipeline_stage_id) }),
      ...(template && { template }),
      ...(DELAY.test(delay) && { delay: Number(delay) }),
    },
    ...(idempotencyKey && { idempotencyKey }),
  })
  if (!outcome.ok) {
    if (outcome.status === 401) answerOrRedirect(page, outcome)
    const [first] = Object.values(firstErrors(outcome.errors))
    return problem(first ?? outcome.message, outcome.status)
  }
  const { num, undo_id } = outcome.data
  return data<ListResult>({
    changed: t('applicants.changed', { count: format.number(num) }),
    undoId: undo_id,
  })
}

const MAX_VIEWS = 20

const changeViews = async (page: PageContext, fields: Record<string, string>) => {
  const t = translator(factsOf(page).language)
  const { views } = answerOrRedirect(page, await page.call(listApplicantViews, {}))
  const { name = '', view = '', remove } = fields
  const others = views.filter(each => each.name !== (remove ?? name.trim()))
  const changed = remove === undefined ? [...others, { name, query: view }] : others
  const outcome = await page.call(saveApplicantViews, { body: { views: changed.slice(-MAX_VIEWS) } })
  if (!outcome.ok) return problem(Object.values(firstErrors(outcome.errors))[0] ?? outcome.message)
  return data<ListResult>({
    saved: t(remove === undefined ? 'applicants.viewSaved' : 'applicants.viewRemoved'),
  })
}

/** Every form of a list or a board of applicants, and of whoever stands beside the list. */
export const listAction = async (page: PageContext, { request, params }: ActionFunctionArgs) => {
  const form = await request.formData()
  const fields = formTexts(form)
  const chosen = chosenOf(new URL(request.url).searchParams)
  if (chosen && isOfApplicant(fields)) return actOnApplicant(page, chosen, fields)
  switch (fields.act) {
    case 'undo':
      return undoAction(page, fields)
    case 'view':
      return changeViews(page, fields)
    case 'compare': {
      const { language, prefix } = factsOf(page)
      const [first, second, more] = form.getAll('ids').map(String)
      if (!first || !second || more) return problem(translator(language)('applicants.compareTwo'))
      return redirect(`${prefix}/applicants/compare?${new URLSearchParams({ first, second })}`, 303)
    }
    default:
      return changeMany(page, form, params.jobId ?? '')
  }
}
