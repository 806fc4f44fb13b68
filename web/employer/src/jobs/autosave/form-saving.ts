import { createDraftQueue } from './draft-queue.ts'
import { leftSaving, untilAnew, wasLeftSaving } from './left-saving.ts'
import { type DraftOutcome, isOnlyHere, type SavedDraft, sendDraft } from './send-draft.ts'
import { restoreTyped, valuesDrawn } from './typed-fields.ts'

/** `fresh`: nothing keeps it from being saved. */
export type AutosaveState = 'fresh' | Exclude<DraftOutcome['is'], 'saved'>

interface SavingState {
  is: AutosaveState
  /** The last saving since the fields were drawn. */
  saved: SavedDraft | null
  /** The form as it was changed last, since its fields were drawn. */
  typed: FormData | null
}

/** A form that is saved as it is typed, one request at a time; what was typed outlives the form. */
export interface FormSaving {
  read: () => SavingState
  subscribe: (listener: () => void) => () => void
  /** The form stands on the page, or is gone from it. */
  attach: (form: HTMLFormElement | null) => void
  /** Whether it is saved by itself. */
  turn: (isOn: boolean) => void
  /** Whether some form of the page is on its way: its answer has another revision. */
  setBusy: (isBusy: boolean) => void
  /** The fields were drawn from a revision; under another name than before they are new ones. */
  drawn: (name: string | number, revision: number) => void
  input: (field: EventTarget) => void
  /** Whether the form may be sent now; else it is sent once it was saved. */
  maySend: (submitter: HTMLElement | null) => boolean
  /** Saves what is due, after what is being saved; nothing where nothing is. */
  saveDue: () => Promise<DraftOutcome['is']> | undefined
  /** Asks for the page anew where it was asked for before the last saving of the page before. */
  catchUp: (revision: number, revalidate: () => Promise<void>) => Promise<void>
  /** Saves also as the page is left, or its reader is back from a log-in; ends with what it answers. */
  watch: () => () => void
}

const PAUSE_MS = 1200
const RETRY_MS = 5000

/** What is sent after another saving whose answer has not come yet. */
const nameNextRevision = (body: FormData) => body.set('revision', String(Number(body.get('revision')) + 1))

const discards = (submitter: HTMLElement | null): boolean => submitter?.hasAttribute('data-discards') ?? false

/** `href`: where the form is saved. */
export const createFormSaving = (href: string): FormSaving => {
  let state: SavingState = { is: 'fresh', saved: null, typed: null }
  let form: HTMLFormElement | null = null
  let isOn = false
  let isBusy = false
  /** It is this form that is on its way. */
  let isSent = false
  let isOutdated = false
  let isChanged = false
  /** As it was changed last: the form may be gone before it is saved. */
  let latest: FormData | undefined
  let changedField: EventTarget | undefined
  /** What the server has of it. */
  let settled: FormData | undefined
  let drawnAs: string | number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What was pressed last while it was being saved. */
  let pressed: HTMLElement | undefined
  let isPassing = false
  const listeners = new Set<() => void>()

  const change = (next: Partial<SavingState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const settle = (body: FormData, saved: SavedDraft) => {
    const revision = String(saved.revision)
    // The next request must name it before the page is drawn again.
    const field = form?.elements.namedItem('revision')
    if (field instanceof HTMLInputElement) field.value = revision
    latest?.set('revision', revision)
    settled = body
    change({ saved })
  }

  const queue = createDraftQueue(href, {
    next: () => {
      const body = form ? new FormData(form) : latest
      if (!isChanged || !body) return undefined
      isChanged = false
      if (isSent) nameNextRevision(body)
      return body
    },
    onOutcome: (outcome, body) => {
      change({ is: outcome.is === 'saved' ? 'fresh' : outcome.is })
      if (outcome.is === 'saved') settle(body, outcome.draft)
      if (outcome.is === 'refused') isChanged = true
      if (form && (outcome.is === 'lost' || outcome.is === 'refused')) saveIn(RETRY_MS)
    },
  })

  const isDue = () => isOn && (isChanged || queue.isUnanswered())

  const save = (isLeaving = false) => {
    clearTimeout(timer)
    return queue.save(isLeaving)
  }

  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isBusy && !isOutdated && isDue()) void save()
    }, ms)
  }

  const sendOnceSaved = async (submitter: HTMLElement | null) => {
    const isWaiting = pressed !== undefined
    if (submitter) pressed = submitter
    if (isWaiting || !submitter) return
    const outcome = await save()
    const last = pressed ?? submitter
    pressed = undefined
    if (isOnlyHere(outcome) && !discards(last)) return
    isPassing = true
    form?.requestSubmit(last)
    isPassing = false
  }

  const onLeave = () => {
    if (!isDue()) return
    leftSaving(href, latest)
    if (!queue.isSaving()) return void save(true)
    if (!isChanged || !form) return
    const body = new FormData(form)
    nameNextRevision(body)
    void sendDraft(href, body, true)
  }
  /** Who logs in does so in another tab, or in a window beside this one. */
  const onReturn = () => {
    if (state.is === 'ended' && document.visibilityState === 'visible' && !isBusy) void save()
  }

  return {
    read: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach: element => {
      form = element
    },
    turn: on => {
      isOn = on
    },
    setBusy: busy => {
      isBusy = busy
      if (busy) return
      isSent = false
      if (isDue()) saveIn(PAUSE_MS)
    },
    drawn: (name, revision) => {
      if (!form || (settled && drawnAs === name)) return
      const [before, after] = [settled, latest]
      settled = valuesDrawn(form)
      drawnAs = name
      if (!before) return
      latest = undefined
      isChanged = false
      const { saved } = state
      change({
        saved: saved && saved.revision > revision ? saved : null,
        typed: null,
        ...(!queue.isUnanswered() && { is: 'fresh' as const }),
      })
      if (after) restoreTyped(form, { before, after, last: changedField })
    },
    input: field => {
      if (!form) return
      changedField = field
      latest = new FormData(form)
      change({ typed: latest })
      if (!isOn) return
      isChanged = true
      saveIn(PAUSE_MS)
    },
    maySend: submitter => {
      clearTimeout(timer)
      if (isBusy || !form) return false
      if (!isPassing && (queue.isSaving() || (isDue() && !discards(submitter)))) {
        void sendOnceSaved(submitter)
        return false
      }
      isChanged = false
      queue.forgetUnanswered()
      settled = new FormData(form)
      isSent = true
      return true
    },
    saveDue: () => (!isBusy && (queue.isSaving() || isDue()) ? save() : undefined),
    catchUp: async (revision, revalidate) => {
      if (!wasLeftSaving(href, revision)) return
      const outdated = drawnAs
      isOutdated = true
      await untilAnew(() => form !== null && drawnAs === outdated, revalidate)
      isOutdated = false
      if (form && isDue()) saveIn(PAUSE_MS)
    },
    watch: () => {
      addEventListener('pagehide', onLeave)
      addEventListener('focus', onReturn)
      document.addEventListener('visibilitychange', onReturn)
      return () => {
        removeEventListener('pagehide', onLeave)
        removeEventListener('focus', onReturn)
        document.removeEventListener('visibilitychange', onReturn)
        clearTimeout(timer)
        if (!isDue()) return
        leftSaving(href, latest)
        void save(true)
      }
    },
  }
}
