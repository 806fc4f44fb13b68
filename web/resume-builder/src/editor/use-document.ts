import { previewDocument, readDocument, updateDocument } from '@hanap/contracts/jobseekers/documents.calls'
import type { BuilderDocument, DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { type MergeConflict, mergeDocuments } from '@hanap/contracts/jobseekers/merge-documents'
import { call, send } from '@hanap/shared/calls/call'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type PreviewPicture, previewPicture } from './anchors.ts'
import { contentOf } from './changes.ts'
import { keepUndo, keptUndo } from './kept-undo.ts'
import { noUndo, redone, remembered, type UndoStack, undone } from './undo.ts'

export type SaveState = 'saved' | 'saving' | 'offline' | 'refused' | 'gone'

export interface DocumentEditor {
  content: DocumentContent
  save: SaveState
  /** Somebody changed it elsewhere, and that is in it now; with what both wrote in one field. */
  merge: { conflicts: MergeConflict[] } | null
  preview: PreviewPicture | null
  hasPreviewFailed: boolean
  /** Changes of one `step` that follow each other are undone together. */
  change: (change: (content: DocumentContent) => DocumentContent, step?: string) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  forgetMerge: () => void
}

const RETRY_MS = 4000
const STEP_MS = 2000

const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The keys of a document that differ. */
const changesOf = (base: DocumentContent, mine: DocumentContent): Partial<DocumentContent> =>
  Object.fromEntries(
    Object.entries(mine).filter(([key, value]) => !isEqual(value, base[key as keyof DocumentContent])),
  )

/** A document under a person's hands: what is typed is saved as fast as answers come, one request at a time, and drawn anew. */
export const useDocument = (initial: BuilderDocument): DocumentEditor => {
  const { id } = initial
  const [content, setContent] = useState(() => contentOf(initial))
  const [stack, setStack] = useState<UndoStack>(noUndo)
  const [save, setSave] = useState<SaveState>('saved')
  const [merge, setMerge] = useState<DocumentEditor['merge']>(null)
  const [preview, setPreview] = useState<PreviewPicture | null>(null)
  const [hasPreviewFailed, setHasPreviewFailed] = useState(false)
  const mine = useRef(content)
  const undoable = useRef(stack)
  const base = useRef(content)
  const revision = useRef(initial.revision)
  const isSaving = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastStep = useRef({ step: '', at: 0 })
  const drawing = useRef<{ wanted: number; isBusy: boolean }>({ wanted: 0, isBusy: false })

  const draw = useCallback(async () => {
    drawing.current.wanted = revision.current
    if (drawing.current.isBusy) return
    drawing.current.isBusy = true
    for (let drawn = 0; drawn !== drawing.current.wanted; ) {
      drawn = drawing.current.wanted
      const answer = await send(
        previewDocument,
        { params: { id }, query: { revision: String(drawn) } },
        {},
      ).catch(() => undefined)
      const svg = answer?.ok ? await answer.text().catch(() => '') : ''
      setHasPreviewFailed(svg === '')
      if (svg !== '') setPreview(previewPicture(svg))
    }
    drawing.current.isBusy = false
  }, [id])

  const show = useCallback((next: DocumentContent) => {
    mine.current = next
    setContent(next)
  }, [])

  const keepStack = useCallback(
    (next: UndoStack) => {
      undoable.current = next
      setStack(next)
      keepUndo(id, revision.current, next)
    },
    [id],
  )

  /** False where it has to be tried again later. */
  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = mine.current
    const outcome = await call(updateDocument, {
      params: { id },
      body: { revision: revision.current, changes: changesOf(base.current, sent) },
    })
    if (outcome.ok) {
      revision.current = outcome.data.document.revision
      base.current = sent
      keepUndo(id, revision.current, undoable.current)
      void draw()
      return true
    }
    if (outcome.status === 409) {
      const present = await call(readDocument, { params: { id } })
      if (!present.ok) return false
      const theirs = contentOf(present.data.document)
      const { merged, conflicts } = mergeDocuments(base.current, mine.current, theirs)
      const isOthers = !isEqual(theirs, base.current) && !isEqual(theirs, sent)
      base.current = theirs
      revision.current = present.data.document.revision
      show(merged)
      if (isOthers) setMerge({ conflicts })
      void draw()
      return true
    }
    if (outcome.status === 404) setSave('gone')
    else if (outcome.status === 422 || outcome.status === 413) setSave('refused')
    else {
      setSave('offline')
      timer.current = setTimeout(() => void saveAll.current(), RETRY_MS)
    }
    return false
  }, [id, draw, show])

  const saveAll = useRef(async () => {})
  saveAll.current = async () => {
    clearTimeout(timer.current)
    if (isSaving.current) return
    isSaving.current = true
    setSave('saving')
    let isGoingOn = true
    while (isGoingOn && !isEqual(mine.current, base.current)) isGoingOn = await saveOnce()
    isSaving.current = false
    if (isGoingOn) setSave('saved')
  }

  const change = useCallback<DocumentEditor['change']>(
    (make, step = '') => {
      const before = mine.current
      const next = make(before)
      if (isEqual(before, next)) return
      const now = Date.now()
      const { step: last, at } = lastStep.current
      const isSameStep = step !== '' && step === last && now - at < STEP_MS
      lastStep.current = { step, at: now }
      show(next)
      if (!isSameStep) keepStack(remembered(undoable.current, before))
      void saveAll.current()
    },
    [show, keepStack],
  )

  const turn = (to: typeof undone) => () => {
    const result = to(undoable.current, mine.current)
    if (!result) return
    lastStep.current = { step: '', at: 0 }
    show(result.content)
    keepStack(result.stack)
    void saveAll.current()
  }

  useEffect(() => {
    const stored = keptUndo(id, revision.current)
    undoable.current = stored
    setStack(stored)
    void draw()
    return () => clearTimeout(timer.current)
  }, [id, draw])

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isEqual(mine.current, base.current)) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [])

  return {
    content,
    save,
    merge,
    preview,
    hasPreviewFailed,
    change,
    undo: stack.past.length > 0 ? turn(undone) : undefined,
    redo: stack.future.length > 0 ? turn(redone) : undefined,
    forgetMerge: () => setMerge(null),
  }
}
