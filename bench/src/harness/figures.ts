/** The middle of some figures; 0 of none. */
export const median = (figures: readonly number[]): number => percentile(figures, 0.5)

/** The figure that a share of the others (0 to 1) does not exceed. */
export const percentile = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = Math.max(0, Math.ceil(share * sorted.length) - 1)
  const [low = 0, high = low] = [sorted[at], sorted[at + 1]]
  return share === 0.5 && sorted.length % 2 === 0 ? (low + high) / 2 : low
}

/** A generator whose numbers repeat from run to run. */
export const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Prints rows of figures in columns, numbers to the right. */
export const printTable = (
  title: string,
  rows: readonly (readonly [string, ...(string | number)[]])[],
): void => {
  const texts = rows.map(row => row.map(String))
  const widths = (texts[0] ?? []).map((_, at) => Math.max(...texts.map(row => (row[at] ?? '').length)))
  const lines = texts.map(row =>
    row
      .map((text, at) => (at === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join('  '),
  )
  console.log(`\n${title}\n${lines.map(line => `  ${line}`).join('\n')}`)
}
