import type { Messages } from '@hanap/i18n/message'
import { PageTexts } from '@hanap/shared/components/page'
import { useLateTexts } from '@hanap/shared/components/use-late-texts'
import { SLASH_OFF } from '@hanap/shared/page/slash-key'
import { siteStorage } from '@hanap/shared/session/storage'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import helpTexts from './key-help.late.tsx?texts'

const KeyHelp = lazy(() => import('./key-help.late.tsx'))

const ID = 'job-keys'
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'
const TITLE = 'a[data-job]'

const focused = () => document.activeElement?.closest('.job') ?? document.querySelector('.job[data-chosen]')

/** The focus goes to the title beside in its list, or to the first one, which Enter opens. */
const focusBeside = (step: number): boolean => {
  const job = focused()
  const titles = [...(job?.parentElement ?? document).querySelectorAll<HTMLElement>(TITLE)]
  const own = job?.querySelector<HTMLElement>(TITLE)
  const isOn = own != null && own === document.activeElement
  const next = own && isOn ? titles[titles.indexOf(own) + step] : (own ?? titles[0])
  next?.focus()
  return next !== undefined
}

const press = (control: HTMLElement | null | undefined): boolean => {
  control?.click()
  return control != null
}

/** From the job beside the list back to where it stands in it. */
const leavePane = (): boolean => {
  if (!document.activeElement?.closest('.search-pane')) return false
  document.querySelector<HTMLElement>(`.job[data-chosen] ${TITLE}`)?.focus()
  return true
}

const acts: Readonly<Record<string, () => boolean>> = {
  j: () => focusBeside(1),
  k: () => focusBeside(-1),
  s: () =>
    press(
      focused()?.querySelector<HTMLElement>('.save') ?? document.querySelector<HTMLElement>('.save-wide'),
    ),
  Escape: leavePane,
}

/** What the keyboard does where jobs are listed and read; `?` shows it, and there single keys can be turned off (WCAG 2.1.4). */
export function JobKeys({ hasList }: { hasList: boolean }) {
  const readTexts = useLateTexts(helpTexts)
  const [texts, setTexts] = useState<Messages>()
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(siteStorage.get(SLASH_OFF) === null), [])
  const help = (): boolean => {
    if (texts) document.getElementById(ID)?.togglePopover()
    else readTexts().then(setTexts)
    return true
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target, isComposing } = event
    if (altKey || ctrlKey || metaKey || isComposing || (!isOn && key !== 'Escape')) return
    if (target instanceof Element && target.closest(FIELDS)) return
    if (key === '?' ? help() : acts[key]?.()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const turn = (isTurnedOn: boolean) => {
    setIsOn(isTurnedOn)
    if (isTurnedOn) siteStorage.remove(SLASH_OFF)
    else siteStorage.set(SLASH_OFF, 'yes')
  }
  if (!texts) return null
  return (
    <PageTexts texts={texts}>
      <Suspense>
        <KeyHelp id={ID} hasList={hasList} isOn={isOn} turn={turn} />
      </Suspense>
    </PageTexts>
  )
}
