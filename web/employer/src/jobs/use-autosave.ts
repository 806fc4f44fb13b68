import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { useCallback, useEffect, useRef, useState } from 'react'

interface AutosaveOptions {
  isOn: boolean
  /** Where the form goes. */
  href: string
  revision: number
  findings: readonly AdFinding[]
}

interface SavedDraft {
  revision: number
  findings: readonly AdFinding[]
  /** When, in words. */
  at: string
}

const PAUSE_MS = 1200
const RETRY_MS = 5000

/** Saves a form a moment after it was last changed, one request at a time, and again where a request failed. */
export const useAutosave = ({ isOn, href, revision, findings }: AutosaveOptions) => {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSaving = useRef(false)
  const isWaiting = useRef(false)
  const [saved, setSaved] = useState<SavedDraft | null>(null)
  const [state, setState] = useState<'fresh' | 'failed' | 'stale'>('fresh')

  const save = useCallback(async () => {
    const element = form.current
    if (!element) return
    if (isSaving.current) {
      isWaiting.current = true
      return
    }
    isSaving.current = true
    isWaiting.current = false
    const answer = await fetch(href, { method: 'POST', body: new FormData(element) }).catch(() => undefined)
    isSaving.current = false
    if (answer?.ok) {
      const draft: SavedDraft = await answer.json()
      // The next request must name it before the page is drawn again.
      const field = element.elements.namedItem('revision')
      if (field instanceof HTMLInputElement) field.value = String(draft.revision)
      setSaved(draft)
      setState('fresh')
      if (isWaiting.current) await save()
    } else if (answer?.status === 409) setState('stale')
    // What is wrong in the form is said when it is sent.
    else if (answer?.status !== 422) {
      setState('failed')
      timer.current = setTimeout(() => void save(), RETRY_MS)
    }
  }, [href])

  useEffect(() => () => clearTimeout(timer.current), [])
  const onInput = useCallback(() => {
    if (!isOn) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }, [isOn, save])

  return {
    form,
    onInput,
    state,
    savedAt: saved?.at ?? null,
    revision: saved?.revision ?? revision,
    findings: saved?.findings ?? findings,
  }
}
