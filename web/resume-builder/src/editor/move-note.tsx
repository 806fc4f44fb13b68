import type { DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import { usePage } from '@hanap/shared/components/page'
import { useEffect } from 'react'

/** A section or an entry that was moved last. */
export interface MovedPart {
  id: string
  name: string
  /** What the button does that moved it, such as `entry-up x1`; absent: it was dragged. */
  act?: string
}

const opposite: Record<string, string> = {
  up: 'down',
  down: 'up',
  'entry-up': 'entry-down',
  'entry-down': 'entry-up',
}

/** A button loses the focus where its part is put elsewhere in the page, or at an end of the list, where it is gone. */
const focusMoveButton = ({ id, act = '' }: MovedPart) => {
  const part = document.querySelector(`[data-movable="${id}"]`)
  const [name = '', ...rest] = act.split(' ')
  const values = [act, [opposite[name], ...rest].join(' ')]
  const buttons = values.map(value => part?.querySelector<HTMLButtonElement>(`button[value="${value}"]`))
  buttons.find(button => button)?.focus()
}

interface MoveNoteProps {
  part: MovedPart | null
  sections: readonly DocumentSection[]
}

/** Tells screen readers where what was moved stands now, also once that is undone; the button that moved it keeps the focus. */
export function MoveNote({ part, sections }: MoveNoteProps) {
  const { t } = usePage()
  useEffect(() => {
    if (part?.act) focusMoveButton(part)
  }, [part])
  const lists = [sections.filter(({ kind }) => kind !== 'heading'), ...sections.map(({ entries }) => entries)]
  const beside = lists.find(parts => parts.some(({ id }) => id === part?.id)) ?? []
  const place = beside.findIndex(({ id }) => id === part?.id) + 1
  return (
    <p role="status" className="unseen">
      {part && place > 0 && t('builder.movedTo', { name: part.name, place, count: beside.length })}
    </p>
  )
}
