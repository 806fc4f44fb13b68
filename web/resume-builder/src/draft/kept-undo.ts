import { tabStorage } from '@hanap/shared/session/storage'
import { noUndo, type UndoStack } from './undo.ts'

/** Of JSON: what a tab may keep beside everything else. */
const MAX_CHARACTERS = 1_500_000
const keyOf = (documentId: string) => `undo ${documentId}`

/** What could be undone when this page was left, if the document is what it was then. */
export const keptUndo = (documentId: string, revision: number): UndoStack => {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(keyOf(documentId)) ?? 'null')
    if (
      typeof stored !== 'object' ||
      stored === null ||
      !('revision' in stored) ||
      stored.revision !== revision
    )
      return noUndo
    // This page wrote it.
    return 'stack' in stored ? (stored.stack as UndoStack) : noUndo
  } catch {
    return noUndo
  }
}

export const keepUndo = (documentId: string, revision: number, stack: UndoStack): void => {
  let { past, future } = stack
  let text = JSON.stringify({ revision, stack: { past, future } })
  while (text.length > MAX_CHARACTERS && past.length + future.length > 0) {
    past = past.slice(Math.ceil(past.length / 2))
    if (past.length === 0) future = []
    text = JSON.stringify({ revision, stack: { past, future } })
  }
  tabStorage.set(keyOf(documentId), text)
}
