import { useSyncExternalStore } from 'react'

/** What the person saved or took back since the page was made, by job. */
const marks = new Map<string, boolean>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function mark(id: string, isSaved: boolean): void {
  marks.set(id, isSaved)
  for (const listener of listeners) listener()
}

/** Whether a job is saved; `atFirst` is what the page said. */
export function useIsSaved(id: string, atFirst: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marks.get(id) ?? atFirst,
    () => atFirst,
  )
}

/** Saves a job or takes it back. The mark changes at once, and back again when the server refuses. */
export async function changeSaved(id: string, isSaved: boolean): Promise<void> {
  mark(id, !isSaved)
  const acts = await import('./save-acts.ts')
  const isDone = isSaved ? await acts.takeBack(id) : await acts.save(id)
  if (!isDone) mark(id, isSaved)
}
