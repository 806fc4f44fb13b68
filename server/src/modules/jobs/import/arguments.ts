import { parseArgs } from 'node:util'
import type { ApplyMode } from '@hanap/job-import'
import { type MarketKey, markets } from '@hanap/markets/markets'

export const IMPORT_HELP = `Usage: npm run import -- [OPTION…] FILE…

Imports job ads. Supported formats: schema.org JobPosting (one per line, JSON-LD in a web page, or a list), XML and JSON
feeds with any field names, RSS, Ashby and Greenhouse job boards, and pages with front matter. Files may be gzipped;
- reads standard input. Importing a file again updates only the ads that changed. The report at the end lists the fields
that were ignored.

  --owner EMAIL         email address of the recruiter who owns the ads
  --apply MODE          where candidates apply: onsite, external (the address in the ad), or auto: external if the ad
                        has an address and does not ask for direct applications (default: auto)
  --market KEY          import every ad into this market (default: by the ad's country).
                        One of: ${markets.map(({ key }) => key).join(' ')}
  --as-of DATE          treat ads as expired if they ended before this date, YYYY-MM-DD (default: today)
  --complete            close jobs from earlier imports of a file with this name that are no longer in it
  --dry-run             read and check the ads without storing anything
  --print               like --dry-run, and print each ad as it would be stored, one JSON object per line
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
  if (!apply) throw new WrongArguments(`--apply must be one of ${modes.join(', ')}`)
  const market = markets.find(({ key }) => key === values.market?.toLowerCase())
  if (values.market !== undefined && !market) throw new WrongArguments(`Unknown market: ${values.market}`)
  if (values.owner !== undefined && !values.owner.includes('@'))
    throw new WrongArguments('--owner must be the email address of a recruiter')
  if (!values.help && positionals.length === 0)
    throw new WrongArguments('No files given. Run with --help for usage.')
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
    throw new WrongArguments(`--as-of must be a date such as 2026-11-21, not ${day}`)
  return moment
}
