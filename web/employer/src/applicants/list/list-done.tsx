import { Callout } from '@hanap/ui/surface'
import { useActionData, useLocation } from 'react-router'
import { UndoForm } from '../undo-form.tsx'
import type { ListResult } from './list-action.server.ts'

type Result = ListResult | object

/** What the team's forms of one applicant answer: it is said where they stand. */
const isOfOne = (result: Result): boolean => 'act' in result && result.act !== 'undo'

/** Whether somebody stands elsewhere now. */
export const isListChanged = (result: Result | undefined): boolean =>
  result !== undefined && !isOfOne(result) && ['changed', 'saved', 'done'].some(key => key in result)

/** Where the result of a list's form stands: without script a form leads there. */
export const DONE = 'done'

/** The page's own address with the place of the result in it. */
export const useDoneAddress = (): string => {
  const { pathname, search } = useLocation()
  return `${pathname}${search}#${DONE}`
}

/** What the list's form has done, with the id of its undo, or why it did nothing. */
export const useListDone = () => {
  const result = useActionData<Result>()
  if (!result || isOfOne(result)) return {}
  if ('problem' in result) return { problem: String(result.problem) }
  if ('problems' in result) return { problem: textOf(result.problems) }
  if ('changed' in result) return { text: result.changed, undoId: result.undoId }
  return 'saved' in result ? { text: result.saved } : {}
}

/** The result above a board. */
export function ListDone() {
  const { problem, text, undoId } = useListDone()
  if (problem !== undefined)
    return (
      <Callout tone="warning">
        <p role="alert">{problem}</p>
      </Callout>
    )
  if (text === undefined) return null
  return (
    <Callout tone="plain">
      <p role="status">{text}</p>
      {undoId !== undefined && <UndoForm id={undoId} />}
    </Callout>
  )
}

const textOf = (problems: unknown): string =>
  typeof problems === 'object' && problems !== null ? Object.values(problems).map(String).join(' ') : ''
