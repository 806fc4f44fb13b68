import { useEffect } from 'react'
import { type DraftOutcome, isOnlyHere } from './send-draft.ts'

type Held = HTMLAnchorElement | HTMLFormElement

const heldBy = (event: Event): Held | null => {
  const { target } = event
  if (!(target instanceof Element)) return null
  if (event instanceof SubmitEvent) return target.closest<HTMLFormElement>('form[data-after-saving]')
  const isPlain =
    event instanceof MouseEvent && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return isPlain ? target.closest<HTMLAnchorElement>('a[data-after-saving]') : null
}

/** What would leave the text behind: an answer to the form itself tells what is wrong with it. */
const stays = (outcome: DraftOutcome['is'], held: Held) =>
  isOnlyHere(outcome) || (outcome === 'stale' && held instanceof HTMLAnchorElement)

/** Links and forms beside the one that is saved wait until it is. `save` answers nothing where nothing is due. */
export const useAfterSaving = (save: () => Promise<DraftOutcome['is']> | undefined): void => {
  useEffect(() => {
    let isPassing = false
    const hold = (event: Event) => {
      const held = heldBy(event)
      const saving = held && !isPassing ? save() : undefined
      if (!held || !saving) return
      event.preventDefault()
      event.stopPropagation()
      void saving.then(outcome => {
        if (stays(outcome, held)) return
        isPassing = true
        if (held instanceof HTMLFormElement) held.requestSubmit()
        else held.click()
        isPassing = false
      })
    }
    document.addEventListener('click', hold, true)
    document.addEventListener('submit', hold, true)
    return () => {
      document.removeEventListener('click', hold, true)
      document.removeEventListener('submit', hold, true)
    }
  }, [save])
}
