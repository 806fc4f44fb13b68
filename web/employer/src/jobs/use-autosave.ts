import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { findingsNow } from './missing-fields.ts'

interface AutosaveOptions {
  isOn: boolean
  /** Where the form goes. */
  href: string
  revision: number
  findings: readonly AdFinding[]
  /** The market's places by the names that the form offers. */
  places?: readonly string[]
}

interface SavedDraft {
  revision: number
  findings: readonly AdFinding[]
  /** When, in words. */
  at: string
}

const NO_PLACES: readonly string[] = []
const PAUSE_MS = 1200
const RETRY_MS = 5000

/** Saves a form a moment after it was last changed, one request at a time, and again where a request failed. */
export const useAutosave = ({ isOn, href, revision, findings, places = NO_PLACES }: AutosaveOptions) => {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSaving = useRef(false)
  const isWaiting = useRef(false)
  /** The button with which the form is sent once what is under way has ended: both name a revision. */
  const sending = useRef<HTMLElement>(undefined)
  const [saved, setSaved] = useState<SavedDraft | null>(null)
  const [state, setState] = useState<'fresh' | 'failed' | 'stale' | 'wrong'>('fresh')
  const [typed, setTyped] = useState<FormData | null>(null)
  const placeNames = useMemo(() => new Set(places), [places])

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
    const sender = sending.current
    if (answer?.ok) {
      const draft: SavedDraft = await answer.json()
      // The next request must name it before the page is drawn again.
      const field = element.elements.namedItem('revision')
      if (field instanceof HTMLInputElement) field.value = String(draft.revision)
      setSaved(draft)
      setState('fresh')
      if (sender) element.requestSubmit(sender)
      else if (isWaiting.current) await save()
    } else if (sender) element.requestSubmit(sender)
    else if (answer?.status === 409) setState('stale')
    // What is wrong in the form is said when it is sent.
    else if (answer?.status === 422) setState('wrong')
    else {
      setState('failed')
      timer.current = setTimeout(() => void save(), RETRY_MS)
    }
  }, [href])

  useEffect(() => () => clearTimeout(timer.current), [])
  const onSubmit = useCallback((event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    if (!isSaving.current) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter) sending.current = submitter
  }, [])
  const onInput = useCallback(() => {
    if (form.current) setTyped(new FormData(form.current))
    if (!isOn) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE_MS)
  }, [isOn, save])

  const latestFindings = saved?.findings ?? findings
  return {
    form,
    onInput,
    onSubmit,
    state,
    savedAt: saved?.at ?? null,
    revision: saved?.revision ?? revision,
    findings: typed ? findingsNow(typed, latestFindings, placeNames) : latestFindings,
  }
}
