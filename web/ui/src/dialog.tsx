import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { CloseIcon } from './icon.tsx'

interface DialogProps {
  title: string
  /** 600 px, or 420 for `small`. */
  size?: 'normal' | 'small'
  isOpen: boolean
  closeLabel: string
  onClose: () => void
  /** Whether a press outside closes it; Escape and the close button always do. */
  closesOutside?: boolean
  children: ReactNode
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. */
export function Dialog({
  title,
  size = 'normal',
  isOpen,
  closeLabel,
  onClose,
  closesOutside = true,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  // Only a closed dialog gives the focus back; one taken out of the page loses it.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same act
    <dialog
      ref={ref}
      className={size === 'small' ? 'dialog dialog-small' : 'dialog'}
      aria-label={title}
      onClose={onClose}
      onClick={event => {
        if (closesOutside && event.target === event.currentTarget) onClose()
      }}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        <Button look="quiet" size="icon" aria-label={closeLabel} onClick={onClose} className="-m-2">
          <CloseIcon />
        </Button>
      </div>
      {children}
    </dialog>
  )
}
