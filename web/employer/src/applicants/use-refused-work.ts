import { useActionData } from 'react-router'
import type { TeamResult } from './team-work.server.ts'

const nothing = { problems: {}, typed: {} }

/** What is wrong with one of the team's forms, and what was typed into it. */
export function useRefusedWork(act: string): {
  problems: Record<string, string>
  typed: Record<string, string>
} {
  const result = useActionData<TeamResult | object>()
  return result && 'problems' in result && result.act === act ? result : nothing
}
