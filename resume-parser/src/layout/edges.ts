import { hasArabic } from './characters.ts'
import type { TextRun } from './rows.ts'

/** A gap of this many sizes of the letters is wider than a space; whether it parts is told by what is above and below. */
const WIDE_SPACE = 0.45
const TOLERANCE = 1.5
const MIN_ROWS = 3
/** No page has more columns. */
const MAX_EDGES = 60
/** Of the rows between those that begin at an edge, so many may run across it. */
const SHARE_ACROSS = 0.34

/** Places at which rows of a page begin again and again after free space: the left edges of columns. */
export type Edges = (run: TextRun, before: TextRun) => boolean

const bucketOf = (x: number) => Math.round(x / TOLERANCE)

interface Starts {
  /** Rows that have a run beginning there after free space, or with which the row begins. */
  rows: number[]
  /** Those of them after free space. */
  parted: number
}

const isAcross = (runs: readonly TextRun[], x: number) =>
  runs.some(run => run.x < x - TOLERANCE * 2 && run.x + run.width > x + TOLERANCE * 2)

const collect = (
  rows: readonly (readonly TextRun[])[],
  place: (run: TextRun, before: TextRun | undefined) => number | undefined,
) => {
  const starts = new Map<number, Starts>()
  for (const [at, runs] of rows.entries())
    for (const [index, run] of runs.entries()) {
      const before = runs[index - 1]
      const x = place(run, before)
      if (x === undefined) continue
      const bucket = bucketOf(x)
      const start = starts.get(bucket) ?? { rows: [], parted: 0 }
      if (start.rows.at(-1) !== at) start.rows.push(at)
      if (before) start.parted += 1
      starts.set(bucket, start)
    }
  return starts
}

const gapOf = (run: TextRun, before: TextRun) => run.x - (before.x + before.width)
const isWide = (run: TextRun, before: TextRun) => gapOf(run, before) >= WIDE_SPACE * run.size

/** Buckets in which enough rows begin and which few rows run across. */
const strongIn = (
  rows: readonly (readonly TextRun[])[],
  starts: ReadonlyMap<number, Starts>,
): Set<number> => {
  const strong = new Set<number>()
  const likely = [...starts].sort(([, one], [, other]) => other.rows.length - one.rows.length)
  for (const [bucket, { rows: own }] of likely.slice(0, MAX_EDGES)) {
    const near = [bucket - 1, bucket + 1].flatMap(other => starts.get(other)?.rows ?? [])
    const all = [...new Set([...own, ...near])].sort((one, other) => one - other)
    const [first = 0, last = 0] = [all[0], all.at(-1)]
    if (all.length < MIN_ROWS) continue
    const across = rows.slice(first, last + 1).filter(runs => isAcross(runs, bucket * TOLERANCE)).length
    if (across <= SHARE_ACROSS * all.length) strong.add(bucket)
  }
  return strong
}

const has = (strong: ReadonlySet<number>, x: number) =>
  [-1, 0, 1].some(step => strong.has(bucketOf(x) + step))

/** Tells where a gap that could be a space parts two columns; rows are the runs on a baseline, from the left. */
export const edgesOf = (rows: readonly (readonly TextRun[])[]): Edges => {
  const left = strongIn(
    rows,
    collect(rows, (run, before) => (before && !isWide(run, before) ? undefined : run.x)),
  )
  // What runs right to left begins at its right edge.
  const rightward = rows.map(runs => (runs.some(({ text }) => hasArabic(text)) ? runs : []))
  const right = strongIn(
    rightward,
    collect(
      rightward.map(runs => [...runs].reverse()),
      (run, before) =>
        before && before.x - (run.x + run.width) < WIDE_SPACE * run.size ? undefined : run.x + run.width,
    ),
  )
  return (run, before) =>
    isWide(run, before) &&
    (has(left, run.x) || (hasArabic(before.text) && has(right, before.x + before.width)))
}
