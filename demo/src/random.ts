/** Deterministic randomness: the same name always tells the same story. */
export interface DemoRandom {
  /** From 0 up to but without 1. */
  next(): number
  /** A whole number of both ends inclusive. */
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items in random order; all where there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  chance(share: number): boolean
}

/** FNV-1a, 32 bits. */
export const fnvHash = (text: string): number => {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return hash >>> 0
}

export const seededRandom = (name: string): DemoRandom => {
  let state = fnvHash(name)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const [item] = items.slice(Math.floor(next() * items.length))
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return {
    next,
    between,
    pick,
    chance: share => next() < share,
    sample: (items, count) => {
      const rest = [...items]
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(between(0, rest.length - 1), 1),
      ).flat()
    },
  }
}
