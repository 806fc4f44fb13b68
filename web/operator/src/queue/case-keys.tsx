import { usePage } from '@hanap/shared/components/page'
import { siteStorage } from '@hanap/shared/session/storage'
import { useEffect, useState } from 'react'

const ID = 'case-keys'
/** The name under which a browser stores that single keys do nothing here. */
const KEYS_OFF = 'case-keys-off'
const FIELDS = 'input, textarea, select, [contenteditable], [popover]'

const cases = () => [...document.querySelectorAll<HTMLElement>('[data-case]')]

/** The focus goes to the link of the case beside, which Enter opens. */
const focusBeside = (step: number): boolean => {
  const all = cases()
  const current = document.activeElement?.closest<HTMLElement>('[data-case]') ?? null
  const next = current ? all[all.indexOf(current) + step] : all[step > 0 ? 0 : all.length - 1]
  next?.querySelector('a')?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

const acts: Readonly<Record<string, () => boolean>> = {
  j: () => focusBeside(1),
  k: () => focusBeside(-1),
  '?': () => {
    document.getElementById(ID)?.togglePopover()
    return true
  },
}

/** What the keyboard does in the queue, and the list of it; single keys can be turned off (WCAG 2.1.4). */
export function CaseKeys() {
  const { t } = usePage()
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(siteStorage.get(KEYS_OFF) === null), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target, isComposing } = event
      if (!isOn || altKey || ctrlKey || metaKey || isComposing) return
      if (target instanceof Element && target.closest(FIELDS)) return
      if (acts[key]?.()) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  const turn = (isTurnedOn: boolean) => {
    setIsOn(isTurnedOn)
    if (isTurnedOn) siteStorage.remove(KEYS_OFF)
    else siteStorage.set(KEYS_OFF, 'yes')
  }
  const keys = [
    ['j', t('operator.keyNext')],
    ['k', t('operator.keyPrevious')],
    ['Enter', t('operator.keyOpen')],
    ['?', t('chats.keyKeys')],
  ] as const
  return (
    <>
      <span hidden data-router="idle" />
      <button
        type="button"
        className="btn btn-line btn-small case-keys-open"
        popoverTarget={ID}
        aria-keyshortcuts="?"
        aria-label={t('chats.keys')}
        title={t('chats.keys')}
      >
        ?
      </button>
      <section id={ID} popover="auto" className="case-keys" aria-label={t('chats.keys')}>
        <h2 className="text-lg">{t('chats.keys')}</h2>
        <dl>
          {keys.map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd dir="ltr">{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <label className="check">
          <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
          <span>{t('applicants.keysOn')}</span>
        </label>
      </section>
    </>
  )
}
