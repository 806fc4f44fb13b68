import { DAY_MS } from '@hanap/contracts/durations'
import { dayOf } from '../modules/logs/index.ts'
import {
  parseReportArguments,
  ReportUsageError,
  SEARCH_QUALITY_HELP,
  searchAnswerReport,
  searchQualityReport,
} from '../modules/search/index.ts'
import { openDatabase } from './database.ts'
import { readSettings, WrongSetting } from './settings/settings.ts'

const main = async (words: string[]) => {
  const { days, market, answer, isHelp } = parseReportArguments(words)
  if (isHelp) {
    process.stdout.write(SEARCH_QUALITY_HELP)
    return
  }
  const { db, close } = await openDatabase(readSettings(process.env))
  try {
    const since = dayOf(new Date(Date.now() - (days - 1) * DAY_MS))
    const text =
      answer === undefined
        ? await searchQualityReport(db, { since, market })
        : await searchAnswerReport(db, answer)
    process.stdout.write(`${text}\n`)
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const isSaid = error instanceof ReportUsageError || error instanceof WrongSetting
    process.stderr.write(`${isSaid ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exit(isSaid ? 2 : 1)
  },
)
