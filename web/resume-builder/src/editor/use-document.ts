import type { BuilderDocument, DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type DraftState, isEqual } from '../draft/document-draft.ts'
import { draftToEdit, leaveDraft } from '../draft/left-drafts.ts'
import { redone, remembered, undone } from '../draft/undo.ts'
import type { PreviewPicture } from './anchors.ts'
import { usePreview } from './use-preview.ts'

export interface DocumentEditor extends Pick<DraftState, 'content' | 'save' | 'merge'> {
  preview: PreviewPicture | null
  hasPreviewFailed: boolean
  /** Changes of one `step` that follow each other are undone together. */
  change: (change: (content: DocumentContent) => DocumentContent, step?: string) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  forgetMerge: () => void
}

const STEP_MS = 2000

/** A document under a person's hands: what is typed is saved, and drawn anew. */
export const useDocument = (initial: BuilderDocument): DocumentEditor => {
  const [draft] = useState(() => draftToEdit(initial))
  const { content, revision, undoable, save, merge } = useSyncExternalStore(
    draft.subscribe,
    draft.read,
    draft.read,
  )
  const lastStep = useRef({ step: '', at: 0 })
  const drawn = usePreview(draft.id, revision)

  const change = useCallback<DocumentEditor['change']>(
    (make, step = '') => {
      const { content: before, undoable: stack } = draft.read()
      const next = make(before)
      if (isEqual(before, next)) return
      const now = Date.now()
      const { step: last, at } = lastStep.current
      const isSameStep = step !== '' && step === last && now - at < STEP_MS
      lastStep.current = { step, at: now }
      draft.write(next, isSameStep ? stack : remembered(stack, before))
    },
    [draft],
  )

  const turn = (to: typeof undone) => () => {
    const { content: present, undoable: stack } = draft.read()
    const result = to(stack, present)
    if (!result) return
    lastStep.current = { step: '', at: 0 }
    draft.write(result.content, result.stack)
  }

  useEffect(() => {
    draft.open()
    return () => leaveDraft(draft)
  }, [draft])

  return {
    content,
    save,
    merge,
    ...drawn,
    change,
    undo: undoable.past.length > 0 ? turn(undone) : undefined,
    redo: undoable.future.length > 0 ? turn(redone) : undefined,
    forgetMerge: draft.forgetMerge,
  }
}
