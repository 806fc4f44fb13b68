import { type DraftOutcome, isOnlyHere, sendDraft } from './send-draft.ts'

interface DraftSource {
  /** What was changed since it was asked for last; nothing where nothing was. */
  next: () => FormData | undefined
  onOutcome: (outcome: DraftOutcome, body: FormData) => void
}

/** Savings of one form, one request at a time. */
export interface DraftQueue {
  /** Saves all there is, after what is being saved, and gives the last outcome. */
  save: (isLeaving?: boolean) => Promise<DraftOutcome['is']>
  isSaving: () => boolean
  /** Whether something was sent of which nobody knows whether it was saved. */
  isUnanswered: () => boolean
  forgetUnanswered: () => void
}

export const createDraftQueue = (href: string, { next, onOutcome }: DraftSource): DraftQueue => {
  /** Is sent again as it was, so that the server knows it. */
  let unanswered: FormData | undefined
  let saving: Promise<DraftOutcome['is']> | undefined

  const saveAll = async (isLeaving: boolean): Promise<DraftOutcome['is']> => {
    for (;;) {
      const body = unanswered ?? next()
      if (!body) return 'saved'
      unanswered = body
      const outcome = await sendDraft(href, body, isLeaving)
      if (!isOnlyHere(outcome.is)) unanswered = undefined
      onOutcome(outcome, body)
      if (outcome.is !== 'saved') return outcome.is
    }
  }

  return {
    save: (isLeaving = false) => {
      saving ??= saveAll(isLeaving).finally(() => {
        saving = undefined
      })
      return saving
    },
    isSaving: () => saving !== undefined,
    isUnanswered: () => unanswered !== undefined,
    forgetUnanswered: () => {
      unanswered = undefined
    },
  }
}
