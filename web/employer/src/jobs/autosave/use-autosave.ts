import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { findingsNow } from '../missing-fields.ts'
import { createFormSaving } from './form-saving.ts'
import { useAfterSaving } from './use-after-saving.ts'

interface AutosaveOptions {
  isOn: boolean
  /** Where the form is saved. */
  href: string
  revision: number
  /** Names this drawing of the form's fields: they are drawn anew with another one. */
  drawn: string | number
  findings: readonly AdFinding[]
  /** The market's places by the names that the form offers. */
  places?: readonly string[]
}

const NO_PLACES: readonly string[] = []

/**
 * Saves a form a moment after it was last changed, and again where a request failed. A form that is sent, and what is marked
 * `data-after-saving`, waits for that.
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
  const { revalidate } = useRevalidator()
  const saving = useMemo(() => createFormSaving(href), [href])
  const { is, saved, typed } = useSyncExternalStore(saving.subscribe, saving.read, saving.read)
  const placeNames = useMemo(() => new Set(places), [places])

  useLayoutEffect(() => saving.turn(isOn), [saving, isOn])
  useLayoutEffect(() => saving.setBusy(isOnItsWay), [saving, isOnItsWay])
  useLayoutEffect(() => saving.drawn(drawn, revision), [saving, drawn, revision])
  useEffect(() => void saving.catchUp(revision, revalidate), [saving, revision, revalidate])
  useEffect(() => saving.watch(), [saving])
  useAfterSaving(saving.saveDue)

  const latestFindings = saved?.findings ?? findings
  return {
    form: saving.attach,
    onInput: ({ target }: FormEvent) => saving.input(target),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent
      if (!saving.maySend(submitter)) event.preventDefault()
    },
    state: is,
    savedAt: saved?.at ?? null,
    // What was sent since the last saving has a later one.
    revision: Math.max(saved?.revision ?? 0, revision),
    findings: typed ? findingsNow(typed, latestFindings, placeNames) : latestFindings,
  }
}
