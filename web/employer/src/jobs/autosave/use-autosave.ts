import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { findingsNow } from '../missing-fields.ts'
import { leftSaving, wasLeftSaving } from './left-saving.ts'
import { type DraftOutcome, type SavedDraft, sendDraft } from './send-draft.ts'
import { restoreTyped, valuesDrawn } from './typed-fields.ts'
import { useAfterSaving } from './use-after-saving.ts'

interface AutosaveOptions {
  isOn: boolean
  /** Where the form goes. */
  href: string
  revision: number
  /** Names this drawing of the form's fields: they are drawn anew with another one. */
  drawn: string | number
  findings: readonly AdFinding[]
  /** The market's places by the names that the form offers. */
  places?: readonly string[]
}

export type AutosaveState = 'fresh' | Exclude<DraftOutcome['is'], 'saved'>

const NO_PLACES: readonly string[] = []
const PAUSE_MS = 1200
const RETRY_MS = 5000
/** Before a page that is older than what was saved as it was left is asked for anew. */
const CATCH_UP_MS = [0, 300, 600, 1200]

/** What is sent after another saving whose answer has not come yet. */
const nameNextRevision = (body: FormData) => body.set('revision', String(Number(body.get('revision')) + 1))

/** A draft that was written is still only here. */
const isOnlyHere = (outcome: AutosaveState | DraftOutcome['is']): boolean =>
  outcome === 'lost' || outcome === 'ended'

/**
 * Saves a form a moment after it was last changed, one request at a time, and again where a request failed. A form that is sent, and
 * what is marked `data-after-saving`, waits for that.
 */
