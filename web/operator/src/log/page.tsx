import {
  caseKinds,
  listOperatorActs,
  operatorActions,
  undoVerdict,
} from '@hanap/contracts/operators/cases.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { formTexts } from '@hanap/shared/calls/form-values'
import { pageNumber } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { SelectField, TextField } from '@hanap/ui/field'
import { FiltersIcon } from '@hanap/ui/icon'
import { Callout, EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrLogIn, throughGate } from '../account/answer-or-log-in.server.ts'
import { Act } from '../acts/act.tsx'
import { actView, daysOf } from '../acts/act-view.server.ts'
import { actionTexts, caseKindOf, kindTexts } from '../acts/case-texts.ts'
import texts from './page.tsx?texts'

/** The form of filters: it opens on a narrow screen, and stands in the page on a wide one. */
const FILTER = 'log-filter'
const DAY = /^\d{4}-\d\d-\d\d$/

/** What of an address narrows the log; what does not fit is left out. */
const filtersIn = ({ url }: Request) => {
  const { searchParams } = new URL(url)
  const read = (name: string) => searchParams.get(name)?.trim() ?? ''
  const day = (name: string) => (DAY.test(read(name)) ? read(name) : '')
  return {
    action: operatorActions.find(each => each === read('action')) ?? '',
    kind: caseKindOf(read('kind')) ?? '',
    query: read('query').slice(0, 100),
    from: day('from'),
    to: day('to'),
  } as const
}

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language } = facts
  const filters = filtersIn(args.request)
  const { action: act, kind, query, from, to } = filters
  const outcome = await page.call(listOperatorActs, {
    query: {
      ...(act && { action: act }),
      ...(kind && { kind }),
      ...(query && { query }),
      ...(from && { from }),
      ...(to && { to }),
      page: pageNumber(args.request),
    },
  })
  const log = answerOrLogIn(page, outcome, args.request)
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('operator.title'), { title: t('operator.log'), isIndexed: false }),
    filters,
    days: daysOf(log.acts.map(each => actView(each, format))),
    page: log.page,
    pages: log.total_pages,
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { id = '' } = formTexts(await args.request.formData())
  const outcome = throughGate(page, await page.call(undoVerdict, { params: { id }, body: {} }), args.request)
  return outcome.ok
    ? { isUndone: true, error: '' }
    : data({ isUndone: false, error: outcome.message }, { status: outcome.status })
}

/** Who did what and when, with what can be taken back. */
export default function Log() {
  const { head, filters, days, page, pages } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { t } = usePage()
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  const filterCount = Object.keys(chosen).length
  return (
    <div className="operator-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('operator.log')}</h1>
      <p className="text-muted">{t('operator.logIntro')}</p>
      {result && (
        <Callout tone={result.isUndone ? 'plain' : 'danger'}>
          <p role="status">{result.isUndone ? t('operator.undone') : result.error}</p>
        </Callout>
      )}
      <Button className="log-filter-open" popoverTarget={FILTER}>
        <FiltersIcon />
        {filterCount > 0
          ? t('operator.kindCount', { kind: t('applicants.filters'), count: filterCount })
          : t('applicants.filters')}
      </Button>
      <form id={FILTER} popover="auto" method="get" className="log-filter card" data-reload>
        <SelectField name="action" label={t('operator.filterAct')} defaultValue={filters.action}>
          <option value="">{t('operator.filterAny')}</option>
          {operatorActions.map(each => (
            <option key={each} value={each}>
              {t(actionTexts[each])}
            </option>
          ))}
        </SelectField>
        <SelectField name="kind" label={t('operator.filterKind')} defaultValue={filters.kind}>
          <option value="">{t('operator.filterAny')}</option>
          {caseKinds.map(each => (
            <option key={each} value={each}>
              {t(kindTexts[each])}
            </option>
          ))}
        </SelectField>
        <TextField
          name="query"
          label={t('operator.filterWords')}
          defaultValue={filters.query}
          maxLength={100}
        />
        <div className="log-dates">
          <TextField name="from" type="date" label={t('operator.filterFrom')} defaultValue={filters.from} />
          <TextField name="to" type="date" label={t('operator.filterTo')} defaultValue={filters.to} />
        </div>
        <Button type="submit">{t('operator.filterShow')}</Button>
      </form>
      {days.length === 0 ? (
        <EmptyState title={t('operator.logEmpty')} drawing="nothing-found" />
      ) : (
        <div className="log-days">
          {days.map(({ day, acts }) => (
            <section key={day} className="log-day">
              <h2 className="text-base">{day}</h2>
              <ol className="card log-rows">
                {acts.map(act => (
                  <li key={act.id} className="log-row">
                    <Act act={act} isDayKnown />
                    {act.canUndo && (
                      <form method="post" data-reload>
                        <input type="hidden" name="id" value={act.id} />
                        <Button type="submit" size="small">
                          {t('operator.undo')}
                        </Button>
                      </form>
                    )}
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      <ListPages page={page} pages={pages} query={chosen} />
    </div>
  )
}
