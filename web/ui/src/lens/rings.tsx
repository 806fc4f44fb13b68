import { arcPath, pointOf, shareOf } from './ring.ts'

const RADIUS = 19

interface RingProps {
  /** 0 to 100. */
  percent: number
  /** What the ring says, for those who do not see it. */
  label: string
  size?: 'small' | 'normal' | 'large'
}

const classOf = (kind: string, size: RingProps['size'] = 'normal') =>
  size === 'normal' ? `lens-ring ${kind}` : `lens-ring ${kind} lens-ring-${size}`

/** How well a job fits: an arc with the sun at its tip, and the number within; a small one is the lens alone. */
export function MatchRing({ percent, label, size }: RingProps) {
  const share = shareOf(percent, 100)
  const tip = pointOf(share, RADIUS)
  const isSmall = size === 'small'
  return (
    <svg className={classOf('match-ring', size)} viewBox="0 0 44 44" role="img" aria-label={label}>
      <circle cx="22" cy="22" r={RADIUS} />
      <path d={arcPath(share, RADIUS)} />
      {isSmall ? (
        <circle className="sun" cx="22" cy="22" r={2 + 7 * share} />
      ) : (
        <>
          {share > 0 && <circle className="sun" cx={tip.x} cy={tip.y} r="3.5" />}
          <text x="22" y="22">
            {Math.round(share * 100)}
          </text>
        </>
      )}
    </svg>
  )
}

/** How much of something is done, such as a profile; the sun rises in it when all is. */
export function MeterRing({ percent, label, size }: RingProps) {
  const share = shareOf(percent, 100)
  const isWhole = share === 1
  return (
    <svg className={classOf('meter-ring', size)} viewBox="0 0 44 44" role="img" aria-label={label}>
      <circle cx="22" cy="22" r={RADIUS} />
      <path d={arcPath(share, RADIUS)} />
      {isWhole && <circle className="sun" cx="22" cy="22" r="9" />}
      {!isWhole && size !== 'small' && (
        <text x="22" y="22">
          {Math.round(share * 100)}
        </text>
      )}
    </svg>
  )
}

/** An ad is fresh for this long. */
const FRESH_DAYS = 30

/** How fresh an ad is: a ring that empties within 30 days, beside the text that says it. */
export function FreshnessArc({ days, label }: { days: number; label: string }) {
  const left = 1 - shareOf(days, FRESH_DAYS)
  return (
    <span className="freshness">
      <svg className="lens-ring lens-ring-small" viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r={RADIUS} />
        <path d={arcPath(left, RADIUS)} />
        {left > 0.9 && <circle className="sun" cx="22" cy="22" r="9" />}
      </svg>
      {label}
    </span>
  )
}
