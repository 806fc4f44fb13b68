import { parseArgs } from 'node:util'
import { marketByKey } from '@hanap/markets/markets'

export const SEARCH_QUALITY_HELP = `npm run search:quality -- [OPTION…]
  --days N        of the last N days, today included (7)
  --market KEY    of one market, such as ph
  --answer ID     what became of one answer, by its query_id
  --help
`

/** Days that the logs keep in any month. */
const MAX_DAYS = 90
/** What was typed is not understood; the message is all that is printed. */
export class ReportUsageError extends Error {}

interface ReportArguments {
  days: number
  market: string | undefined
  answer: string | undefined
  isHelp: boolean
}

export const parseReportArguments = (words: string[]): ReportArguments => {
  let values: { days?: string; market?: string; answer?: string; help?: boolean }
  try {
    ;({ values } = parseArgs({
      args: words,
      options: {
        days: { type: 'string' },
        market: { type: 'string' },
        answer: { type: 'string' },
        help: { type: 'boolean' },
      },
    }))
  } catch (error) {
    throw new ReportUsageError(error instanceof Error ? error.message : String(error))
  }
  const days = Number(values.days ?? 7)
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new ReportUsageError(`--days is a number from 1 to ${MAX_DAYS}`)
  if (values.market !== undefined && !marketByKey(values.market))
    throw new ReportUsageError(`there is no market ${values.market}`)
  return { days, market: values.market, answer: values.answer, isHelp: values.help ?? false }
}
