import type { ReactNode } from 'react'
import { usePage } from '../page.tsx'

interface KeyListProps {
  id: string
  /** What each key does. */
  keys: readonly (readonly [key: string, text: string])[]
  /** Whether its button stands in another part of the page. */
  isOpenedElsewhere?: boolean
  /** Below the list. */
  children?: ReactNode
}

/** What the keyboard does here, behind a button and the key “?”. */
export function KeyList({ id, keys, isOpenedElsewhere = false, children }: KeyListProps) {
  const { t } = usePage()
  return (
    <>
      {!isOpenedElsewhere && <KeyListButton id={id} />}
      <section id={id} popover="auto" className="key-list" aria-label={t('chats.keys')}>
        <h2 className="text-lg">{t('chats.keys')}</h2>
        <dl>
          {[...keys, ['?', t('chats.keyKeys')] as const].map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd dir="ltr">{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {children}
      </section>
    </>
  )
}

/** Opens a list of keys. */
export function KeyListButton({ id, icon }: { id: string; icon?: ReactNode }) {
  const { t } = usePage()
  return (
    <button
      type="button"
      className="btn btn-quiet btn-small with-script key-list-open"
      popoverTarget={id}
      aria-keyshortcuts="?"
    >
      {icon}
      {t('chats.keys')}
    </button>
  )
}

/** Shows the list of keys, or hides it. */
export const toggleKeyList = (id: string): true => {
  document.getElementById(id)?.togglePopover()
  return true
}
