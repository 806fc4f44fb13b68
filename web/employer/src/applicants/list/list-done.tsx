import { showToast } from '@hanap/shared/page/toasts'
import { Callout } from '@hanap/ui/surface'
import { useEffect } from 'react'
import { useActionData } from 'react-router'
import { UndoForm } from '../undo-form.tsx'
import type { ListResult } from './list-action.server.ts'

/** What the list's form has done, with its undo, or why it did nothing. */
export function ListDone() {
  const result = useActionData<ListResult | object>()
  const undoId = result && 'undoId' in result ? result.undoId : undefined
  const text = result && ('changed' in result ? result.changed : 'saved' in result ? result.saved : undefined)
  const problem =
    result &&
    ('problem' in result ? result.problem : 'problems' in result ? textOf(result.problems) : undefined)
  useEffect(() => {
    if (text !== undefined) showToast(text)
  }, [text])
  if (problem !== undefined)
    return (
      <Callout tone="warning">
        <p role="alert">{problem}</p>
      </Callout>
    )
  if (text === undefined) return null
  return (
    <Callout tone="plain">
      <p>{text}</p>
      {undoId !== undefined && <UndoForm id={undoId} />}
    </Callout>
  )
}

const textOf = (problems: unknown): string =>
  typeof problems === 'object' && problems !== null ? Object.values(problems).map(String).join(' ') : ''
