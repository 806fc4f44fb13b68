import { KeyList, toggleKeyList } from '@hanap/shared/components/keys/key-list'
import { usePage } from '@hanap/shared/components/page'
import { siteStorage } from '@hanap/shared/session/storage'
import { useEffect, useState } from 'react'
import { seenLink } from './use-chosen.ts'

/** Of the list of keys. */
export const APPLICANT_KEYS = 'applicant-keys'
/** The name under which a browser stores that single keys do nothing here. */
const KEYS_OFF = 'applicant-keys-off'
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [popover]'

const applicants = () => [...document.querySelectorAll<HTMLElement>('[data-applicant]')]
const focused = () => document.activeElement?.closest<HTMLElement>('[data-applicant]') ?? null
const chosen = () => document.querySelector<HTMLElement>('[data-applicant][data-chosen]')

type Follow = (id: string) => void

const focusBeside = (step: number, follow: Follow | undefined): boolean => {
  const all = applicants()
  const current = focused() ?? chosen()
  const next = current ? all[all.indexOf(current) + step] : all[step > 0 ? 0 : all.length - 1]
  const link = seenLink(next)
  link?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  if (next?.dataset.applicant && link?.classList.contains('to-pane')) follow?.(next.dataset.applicant)
  return next !== undefined
}

const press = (selector: string): boolean => {
  const control = focused()?.querySelector<HTMLElement>(selector)
  control?.click()
  return control != null
}

const acts: Readonly<Record<string, (follow: Follow | undefined) => boolean>> = {
  j: follow => focusBeside(1, follow),
  k: follow => focusBeside(-1, follow),
  e: () => press('[data-move]'),
  s: () => press('input[type="checkbox"]'),
  '?': () => toggleKeyList(APPLICANT_KEYS),
}

/**
 * What the keyboard does in a list or board of applicants, and the list of it; single keys can be turned off (WCAG 2.1.4).
 * `follow` shows whom it has come to.
 */
export function ApplicantKeys({ follow }: { follow: Follow | undefined }) {
  const { t } = usePage()
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(siteStorage.get(KEYS_OFF) === null), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target, isComposing } = event
      if (!isOn || altKey || ctrlKey || metaKey || isComposing) return
      if (target instanceof Element && target.closest(FIELDS)) return
      if (acts[key]?.(follow)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, follow])
  const turn = (isTurnedOn: boolean) => {
    setIsOn(isTurnedOn)
    if (isTurnedOn) siteStorage.remove(KEYS_OFF)
    else siteStorage.set(KEYS_OFF, 'yes')
  }
  return (
    <KeyList
      id={APPLICANT_KEYS}
      isOpenedElsewhere
      keys={[
        ['j', t('applicants.keyNext')],
        ['k', t('applicants.keyPrevious')],
        ['e', t('applicants.keyMove')],
        ['s', t('applicants.keySelect')],
      ]}
    >
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
        <span>{t('applicants.keysOn')}</span>
      </label>
    </KeyList>
  )
}
