/** The places of the first `wanted` of `length` elements, in no order, by a heap whose root is the last of them. */
export function firstPlaces(
  length: number,
  wanted: number,
  goesAfter: (a: number, b: number) => boolean,
): number[] {
  if (length <= wanted) return Array.from({ length }, (_, at) => at)
  const heap: number[] = []
  if (wanted === 0) return heap
  for (let at = 0; at < length; at++) {
    if (heap.length < wanted) {
      heap.push(at)
      rise(heap, goesAfter)
    } else if (goesAfter(heap[0], at)) {
      heap[0] = at
      sink(heap, goesAfter)
    }
  }
  return heap
}

function rise(heap: number[], goesAfter: (a: number, b: number) => boolean): void {
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

function sink(heap: number[], goesAfter: (a: number, b: number) => boolean): void {
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
