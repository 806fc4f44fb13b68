import type { Messages } from '@hanap/i18n/message'
import { PageTexts, usePage } from '@hanap/shared/components/page'
import { useLateTexts } from '@hanap/shared/components/use-late-texts'
import { SearchIcon } from '@hanap/ui/icon'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SiteAccess } from '../recruiter/site-access.ts'
import texts from './command-dialog.late.tsx?texts'

interface Opened {
  texts: Messages
  Dialog: ComponentType<{ access: SiteAccess; onClose: () => void }>
}

const isCommandKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k'

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** Opens the command bar, by a press or by Ctrl or ⌘ with K; without script it leads to the page with the same. */
export function CommandOpener({ access }: { access: SiteAccess }) {
  const { t, href } = usePage()
  const readTexts = useLateTexts(texts)
  const [opened, setOpened] = useState<Opened>()
  const [shortcut, setShortcut] = useState('Ctrl K')
  const address = href('/go')
  const open = async () => {
    const [late, module] = await Promise.all([
      readTexts(),
      import('./command-dialog.late.tsx').catch(() => undefined),
    ])
    if (late && module) setOpened({ texts: late, Dialog: module.CommandDialog })
    else location.assign(address)
  }
  const toggle = useRef(open)
  toggle.current = async () => (opened ? setOpened(undefined) : open())
  useEffect(() => {
    if (isApple()) setShortcut('⌘ K')
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !isCommandKey(event)) return
      event.preventDefault()
      void toggle.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <a
        href={address}
        className="command-open"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          void open()
        }}
      >
        <SearchIcon />
        <span className="command-open-text">{t('commands.open')}</span>
        <kbd dir="ltr">{shortcut}</kbd>
      </a>
      {opened && (
        <PageTexts texts={opened.texts}>
          <opened.Dialog access={access} onClose={() => setOpened(undefined)} />
        </PageTexts>
      )}
    </>
  )
}
