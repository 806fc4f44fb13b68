import type { IndexLayout } from '../layout.ts'
import type { SealedSegment } from '../sealed.ts'
import { type MergeResult, mergeSegments } from './merge.ts'
import { documentsOf, nextMerge } from './merge-policy.ts'

interface RunningMerge {
  chosen: readonly SealedSegment[]
  steps: Generator<void, MergeResult>
}

/** Merges of fewer documents do not wait for a larger one to end. */
const SMALL_MERGE = 4096

/** Merges segments step by step; a small merge goes before a large one that is under way. */
export class Mergers {
  readonly #layout: IndexLayout
  #running: RunningMerge[] = []

  constructor(layout: IndexLayout) {
    this.#layout = layout
  }

  /** Whether there is anything to do for these segments. */
  isNeeded(segments: readonly SealedSegment[]): boolean {
    return this.#running.length > 0 || nextMerge(segments).length > 0
  }

  /** One step of work; what it finished, if anything. */
  step(segments: readonly SealedSegment[]): MergeResult | null {
    this.#start(segments)
    const running = this.#running.at(-1)
    const step = running?.steps.next()
    if (!step?.done) return null
    this.#running.pop()
    return step.value
  }

  #start(segments: readonly SealedSegment[]): void {
    if (this.#running.length > 1) return
    const taken = new Set(this.#running.flatMap(({ chosen }) => chosen))
    const isAlone = this.#running.length === 0
    const chosen = nextMerge(
      segments.filter(segment => !taken.has(segment)),
      isAlone ? undefined : SMALL_MERGE,
    )
    if (chosen.length === 0 || (!isAlone && documentsOf(chosen) > SMALL_MERGE)) return
    this.#running.push({ chosen, steps: mergeSegments(chosen, this.#layout) })
  }
}
