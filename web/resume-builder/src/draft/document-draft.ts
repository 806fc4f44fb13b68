import { readDocument, updateDocument } from '@hanap/contracts/jobseekers/documents.calls'
import type { BuilderDocument, DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { type MergeConflict, mergeDocuments } from '@hanap/contracts/jobseekers/merge-documents'
import { contentOf } from './content-of.ts'
import { keepUndo, keptUndo } from './kept-undo.ts'
import { quietCall } from './quiet-call.ts'
import { noUndo, type UndoStack } from './undo.ts'
import { setUnsaved } from './unsaved-question.ts'

export type SaveState = 'saved' | 'saving' | 'offline' | 'ended' | 'refused' | 'gone'

const lastStates: Partial<Record<number, SaveState>> = { 404: 'gone', 413: 'refused', 422: 'refused' }

export interface DraftState {
  content: DocumentContent
  /** That the server has of it. */
  revision: number
  undoable: UndoStack
  save: SaveState
  /** Somebody changed it elsewhere, and that is in it now; with what both wrote in one field. */
  merge: { conflicts: MergeConflict[] } | null
}

/** A document with what is typed, saved as fast as answers come, one request at a time; it outlives its editor. */
export interface DocumentDraft {
  id: string
  read: () => DraftState
  subscribe: (listener: () => void) => () => void
  isUnsaved: () => boolean
  write: (content: DocumentContent, undoable: UndoStack) => void
  forgetMerge: () => void
  /** What others wrote meanwhile comes into it. */
  meet: (document: BuilderDocument) => void
  /** An editor shows it. */
  open: () => void
  /** No editor shows it any more: it is tried less and less often, and not for ever. */
  leave: () => void
  giveUp: () => void
}

const RETRY_MS = 4000
const MAX_RETRY_MS = 60_000
const MAX_LEFT_MS = 15 * 60_000
/** What browsers let out of a page that closes, with room for headers. */
const MAX_KEPT_ALIVE = 60_000

export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The keys of a document that differ. */
const changesOf = (base: DocumentContent, mine: DocumentContent): Partial<DocumentContent> =>
  Object.fromEntries(
    Object.entries(mine).filter(([key, value]) => !isEqual(value, base[key as keyof DocumentContent])),
  )

export const createDraft = (initial: BuilderDocument): DocumentDraft => {
  const { id } = initial
  let state: DraftState = {
    content: contentOf(initial),
    revision: initial.revision,
    undoable: noUndo,
    save: 'saved',
    merge: null,
  }
  let base = state.content
  let sent = base
  let isSaving = false
  let isGivenUp = false
  let isLeft = false
  let retryMs = RETRY_MS
  let retry: ReturnType<typeof setTimeout> | undefined
  let limit: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const change = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const isUnsaved = () => !isEqual(state.content, base)

  const meet = (document: BuilderDocument) => {
    const theirs = contentOf(document)
    const { merged, conflicts } = mergeDocuments(base, state.content, theirs)
    const isOthers = !isEqual(theirs, base) && !isEqual(theirs, sent)
    base = theirs
    change({ content: merged, revision: document.revision, ...(isOthers && { merge: { conflicts } }) })
  }

  const giveUp = () => {
    isGivenUp = true
    clearTimeout(retry)
    clearTimeout(limit)
    saveAtReturn(false)
    setUnsaved(draft, false)
  }

  const onReturn = () => {
    if (document.visibilityState === 'visible') void save()
  }
  /** Who logs in does so in another tab, or in a window beside this one. */
  const saveAtReturn = (isWanted: boolean) => {
    const turn = isWanted ? addEventListener : removeEventListener
    turn('visibilitychange', onReturn)
    turn('focus', onReturn)
  }

  const waitForLogIn = () => {
    change({ save: 'ended' })
    if (!isGivenUp) saveAtReturn(true)
  }

  const tryLater = () => {
    change({ save: 'offline' })
    if (isGivenUp) return
    retry = setTimeout(() => void save(), retryMs)
    if (isLeft) retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
  }

  /** False where it has to be tried again later. */
  const saveOnce = async (): Promise<boolean> => {
    sent = state.content
    const body = { revision: state.revision, changes: changesOf(base, sent) }
    const keepalive = new Blob([JSON.stringify(body)]).size < MAX_KEPT_ALIVE
    const outcome = await quietCall(updateDocument, { params: { id }, body }, { keepalive })
    if (outcome.ok) {
      const { revision } = outcome.data.document
      // An editor that was opened meanwhile may have brought a later one.
      if (revision >= state.revision) {
        base = sent
        change({ revision })
      }
      keepUndo(id, state.revision, state.undoable)
      return true
    }
    let { status } = outcome
    if (status === 409) {
      const present = await quietCall(readDocument, { params: { id } })
      if (present.ok) {
        meet(present.data.document)
        return true
      }
      status = present.status
    }
    const last = lastStates[status]
    if (status === 401) waitForLogIn()
    else if (last) {
      change({ save: last })
      if (isLeft) giveUp()
    } else tryLater()
    return false
  }

  const save = async () => {
    clearTimeout(retry)
    if (isSaving) return
    isSaving = true
    saveAtReturn(false)
    if (state.save !== 'ended') change({ save: 'saving' })
    let isGoingOn = true
    while (isGoingOn && isUnsaved()) isGoingOn = await saveOnce()
    isSaving = false
    if (!isGoingOn) return
    clearTimeout(limit)
    setUnsaved(draft, false)
    change({ save: 'saved' })
  }

  const draft: DocumentDraft = {
    id,
    read: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isUnsaved,
    write: (content, undoable) => {
      if (undoable !== state.undoable) keepUndo(id, state.revision, undoable)
      change({ content, undoable })
      setUnsaved(draft, true)
      if (state.save !== 'ended') void save()
    },
    forgetMerge: () => change({ merge: null }),
    meet,
    open: () => {
      if (state.undoable === noUndo) change({ undoable: keptUndo(id, state.revision) })
      isLeft = false
      isGivenUp = false
      retryMs = RETRY_MS
      clearTimeout(limit)
      if (!isUnsaved()) return
      setUnsaved(draft, true)
      void save()
    },
    leave: () => {
      isLeft = true
      limit = setTimeout(giveUp, MAX_LEFT_MS)
      void save()
    },
    giveUp,
  }
  return draft
}
