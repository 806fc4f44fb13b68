import type { SaveOutcome } from './save-batch.ts'

interface ReasonTally {
  count: number
  /** Where it came first. */
  example: string
}

/** What became of the ads of a reading, and of what reasons. */
export interface ImportReport {
  /** An ad or a row that could not be used. */
  problem(file: string, line: number, reason: string): void
  /** Something dropped from an ad, or not understood of it. */
  note(file: string, line: number, note: string): void
  /** A field of a feed that nothing of ours reads. */
  unread(file: string, line: number, field: string): void
  outcome(outcome: SaveOutcome | 'mapped', count: number): void
  /** A feed's jobs that it no longer has. */
  closed(count: number): void
  fileFailed(file: string, reason: string): void
  readonly read: number
  readonly failedFiles: number
  text(seconds: number): string
}

/** A hostile feed may name its fields anew in every ad. */
const MAX_UNREAD_FIELDS = 60
const MORE_UNREAD = '(more fields)'

/** `say` is told each problem as it comes. */
export const createImportReport = (say: (line: string) => void): ImportReport => {
  const problems = new Map<string, ReasonTally>()
  const notes = new Map<string, ReasonTally>()
  const unread = new Map<string, ReasonTally>()
  const outcomes = new Map<string, number>()
  const files: string[] = []
  let gone = 0

  const tally = (tallies: Map<string, ReasonTally>, reason: string, where: string) => {
    const tallied = tallies.get(reason)
    if (tallied) tallied.count += 1
    else tallies.set(reason, { count: 1, example: where })
  }
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0)
  const countOf = (tallies: Map<string, ReasonTally>) => sum([...tallies.values()].map(({ count }) => count))
  const jobCount = () => sum(outcomes.values())

  return {
    problem: (file, line, reason) => {
      tally(problems, reason, `${file}:${line}`)
      say(`${file}:${line}: ${reason}`)
    },
    note: (file, line, note) => tally(notes, note, `${file}:${line}`),
    unread: (file, line, field) => {
      if (unread.has(field) || unread.size < MAX_UNREAD_FIELDS) tally(unread, field, `${file}:${line}`)
      else tally(unread, MORE_UNREAD, `${file}:${line}`)
    },
    outcome: (outcome, count) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count),
    closed: count => {
      gone += count
    },
    fileFailed: (file, reason) => {
      files.push(`${file}: ${reason}`)
      say(`${file}: ${reason}`)
    },
    get read() {
      return jobCount() + countOf(problems)
    },
    get failedFiles() {
      return files.length
    },
    text: seconds => {
      const rate = seconds > 0 ? Math.round(jobCount() / seconds) : 0
      return [
        `${jobCount().toLocaleString('en')} ads in ${seconds.toFixed(1)} s (${rate} per second)`,
        ...section(
          '',
          [...outcomes].map(([outcome, count]) => [outcome, { count, example: '' }]),
        ),
        ...(gone > 0
          ? section('', [['closed because no longer in the feed', { count: gone, example: '' }]])
          : []),
        ...section('Rejected', [...problems]),
        ...section('Ignored fields', [...unread]),
        ...section('Notes', [...notes]),
        ...(files.length > 0
          ? ['', 'Files that could not be read completely', ...files.map(file => `  ${file}`)]
          : []),
      ].join('\n')
    },
  }
}

const section = (heading: string, rows: readonly (readonly [string, ReasonTally])[]): string[] => {
  if (rows.length === 0) return []
  const sorted = rows.toSorted((a, b) => b[1].count - a[1].count)
  const width = Math.max(...sorted.map(([reason]) => reason.length))
  return [
    ...(heading === '' ? [] : ['', heading]),
    ...sorted.map(
      ([reason, { count, example }]) =>
        `  ${reason.padEnd(width)}  ${count.toLocaleString('en').padStart(7)}${example === '' ? '' : `  first in ${example}`}`,
    ),
  ]
}
