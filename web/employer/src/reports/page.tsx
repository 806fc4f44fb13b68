import { translator } from '@hanap/i18n/catalogues'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { SelectField, TextField } from '@hanap/ui/field'
import { Callout, EmptyState } from '@hanap/ui/surface'
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Columns } from './charts.tsx'
import { Figures } from './figures.tsx'
import { reportView } from './load-report.server.ts'
import texts from './page.tsx?texts'
import { ReportSection } from './report-section.tsx'
import type { HiringReportView } from './report-view.ts'
import { DropOut, Funnel, Times } from './stages.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('reports.heading'), isIndexed: false }),
    view: await reportView(page, args.request),
    texts: textsFor(language, texts),
  }
}

/** What became of the company's ads, in numbers. */
export default function Reports() {
  const { head, view } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page reports">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('reports.heading')}</h1>
      <Choice view={view} />
      {view.isBadPeriod && (
        <Callout tone="warning">
          <p role="alert">{t('reports.badPeriod')}</p>
        </Callout>
      )}
      <p className="max-w-[34em] text-pretty text-muted">{t('reports.lead', { zone: view.zone })}</p>
      {view.isEmpty ? (
        <EmptyState title={t('reports.noneTitle')}>
          <p>{t('reports.noneText')}</p>
        </EmptyState>
      ) : (
        <Report view={view} />
      )}
    </div>
  )
}

/** Which days, and of which job. */
function Choice({ view: { from, to, job, jobs } }: { view: HiringReportView }) {
  const { t, href } = usePage()
  return (
    <Form method="get" action={href('/reports')} className="report-choice" key={`${from} ${to} ${job}`}>
      <TextField name="from" type="date" label={t('reports.from')} defaultValue={from} required />
      <TextField name="to" type="date" label={t('reports.to')} defaultValue={to} required />
      <SelectField name="job" label={t('reports.job')} defaultValue={job}>
        <option value="">{t('reports.allJobs')}</option>
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t('reports.show')}</Button>
    </Form>
  )
}

function Report({ view }: { view: HiringReportView }) {
  const { t } = usePage()
  const { files, clicks, hasMarket } = view
  const hasClicks = clicks > 0
  return (
    <>
      <ReportSection id="funnel" title={t('reports.funnel')} file={files?.funnel}>
        <Funnel view={view} />
        {hasClicks && <p>{t('reports.clicksText', { count: clicks })}</p>}
        <p className="text-sm text-muted">{t('reports.viewsText')}</p>
        {hasMarket && <p className="text-sm text-muted">{t('reports.marketText')}</p>}
      </ReportSection>
      <ReportSection id="times" title={t('reports.times')} file={files?.times}>
        <Times view={view} />
      </ReportSection>
      <ReportSection id="drop-out" title={t('reports.dropOut')} file={files?.drop_out}>
        <DropOut view={view} />
      </ReportSection>
      <ReportSection id="weeks" title={t('reports.weeks')} file={files?.weeks}>
        <div className="grid gap-6 sm:grid-cols-3">
          {view.charts.map(chart => (
            <Columns key={chart.series} chart={chart} />
          ))}
        </div>
        <Figures
          label={t('reports.weeks')}
          head={t('reports.week')}
          rows={view.weeks}
          hasClicks={hasClicks}
        />
      </ReportSection>
      <ReportSection id="sources" title={t('reports.sources')} file={files?.sources}>
        <Figures
          label={t('reports.sources')}
          head={t('reports.source')}
          rows={view.sources}
          hasClicks={hasClicks}
        />
      </ReportSection>
      {view.job === '' && (
        <ReportSection id="jobs" title={t('reports.byJob')} file={files?.jobs}>
          <Figures
            label={t('reports.byJob')}
            head={t('reports.job')}
            rows={view.byJob}
            hasClicks={hasClicks}
          />
        </ReportSection>
      )}
    </>
  )
}
