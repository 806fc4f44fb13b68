import type { ChartView } from './report-view.ts'

const WIDTH = 100
/** So much of a bar is to be seen of anything that is not nothing. */
const MIN_SEEN = 0.8

const widthOf = (part: number) => (part === 0 ? 0 : Math.max(MIN_SEEN, part * WIDTH))

/** Bars one after the other, of parts of the same whole; the table around it says the same in numbers. */
export function Bar({ parts, mark }: { parts: readonly number[]; mark?: number | null }) {
  return (
    <svg className="report-bar" viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="report-track" width={WIDTH} height="8" />
      {parts.map((part, index) => {
        const before = parts.slice(0, index).reduce((sum, each) => sum + widthOf(each), 0)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is what its place says
          <rect key={index} className={`report-part-${index}`} x={before} width={widthOf(part)} height="8" />
        )
      })}
      {mark != null && (
        <rect className="report-mark" x={Math.min(mark * WIDTH, WIDTH - 1)} width="1" height="8" />
      )}
    </svg>
  )
}

const COLUMN = 10
const HEIGHT = 60

/** A column for each week, with its numbers in words. */
export function Columns({ chart: { series, text, total, span, bars } }: { chart: ChartView }) {
  const width = bars.length * COLUMN
  return (
    <figure className="grid min-w-0 gap-1">
      <figcaption className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">{series}</span> <b className="text-lg">{total}</b>
      </figcaption>
      <svg
        className="report-columns"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
      >
        {bars.map(({ key, part, text: title }, index) => {
          const height = part === 0 ? 0 : Math.max(1, part * HEIGHT)
          return (
            <rect key={key} x={index * COLUMN + 1} y={HEIGHT - height} width={COLUMN - 2} height={height}>
              <title>{title}</title>
            </rect>
          )
        })}
        <rect className="report-floor" y={HEIGHT - 0.5} width={width} height="0.5" />
      </svg>
      <p className="flex flex-wrap justify-between gap-x-2 text-xs text-muted" aria-hidden="true">
        {span.map(week => (
          <span key={week}>{week}</span>
        ))}
      </p>
    </figure>
  )
}
