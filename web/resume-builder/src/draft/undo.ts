import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'

/** What a document was before, and what was undone; the latest is last. */
export interface UndoStack {
  past: DocumentContent[]
  future: DocumentContent[]
}

export const noUndo: UndoStack = { past: [], future: [] }

const MAX_STEPS = 60

/** What is remembered when `before` is changed. */
export const remembered = ({ past }: UndoStack, before: DocumentContent): UndoStack => ({
  past: [...past, before].slice(-MAX_STEPS),
  future: [],
})

interface Undone {
  stack: UndoStack
  content: DocumentContent
}

export const undone = ({ past, future }: UndoStack, present: DocumentContent): Undone | undefined => {
  const content = past.at(-1)
  return content && { content, stack: { past: past.slice(0, -1), future: [...future, present] } }
}

export const redone = ({ past, future }: UndoStack, present: DocumentContent): Undone | undefined => {
  const content = future.at(-1)
  return content && { content, stack: { past: [...past, present], future: future.slice(0, -1) } }
}
