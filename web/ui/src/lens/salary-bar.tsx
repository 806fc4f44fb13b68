import { type PayWithinBand, salaryScale } from './salary-scale.ts'

/** Pay within a wider band, such as what the market usually pays: the thin band, a bar on it, the sun at the bar's middle. Without a label the words beside it say the same. */
export function SalaryBar({ label, ...range }: PayWithinBand & { label?: string }) {
  const { start, end, middle, bandStart, bandEnd } = salaryScale(range)
  return (
    <svg
      className="salary-bar"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width="100%"
      height="16"
    >
      <rect className="salary-line" x="0" y="7" width="100%" height="2" rx="1" />
      <rect
        className="salary-band"
        x={`${bandStart}%`}
        y="5"
        width={`${bandEnd - bandStart}%`}
        height="6"
        rx="3"
      />
      <rect x={`${start}%`} y="3" width={`${end - start}%`} height="10" rx="5" />
      <circle className="sun" cx={`${middle}%`} cy="8" r="6" />
    </svg>
  )
}
