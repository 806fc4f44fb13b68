import type { CourseLevel } from '@hanap/contracts/academy/academy.schemas'

const rings: Record<CourseLevel, number> = { beginner: 1, intermediate: 2, advanced: 3 }
const radii = [4, 8, 12] as const

/** How far a course leads: one, two or three rings around its middle, beside the text that says it. */
export function LevelArcs({ level }: { level: CourseLevel }) {
  return (
    <svg className="level-arcs" viewBox="0 0 28 28" aria-hidden="true">
      {radii.map((radius, at) => (
        <circle key={radius} className={at < rings[level] ? 'on' : undefined} cx="14" cy="14" r={radius} />
      ))}
    </svg>
  )
}
