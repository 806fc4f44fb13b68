import { parseArgs } from 'node:util'
import { marketByKey } from '@hanap/markets/markets'

export const SEARCH_QUALITY_HELP = `Usage: npm run search:quality -- [OPTION…]

Reports what visitors did with search results.

  --days N        the last N days, including today (default: 7)
  --market KEY    one market only, such as ph
  --answer ID     who saw and opened which job in one list of results, by its query_id
  --help          show this help
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
    throw new ReportUsageError(`--days must be a number from 1 to ${MAX_DAYS}`)
  if (values.market !== undefined && !marketByKey(values.market))
    throw new ReportUsageError(`Unknown market: ${values.market}`)
  return { days, market: values.market, answer: values.answer, isHelp: values.help ?? false }
}
