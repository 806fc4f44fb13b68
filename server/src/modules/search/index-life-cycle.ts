import type { Task } from '../../tasks/every.ts'
import type { IndexSync } from './index-sync.ts'
import { IndexUnreachable, type JobIndex } from './port.ts'

/**
 * What becomes of a process's index; `stop` ends it from anywhere.
 *
 *     new                start                      opening
 *     opening            an earlier index answers   filling
 *     opening, filling   caught up                  serving
 *     opening, filling   failed                     waiting
 *     waiting            a moment later             opening
 *     serving            lost                       opening
 */
type IndexState =
  | { phase: 'new' | 'opening' | 'stopped' }
  | { phase: 'filling'; earlier: JobIndex }
  | { phase: 'serving'; sync: IndexSync }
  | { phase: 'waiting'; timer: NodeJS.Timeout }

/** What an index says of itself. */
export interface IndexEvents {
  /** An earlier index answers while this one is filled. */
  answers(earlier: JobIndex): void
  /** The index is gone. */
  lost(): void
}

export interface IndexLifeCycleDeps {
  /** Opens the index and has it caught up; closes what it opened where that fails. */
  open(events: IndexEvents): Promise<IndexSync>
  onError(error: unknown): void
}

export interface IndexLifeCycle extends Task {
  /**
   * Waits until searches are answered, but not for a place that does not answer. Rejects where the first index cannot be
   * opened for another reason.
   */
  start(): Promise<void>
  /** The index that answers now. */
  answering(): JobIndex | undefined
  /** Resolves when every change committed by now is found. */
  caughtUp(): Promise<void>
  /** What of the outbox the index has not taken; undefined where no index is served. */
  behind(): Promise<Awaited<ReturnType<IndexSync['behind']>> | undefined>
}

const AGAIN_AFTER_MS = 2000

/** Opens the index, and again whenever it is lost or could not be opened. */
export const createIndexLifeCycle = ({ open, onError }: IndexLifeCycleDeps): IndexLifeCycle => {
  let state: IndexState = { phase: 'new' }
  /** What is done in this state; the process ends after it. */
  let work: Promise<void> = Promise.resolve()
  const started = Promise.withResolvers<void>()
  let isStarting = true

  const isStopped = () => state.phase === 'stopped'
  const endStart = () => {
    isStarting = false
    started.resolve()
  }

  const openNext = async () => {
    state = { phase: 'opening' }
    let sync: IndexSync | undefined
    let isLost = false
    const reopenIfLost = () => {
      if (isLost && sync && state.phase === 'serving' && state.sync === sync) work = reopen(sync)
    }
    try {
      sync = await open({
        answers: earlier => {
          if (state.phase !== 'opening') return
          state = { phase: 'filling', earlier }
          endStart()
        },
        lost: () => {
          isLost = true
          reopenIfLost()
        },
      })
    } catch (error) {
      return fail(error)
    }
    if (isStopped()) return sync.stop()
    state = { phase: 'serving', sync }
    endStart()
    reopenIfLost()
  }

  const reopen = async (lost: IndexSync) => {
    state = { phase: 'opening' }
    onError(new Error('The search index was lost; reopening it'))
    await lost.abandon().catch(onError)
    if (!isStopped()) await openNext()
  }

  const fail = (error: unknown) => {
    if (isStarting && !(error instanceof IndexUnreachable)) {
      state = { phase: 'stopped' }
      return started.reject(error)
    }
    onError(error)
    if (isStopped()) return
    const timer = setTimeout(() => {
      work = openNext()
    }, AGAIN_AFTER_MS)
    state = { phase: 'waiting', timer }
    endStart()
  }

  return {
    start: () => {
      work = openNext()
      return started.promise
    },
    stop: async () => {
      const before = state
      state = { phase: 'stopped' }
      if (before.phase === 'waiting') clearTimeout(before.timer)
      await work
      if (before.phase === 'serving') await before.sync.stop()
      started.resolve()
    },
    answering: () => {
      if (state.phase === 'filling') return state.earlier
      return state.phase === 'serving' ? state.sync.index : undefined
    },
    caughtUp: async () => {
      if (state.phase === 'serving') await state.sync.caughtUp()
    },
    behind: async () => (state.phase === 'serving' ? state.sync.behind() : undefined),
  }
}
