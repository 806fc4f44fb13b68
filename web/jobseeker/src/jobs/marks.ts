import { showToast } from '@hanap/shared/page/toasts'
import { useSyncExternalStore } from 'react'

/** What a person does with a job where it stands in a list. */
export type JobAction = 'save' | 'hide'

/** What the person did or took back since the page was made, by act and job. */
const marks = new Map<string, boolean>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const mark = (key: string, isDone: boolean): void => {
  marks.set(key, isDone)
  for (const listener of listeners) listener()
}

/** Whether it is done to a job; `atFirst` is what the page said. */
export function useMark(act: JobAction, id: string, atFirst = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marks.get(act + id) ?? atFirst,
    () => atFirst,
  )
}

/** The last change of each mark; comes to whether it is done by then. */
const changes = new Map<string, Promise<boolean>>()

/**
 * Does it or takes it back, one after the other. The mark changes at once, and back again, with a word, when the server refuses the
 * last of them.
 */
export const changeMark = async (
  act: JobAction,
  id: string,
  isDone: boolean,
  failure: string,
): Promise<void> => {
  const key = act + id
  mark(key, !isDone)
  const change = Promise.resolve(changes.get(key) ?? isDone).then(async wasDone => {
    const outcome = await import('./job-actions.ts')
      .then(({ jobActions }) => jobActions[act](id, isDone))
      .catch(() => undefined)
    if (outcome?.ok) return !isDone
    showToast(outcome?.message || failure, 'error')
    return wasDone
  })
  changes.set(key, change)
  const isDoneNow = await change
  if (changes.get(key) === change) mark(key, isDoneNow)
}
