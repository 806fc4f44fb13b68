import * as calls from '@hanap/contracts/recruiters/hiring-reports.calls'
import * as schemas from '@hanap/contracts/recruiters/hiring-reports.schemas'
import { languageByCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import type { ServerModule } from '../../calls/module.ts'
import { mayDo } from '../../calls/permission.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import { FileAnswer, memberRoute, route, withSharedAnswers } from '../../calls/route.ts'
import { csvFile } from '../../files/csv.ts'
import { type HiringReportsDeps, loadHiringReport } from './load-report.ts'
import { createMarketFigures } from './market-figures.ts'
import { marketMediansTask } from './market-medians.ts'
import { reportLines } from './report-lines.ts'

export { measureMarkets } from './market-medians.ts'
export { retention } from './retention.ts'

/** What became of ads and applications, in numbers: calls 357, 477 and 547. */
export const hiringReportsModule = ({
  onError,
  ...deps
}: HiringReportsDeps & { onError(error: unknown): void }): ServerModule => {
  const figuresOf = createMarketFigures(deps.db)
  return {
    routes: [
      withSharedAnswers(
        route(calls.readMarketFigures, schemas.readMarketFigures, async ({ query, market }) => {
          const { country_key: key = market.key } = query
          if (!marketByKey(key)) throw refuseField('country_key', 'invalid')
          return figuresOf(key)
        }),
      ),
      memberRoute(calls.readHiringReport, schemas.readHiringReport, ({ caller, query }) =>
        loadHiringReport(deps, caller, query),
      ),
      memberRoute(
        calls.exportHiringReport,
        schemas.exportHiringReport,
        async ({ caller, query, language }) => {
          if (!mayDo(caller.role, 'view_reports')) throw new Refusal('permission_refused')
          const { table, language_code: wanted, ...asked } = query
          const report = await loadHiringReport(deps, caller, asked)
          const { from, to } = report.period
          const { info, bytes } = csvFile(
            `${table}-${from}-${to}.csv`,
            reportLines(report, table, languageByCode(wanted ?? '')?.code ?? language),
          )
          return new FileAnswer(info, bytes)
        },
      ),
    ],
    leaderTasks: [marketMediansTask(deps.db, onError)],
  }
}
