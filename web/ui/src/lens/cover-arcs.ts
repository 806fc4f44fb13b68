interface CoverArc {
  x: number
  y: number
  radius: number
  width: number
}

/** A row of numbers from 0 to 1 that is always the same for a text. */
const numbersOf = (seed: string) => {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** The arcs of a company's cover in a box of 400 by 100: three families of rings around points of their own. */
export const coverArcs = (seed: string): CoverArc[] => {
  const next = numbersOf(seed)
  return [0, 1, 2].flatMap(family => {
    const x = Math.round(family * 150 + next() * 100)
    const y = Math.round(next() * 130 - 15)
    const step = Math.round(10 + next() * 12)
    const width = Math.round(2 + next() * 5)
    return Array.from({ length: 2 + Math.floor(next() * 3) }, (_, ring) => ({
      x,
      y,
      radius: step * (ring + 1) + 6,
      width,
    }))
  })
}
