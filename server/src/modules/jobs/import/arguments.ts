import { parseArgs } from 'node:util'
import type { ApplyMode } from '@hanap/job-import'
import { type MarketKey, markets } from '@hanap/markets/markets'

export const IMPORT_HELP = `npm run import -- [OPTIONS] FILE…

Reads ads into the marketplace: schema.org JobPosting (a line each, a page's JSON-LD, a list), XML and JSON feeds whatever
they call their fields, RSS, Ashby and Greenhouse boards, pages with front matter; plain or gzipped; - is standard input.
Reading the same again changes only what has changed. The report at the end lists fields that were not read.

  --owner EMAIL         whose the ads are: a recruiter's address
  --apply MODE          onsite, external (at the ad's own address) or auto: external where the ad has an address and
                        does not want direct applications (auto)
  --market KEY          the market of all ads (each ad's country): ${markets.map(({ key }) => key).join(' ')}
  --as-of DATE          by which it is judged whether an ad is over, YYYY-MM-DD (today)
  --complete            closes what an earlier reading of a file of this name had and this one has not
  --dry-run             stores nothing
  --print               stores nothing and prints each ad as it would be stored, one JSON a line
`

export interface ImportArguments {
  files: string[]
  owner?: string
  apply: ApplyMode
  market?: MarketKey
  asOf?: Date
  isComplete: boolean
  isDryRun: boolean
  isPrinting: boolean
  isHelp: boolean
}

/** What is wrong with the words of the command. */
export class WrongArguments extends Error {}

const modes: readonly ApplyMode[] = ['onsite', 'external', 'auto']

export const parseArguments = (words: readonly string[]): ImportArguments => {
  const { values, positionals } = parsed(words)
  const apply = modes.find(mode => mode === values.apply)
  if (!apply) throw new WrongArguments(`--apply is one of ${modes.join(', ')}`)
  const market = markets.find(({ key }) => key === values.market?.toLowerCase())
  if (values.market !== undefined && !market) throw new WrongArguments(`there is no market ${values.market}`)
  if (values.owner !== undefined && !values.owner.includes('@'))
    throw new WrongArguments('--owner is the e-mail address of a recruiter')
  if (!values.help && positionals.length === 0)
    throw new WrongArguments('name the files to read; --help tells more')
  return {
    files: positionals,
    apply,
    ...(values.owner === undefined ? {} : { owner: values.owner }),
    ...(market ? { market: market.key } : {}),
    ...(values['as-of'] === undefined ? {} : { asOf: noonOf(values['as-of']) }),
    isComplete: values.complete,
    isDryRun: values['dry-run'] || values.print,
    isPrinting: values.print,
    isHelp: values.help,
  }
}

const parsed = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        owner: { type: 'string' },
        apply: { type: 'string', default: 'auto' },
        market: { type: 'string' },
        'as-of': { type: 'string' },
        complete: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        print: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error))
  }
}

/** Noon in UTC: within that day in nearly every market. */
const noonOf = (day: string): Date => {
  const moment = new Date(`${day}T12:00:00Z`)
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(day) ||
    Number.isNaN(moment.getTime()) ||
    !moment.toISOString().startsWith(day)
  )
    throw new WrongArguments(`--as-of ${day} is no day; write 2026-11-21`)
  return moment
}
