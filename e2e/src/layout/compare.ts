import type { LayoutBox } from './boxes.ts'

/** In percent of the window's width: a scroll bar, or a border more. */
const TOLERANCE = 1.5

const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE

export const lieAlike = (a: LayoutBox, b: LayoutBox) => isNear(a.left, b.left) && isNear(a.width, b.width)

/** The same parts as they lie where one reads from right to left. */
export const mirrored = (boxes: readonly LayoutBox[]): LayoutBox[] =>
  boxes.map(box => ({ ...box, left: 100 - box.left - box.width }))

const place = ({ left, width }: LayoutBox) => `${left.toFixed(1)} % + ${width.toFixed(1)} %`

/** What lies elsewhere than it should, is of another colour or is not there; what is new is no difference. */
export const layoutDifferences = (expected: readonly LayoutBox[], found: readonly LayoutBox[]): string[] => {
  const byName = new Map(found.map(box => [box.name, box]))
  return expected.flatMap(box => {
    const there = byName.get(box.name)
    if (!there) return [`${box.name} is not there`]
    return [
      ...(lieAlike(box, there) ? [] : [`${box.name} lies at ${place(there)}, not at ${place(box)}`]),
      ...(box.background === there.background
        ? []
        : [`${box.name} is on ${there.background}, not on ${box.background}`]),
    ]
  })
}
