import { parseArgs } from 'node:util'
import { DAY_MS } from '@hanap/contracts/durations'
import { marketByKey } from '@hanap/markets/markets'
import type { Db } from '../db/client.ts'
import { applicationFacts } from '../modules/job-applications/index.ts'
import { viewsSince } from '../modules/jobs/index.ts'
import {
  dayOf,
  eventsOf,
  qualityText,
  searchQuality,
  textsWithoutClick,
  textsWithoutResults,
  type ViewQuality,
} from '../modules/logs/index.ts'
import { openDatabase } from './database.ts'
import { readSettings, WrongSetting } from './settings/settings.ts'

const HELP = `npm run search:quality -- [OPTION…]
  --days N        of the last N days, today included (7)
  --market KEY    of one market, such as ph
  --answer ID     what became of one answer, by its query_id
  --help
`

/** Days that the logs keep in any month. */
const MAX_DAYS = 90
const LINES = 10
/** A query seen less often may have been passed over by chance. */
const MIN_LISTS = 5

class WrongWords extends Error {}

interface Wanted {
  days: number
  market: string | undefined
  answer: string | undefined
  isHelp: boolean
}

const wantedBy = (words: string[]): Wanted => {
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
    throw new WrongWords(error instanceof Error ? error.message : String(error))
  }
  const days = Number(values.days ?? 7)
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new WrongWords(`--days is a number from 1 to ${MAX_DAYS}`)
  if (values.market !== undefined && !marketByKey(values.market))
    throw new WrongWords(`there is no market ${values.market}`)
  return { days, market: values.market, answer: values.answer, isHelp: values.help ?? false }
}

interface Scope {
  since: string
  market: string | undefined
}

const viewQuality = async (db: Db, scope: Scope): Promise<ViewQuality[]> => {
  const { appliedOf } = applicationFacts(db)
  const found = new Map<string, ViewQuality>()
  const lineOf = ({ market, language }: { market: string; language: string }) => {
    const key = `${market} ${language}`
    const line = found.get(key) ?? { market, language, views: 0, applied: 0 }
    found.set(key, line)
    return line
  }
  for await (const views of viewsSince(db, scope)) {
    for (const view of views) lineOf(view).views += 1
    for (const view of await appliedOf(views, scope.since)) lineOf(view).applied += 1
  }
  return [...found.values()]
}

const report = async (db: Db, scope: Scope): Promise<string> =>
  qualityText({
    since: scope.since,
    minLists: MIN_LISTS,
    searches: await searchQuality(db, scope),
    views: await viewQuality(db, scope),
    withoutResults: await textsWithoutResults(db, scope, LINES),
    withoutClick: await textsWithoutClick(db, scope, { minLists: MIN_LISTS, limit: LINES }),
  })

/** One line for each job that a device saw or opened. */
const answerText = async (db: Db, queryId: string): Promise<string> => {
  const { exposures, clicks } = await eventsOf(db, queryId)
  const lines = [
    ...exposures.map(each => ({ what: 'seen', ...each })),
    ...clicks.map(each => ({ what: 'opened', ...each })),
  ]
  if (lines.length === 0) return 'Nobody has seen it.'
  return lines
    .map(({ what, position, job_id, device_id }) => [what, position ?? '-', job_id, device_id].join('\t'))
    .join('\n')
}

const main = async (words: string[]) => {
  const { days, market, answer, isHelp } = wantedBy(words)
  if (isHelp) {
    process.stdout.write(HELP)
    return
  }
  const { db, close } = await openDatabase(readSettings(process.env))
  try {
    const since = dayOf(new Date(Date.now() - (days - 1) * DAY_MS))
    const text = answer === undefined ? await report(db, { since, market }) : await answerText(db, answer)
    process.stdout.write(`${text}\n`)
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const isSaid = error instanceof WrongWords || error instanceof WrongSetting
    process.stderr.write(`${isSaid ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exit(isSaid ? 2 : 1)
  },
)
