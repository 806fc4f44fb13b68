/** How many applicants of a job stand where, in the order of the pipeline. */
interface StageShare {
  key: string
  count: number
}

interface StageBarProps {
  shares: readonly StageShare[]
  /** The same in words. */
  label: string
}

const WIDTH = 100

/** A job’s applicants by stage as one line of colours. */
export function StageBar({ shares, label }: StageBarProps) {
  const total = shares.reduce((sum, { count }) => sum + count, 0)
  let end = 0
  return (
    <svg
      className="stage-bar"
      viewBox={`0 0 ${WIDTH} 8`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {shares.map(({ key, count }) => {
        const start = end
        end += (count / total) * WIDTH
        return (
          <rect
            key={key}
            className={`stage-${key}`}
            x={start.toFixed(1)}
            width={(end - start).toFixed(1)}
            height="8"
          />
        )
      })}
    </svg>
  )
}
