import { tabStorage } from '@hanap/shared/session/storage'
import type { Command } from './commands.ts'

const KEY = 'recent-commands'
const MAX_RECENT = 5
/** People who applied are nobody's to find in a browser. */
const PERSONAL = /^\/(applicants\/[^?]|jobs\/[^/]+\/edit)/

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  'text' in value &&
  typeof value.text === 'string'

/** What was opened last in this tab, the latest first; log-out forgets it. */
export const recentCommands = (): Command[] => {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isCommand) : []
  } catch {
    return []
  }
}

export const keepRecent = (command: Command): void => {
  if (PERSONAL.test(command.path)) return
  const others = recentCommands().filter(({ path }) => path !== command.path)
  tabStorage.set(KEY, JSON.stringify([command, ...others].slice(0, MAX_RECENT)))
}
