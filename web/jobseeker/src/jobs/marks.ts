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

/** Does it or takes it back. The mark changes at once, and back again, with a word, when the server refuses. */
export const changeMark = async (
  act: JobAction,
  id: string,
  isDone: boolean,
  failure: string,
): Promise<void> => {
  mark(act + id, !isDone)
  const acts = await import('./job-actions.ts').catch(() => undefined)
  if (!acts) showToast(failure, 'error')
  if (!(await acts?.runJobAction(act, id, isDone, failure))) mark(act + id, isDone)
}
