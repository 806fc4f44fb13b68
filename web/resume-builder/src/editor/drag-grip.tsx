import { GripIcon } from '@hanap/ui/icon'
import { type PointerEvent, useEffect, useRef } from 'react'
import { beginDrag } from './begin-drag.ts'

interface DragGripProps {
  /** Before which of its neighbours the part was dropped; null: at their end. */
  onDrop(before: string | null): void
}

/** By this a part is dragged with a mouse, a pen or a finger. It is nothing to the keyboard and to screen readers, for which there are buttons. */
export function DragGrip({ onDrop }: DragGripProps) {
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.preventDefault()
    end.current?.()
    end.current = beginDrag(event.currentTarget, event.nativeEvent, onDrop)
  }
  return (
    <span
      className="builder-grip builder-script"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      // It would fold the section.
      onClick={event => event.preventDefault()}
    >
      <GripIcon />
    </span>
  )
}
