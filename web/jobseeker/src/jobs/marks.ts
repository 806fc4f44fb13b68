import { showNotification } from '@hanap/shared/page/notifications'
import { useSyncExternalStore } from 'react'

/** What a person does with a job where it stands in a list. */
export type Act = 'save' | 'hide'

/** What the person did or took back since the page was made, by act and job. */
const marks = new Map<string, boolean>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function mark(key: string, isDone: boolean): void {
  marks.set(key, isDone)
  for (const listener of listeners) listener()
}

/** Whether it is done to a job; `atFirst` is what the page said. */
export function useMark(act: Act, id: string, atFirst = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marks.get(act + id) ?? atFirst,
    () => atFirst,
  )
}

/** Does it or takes it back. The mark changes at once, and back again, with a word, when the server refuses. */
export async function changeMark(act: Act, id: string, isDone: boolean, failure: string): Promise<void> {
  mark(act + id, !isDone)
  const acts = await import('./mark-acts.ts').catch(() => undefined)
  if (!acts) showNotification(failure, 'error')
  if (!(await acts?.doAct(act, id, isDone, failure))) mark(act + id, isDone)
}