export const useAutosave = ({
  isOn,
  href,
  revision,
  drawn,
  findings,
  places = NO_PLACES,
}: AutosaveOptions) => {
  const { state: navigation, formMethod } = useNavigation()
  const isOnItsWay = navigation !== 'idle' && formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<DraftOutcome['is']>>(undefined)
  /** As it was changed last: the form may be gone before it is saved. */
  const latest = useRef<FormData>(undefined)
  const changedField = useRef<EventTarget>(undefined)
  const isChanged = useRef(false)
  /** Was sent and may have been saved: it is sent again as it was, so that the server knows it. */
  const unanswered = useRef<FormData>(undefined)
  /** What the server has of it. */
  const settled = useRef<FormData>(undefined)
  const lastDrawn = useRef(drawn)
  /** Some form of the page is on its way: its answer has another revision. */
  const isBusy = useRef(false)
  /** That form is this one. */
  const isSent = useRef(false)
  const isPassing = useRef(false)
  const isOutdated = useRef(false)
  const { revalidate } = useRevalidator()
  const sending = useRef<HTMLElement>(undefined)
  const [saved, setSaved] = useState<SavedDraft | null>(null)
  const [state, setState] = useState<AutosaveState>('fresh')
  const [typed, setTyped] = useState<FormData | null>(null)
  const placeNames = useMemo(() => new Set(places), [places])

  const isDue = useCallback(() => isOn && (isChanged.current || unanswered.current !== undefined), [isOn])

  const saveAll = useCallback(
    async (isLeaving: boolean): Promise<DraftOutcome['is']> => {
      for (;;) {
        const body = unanswered.current ?? (form.current ? new FormData(form.current) : latest.current)
        if (body === undefined) return 'saved'
        if (body !== unanswered.current) {
          isChanged.current = false
          if (isSent.current) nameNextRevision(body)
        }
        unanswered.current = body
        const outcome = await sendDraft(href, body, isLeaving)
        if (!isOnlyHere(outcome.is)) unanswered.current = undefined
        if (outcome.is === 'refused') isChanged.current = true
        setState(outcome.is === 'saved' ? 'fresh' : outcome.is)
        if (outcome.is !== 'saved') return outcome.is
        // The next request must name it before the page is drawn again.
        const field = form.current?.elements.namedItem('revision')
        if (field instanceof HTMLInputElement) field.value = String(outcome.draft.revision)
        latest.current?.set('revision', String(outcome.draft.revision))
        settled.current = body
        setSaved(outcome.draft)
        if (!isChanged.current) return 'saved'
      }
    },
    [href],
  )
  /** Saves what is due, after what is being saved. */
  const save = useCallback(
    (isLeaving = false) => {
      clearTimeout(timer.current)
      saving.current ??= saveAll(isLeaving).then(outcome => {
        saving.current = undefined
        if (form.current && (outcome === 'lost' || outcome === 'refused'))
          timer.current = setTimeout(() => !isBusy.current && void save(), RETRY_MS)
        return outcome
      })
      return saving.current
    },
    [saveAll],
  )
  const saveSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!isBusy.current && !isOutdated.current && isDue()) void save()
    }, PAUSE_MS)
  }, [isDue, save])

  useLayoutEffect(() => {
    isBusy.current = isOnItsWay
    if (isOnItsWay) return
    isSent.current = false
    if (isDue()) saveSoon()
  }, [isOnItsWay, isDue, saveSoon])
  useLayoutEffect(() => {
    const [element, before, after] = [form.current, settled.current, latest.current]
    if (!element || (before && lastDrawn.current === drawn)) return
    settled.current = valuesDrawn(element)
    if (lastDrawn.current === drawn) return
    lastDrawn.current = drawn
    latest.current = undefined
    isChanged.current = false
    setSaved(last => (last && last.revision > revision ? last : null))
    setTyped(null)
    if (!unanswered.current) setState('fresh')
    if (before && after) restoreTyped(element, { before, after, last: changedField.current })
  }, [drawn, revision])

  useEffect(() => {
    if (state !== 'ended') return
    // Somebody who has logged in elsewhere comes back.
    const saveAgain = () => {
      if (document.visibilityState === 'visible' && !isBusy.current) void save()
    }
    document.addEventListener('visibilitychange', saveAgain)
    addEventListener('focus', saveAgain)
    return () => {
      document.removeEventListener('visibilitychange', saveAgain)
      removeEventListener('focus', saveAgain)
    }
  }, [state, save])

  useEffect(() => {
    if (!wasLeftSaving(href, revision)) return
    isOutdated.current = true
    const catchUp = async () => {
      for (const pause of CATCH_UP_MS) {
        await new Promise(done => setTimeout(done, pause))
        if (!form.current || lastDrawn.current !== outdated) break
        await Promise.resolve(revalidate()).catch(() => undefined)
      }
      isOutdated.current = false
      if (form.current && isDue()) saveSoon()
    }
    const outdated = lastDrawn.current
    void catchUp()
  }, [href, revision, isDue, revalidate, saveSoon])
  useEffect(() => {
    const leave = () => {
      if (!isDue()) return
      leftSaving(href, latest.current)
      if (!saving.current) void save(true)
      else if (isChanged.current && form.current) {
        const body = new FormData(form.current)
        nameNextRevision(body)
        void sendDraft(href, body, true)
      }
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [href, isDue, save])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (!isDue()) return
      leftSaving(href, latest.current)
      void save(true)
    },
    [href, isDue, save],
  )
  useAfterSaving(
    useCallback(() => (!isBusy.current && (saving.current || isDue()) ? save() : undefined), [isDue, save]),
  )

  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      clearTimeout(timer.current)
      if (isBusy.current) return event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      const discards = submitter?.hasAttribute('data-discards') ?? false
      if (isPassing.current || !(saving.current || (isDue() && !discards))) {
        isChanged.current = false
        unanswered.current = undefined
        settled.current = new FormData(event.currentTarget)
        isSent.current = true
        return
      }
      event.preventDefault()
      const isFirst = sending.current === undefined
      if (submitter) sending.current = submitter
      if (!isFirst || !submitter) return
      void (saving.current ?? save()).then(outcome => {
        const sender = sending.current
        sending.current = undefined
        if (isOnlyHere(outcome) && !sender?.hasAttribute('data-discards')) return
        isPassing.current = true
        if (sender) form.current?.requestSubmit(sender)
        isPassing.current = false
      })
    },
    [isDue, save],
  )
  const onInput = useCallback(
    ({ target }: FormEvent) => {
      if (!form.current) return
      changedField.current = target
      latest.current = new FormData(form.current)
      setTyped(latest.current)
      if (!isOn) return
      isChanged.current = true
      saveSoon()
    },
    [isOn, saveSoon],
  )

  const latestFindings = saved?.findings ?? findings
  return {
    form,
    onInput,
    onSubmit,
    state,
    savedAt: saved?.at ?? null,
    // What was sent since the last saving has a later one.
    revision: Math.max(saved?.revision ?? 0, revision),
    findings: typed ? findingsNow(typed, latestFindings, placeNames) : latestFindings,
  }
}
