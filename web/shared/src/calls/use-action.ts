import type { Failure, Outcome } from '@hanap/contracts/page'
import { useCallback, useState } from 'react'

/** State of an asynchronous act (spec section 4): request, success and failure. */
export interface ActionState<Answer> {
  fetching: boolean
  response: Answer | null
  error: Failure | null
}

export const idleAction: ActionState<never> = { fetching: false, response: null, error: null }

/** The state after an act: a success clears the error, a failure empties the response. */
export const settled = <Answer>(outcome: Outcome<Answer>): ActionState<Answer> =>
  outcome.ok
    ? { fetching: false, response: outcome.data, error: null }
    : { fetching: false, response: null, error: outcome }

/** An act with its state, starting not fetching and without error. A second start while one runs is ignored. */
export function useAction<Arguments extends unknown[], Answer>(
  act: (...args: Arguments) => Promise<Outcome<Answer>>,
): ActionState<Answer> & { start: (...args: Arguments) => Promise<Outcome<Answer> | undefined> } {
  const [state, setState] = useState<ActionState<Answer>>(idleAction)
  const { fetching } = state
  const start = useCallback(
    async (...args: Arguments) => {
      if (fetching) return undefined
      setState(last => ({ ...last, fetching: true }))
      const outcome = await act(...args)
      setState(settled(outcome))
      return outcome
    },
    [act, fetching],
  )
  return { ...state, start }
}
