import { KeyList, toggleKeyList } from '@hanap/shared/components/keys/key-list'
import { usePage } from '@hanap/shared/components/page'
import { useEffect } from 'react'

export const CHAT_KEYS = 'chat-keys'
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Opens the chat that stands so many places further in the list; the first where none is open. */
const openBeside = (step: number): boolean => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.chat-item a')]
  const current = links.findIndex(link => link.ariaCurrent === 'page')
  const next = current < 0 ? links[0] : links[current + step]
  next?.click()
  return next !== undefined
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null

const press = (event: KeyboardEvent): boolean => {
  const { key, altKey, ctrlKey, metaKey, target } = event
  if (ctrlKey || metaKey) return false
  const step = STEPS[key]
  // In a list of choices these keys open it.
  if (altKey) return step !== undefined && !(target instanceof HTMLSelectElement) && openBeside(step)
  if (key !== '?' || isTyping(target)) return false
  return toggleKeyList(CHAT_KEYS)
}

/** What the keyboard does in the chats, and the list of it. */
export function ChatKeys() {
  const { t } = usePage()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.isComposing && press(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <KeyList
      id={CHAT_KEYS}
      isOpenedElsewhere
      keys={[
        ['Alt + ↓', t('chats.keyNext')],
        ['Alt + ↑', t('chats.keyPrevious')],
      ]}
    />
  )
}
