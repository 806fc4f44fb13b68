/** The first `wanted` of the places that are offered, in no order, by a heap whose root is the last of them. */
export class TopK {
  readonly items: number[] = []
  readonly #wanted: number
  readonly #goesAfter: (a: number, b: number) => boolean

  constructor(wanted: number, goesAfter: (a: number, b: number) => boolean) {
    this.#wanted = wanted
    this.#goesAfter = goesAfter
  }

  /** Whether another place is only taken in another's stead: in that of `found[0]`. */
  get isFull(): boolean {
    return this.items.length === this.#wanted
  }

  offer(at: number): void {
    const { items } = this
    if (items.length < this.#wanted) {
      items.push(at)
      rise(items, this.#goesAfter)
    } else if (this.#wanted > 0 && this.#goesAfter(items[0], at)) {
      items[0] = at
      sink(items, this.#goesAfter)
    }
  }
}

/** The places of the first `wanted` of `length` elements, in no order. */
export const topK = (
  length: number,
  wanted: number,
  goesAfter: (a: number, b: number) => boolean,
): number[] => {
  if (length <= wanted) return Array.from({ length }, (_, at) => at)
  const first = new TopK(wanted, goesAfter)
  for (let at = 0; at < length; at++) first.offer(at)
  return first.items
}

const rise = (heap: number[], goesAfter: (a: number, b: number) => boolean): void => {
  let at = heap.length - 1
  const element = heap[at]
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!goesAfter(element, heap[parent])) break
    heap[at] = heap[parent]
    at = parent
  }
  heap[at] = element
}

const sink = (heap: number[], goesAfter: (a: number, b: number) => boolean): void => {
  const element = heap[0]
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && goesAfter(heap[child + 1], heap[child])) child++
    if (!goesAfter(heap[child], element)) break
    heap[at] = heap[child]
    at = child
  }
  heap[at] = element
}
