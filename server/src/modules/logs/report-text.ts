import type { SearchedText, SearchQuality } from './quality.ts'

/** What a market's readers did with the jobs that they read, in one language. */
export interface ViewQuality {
  market: string
  language: string
  /** Jobs that devices read. */
  views: number
  /** Of these, those that the same device applied to afterwards. */
  applied: number
}

export interface QualityReport {
  since: string
  searches: readonly SearchQuality[]
  views: readonly ViewQuality[]
  withoutResults: readonly (SearchedText & { searches: number; filtered: number })[]
  withoutClick: readonly (SearchedText & { lists: number; jobs: number })[]
  minLists: number
}

/** Below this a percentage says more about chance than about search. */
const ENOUGH = 30

/** `25 % ±4`, with the half width of the 95 % interval; of few the counts alone. */
export const share = (part: number, whole: number): string => {
  if (whole === 0) return '-'
  if (whole < ENOUGH) return `${part} of ${whole}`
  const rate = part / whole
  const margin = 1.96 * Math.sqrt((rate * (1 - rate)) / whole)
  return `${percent(rate)} % ±${percent(margin)}`
}

const percent = (rate: number) => (rate > 0 && rate < 0.1 ? (rate * 100).toFixed(1) : Math.round(rate * 100))

/** Columns of text; the last is as long as it is, so that wide letters push nothing. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  return lines
    .map(line =>
      line
        .map((cell, column) => (column === head.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

interface Line extends Omit<SearchQuality, 'reciprocalPosition'>, ViewQuality {
  /** Sum of 1 / position of first clicks. */
  reciprocals: number
}

const keyOf = ({ market, language }: { market: string; language: string }) => `${market} ${language}`

const linesOf = ({ searches, views }: QualityReport): Line[] => {
  const lines = new Map<string, Line>()
  const lineOf = (place: { market: string; language: string }): Line => {
    const { market, language } = place
    const line = lines.get(keyOf(place)) ?? { market, language, ...nothing }
    lines.set(keyOf(place), line)
    return line
  }
  for (const { reciprocalPosition, ...each } of searches)
    Object.assign(lineOf(each), each, { reciprocals: (reciprocalPosition ?? 0) * each.clicked })
  for (const each of views) Object.assign(lineOf(each), each)
  return [...lines.values()]
}

const nothing = {
  searches: 0,
  withoutResults: 0,
  relaxed: 0,
  lists: 0,
  clicked: 0,
  reciprocals: 0,
  views: 0,
  applied: 0,
}

const sumOf = (lines: readonly Line[]): Line => {
  const sum: Line = { market: 'all', language: '', ...nothing }
  for (const line of lines)
    for (const key of Object.keys(nothing) as (keyof typeof nothing)[]) sum[key] += line[key]
  return sum
}

const cellsOf = (line: Line): string[] => [
  line.market,
  line.language,
  String(line.searches),
  share(line.withoutResults, line.searches),
  share(line.relaxed, line.searches),
  String(line.lists),
  share(line.clicked, line.lists),
  line.clicked === 0 ? '-' : `${(line.reciprocals / line.clicked).toFixed(2)} of ${line.clicked}`,
  String(line.views),
  share(line.applied, line.views),
]

const HEAD = [
  'market',
  'language',
  'searches',
  'no result',
  'relaxed',
  'lists seen',
  'clicked',
  '1/position',
  'views',
  'applied',
]

/** The report as an operator reads it. */
export const qualityText = (report: QualityReport): string => {
  const { since, withoutResults, withoutClick, minLists } = report
  const lines = linesOf(report)
  const all = lines.length > 1 ? [sumOf(lines)] : []
  const place = ({ market, language }: SearchedText) => [market, language]
  const parts = [
    `Search quality since ${since} (UTC)`,
    lines.length === 0 ? 'There were no searches.' : table(HEAD, [...lines, ...all].map(cellsOf)),
    'Queries without results',
    withoutResults.length === 0
      ? 'none'
      : table(
          ['market', 'language', 'searches', 'with filters', 'query'],
          withoutResults.map(each => [...place(each), `${each.searches}`, `${each.filtered}`, each.text]),
        ),
    `Queries whose results were seen at least ${minLists} times but never clicked`,
    withoutClick.length === 0
      ? 'none'
      : table(
          ['market', 'language', 'lists', 'jobs seen', 'query'],
          withoutClick.map(each => [...place(each), `${each.lists}`, `${each.jobs}`, each.text]),
        ),
    EXPLANATION,
  ]
  return parts.join('\n\n')
}

const EXPLANATION = `searches: first pages of results, including those for robots and API clients; a cached page counts once, however many
visitors got it. lists seen: one list of results on one device that showed at least one job; only browsers that run
scripts are counted. 1/position: average over the first click in each list; 1 means the top of the list.
views, applied: jobs opened on a device, and those the same device then applied for on this site.
± is half of the 95 % confidence interval. Below ${ENOUGH} cases only counts are shown.`
