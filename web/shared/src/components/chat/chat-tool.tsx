import type { ReactNode, RefObject } from 'react'

interface ChatToolProps {
  id: string
  icon: ReactNode
  text: string
  panelRef?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** One of the row above the field to write in; what it opens stands over the messages. */
export function ChatTool({ id, icon, text, panelRef, children }: ChatToolProps) {
  return (
    <>
      <button type="button" className="chip" popoverTarget={id}>
        {icon}
        {text}
      </button>
      <div id={id} popover="auto" className="menu chat-panel" ref={panelRef}>
        {children}
      </div>
    </>
  )
}
