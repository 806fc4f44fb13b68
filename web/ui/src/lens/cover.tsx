import { hueOf } from '../company-avatar.tsx'
import { coverArcs } from './cover-arcs.ts'

/** A company's cover band of arcs on deep ink, always the same for its name. Decorative. */
export function Cover({ seed, className }: { seed: string; className?: string }) {
  const hue = hueOf(seed)
  return (
    <svg
      className={`cover${hue ? ` hue-${hue}` : ''}${className ? ` ${className}` : ''}`}
      viewBox="0 0 400 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {coverArcs(seed).map(({ x, y, radius, width }) => (
        <circle key={`${x}-${radius}`} cx={x} cy={y} r={radius} strokeWidth={width} />
      ))}
    </svg>
  )
}
