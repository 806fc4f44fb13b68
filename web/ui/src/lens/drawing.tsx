import { type DrawingKind, drawingShapes } from './drawing-shapes.ts'

export type { DrawingKind }

/** What a state of a page shows above its words. Decorative. */
export function Drawing({ kind }: { kind: DrawingKind }) {
  return (
    <svg
      className={kind === 'nothing-found' ? 'drawing drawing-directed' : 'drawing'}
      viewBox="0 0 160 120"
      aria-hidden="true"
    >
      {drawingShapes[kind].map(({ look, d }) => (
        <path key={d} className={look} d={d} />
      ))}
    </svg>
  )
}
