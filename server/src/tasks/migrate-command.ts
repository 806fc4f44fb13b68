import { finishMigrations } from '../db/migrate.ts'
import type { AdminCommand } from './admin-command.ts'

/** The first step was done as the command connected. */
export const migrateCommand: AdminCommand = {
  usage: '',
  description: 'Apply the migrations that wait until no process of an earlier version runs',
  run: async ({ connection }) => {
    const { applied, waiting } = await finishMigrations(connection)
    return [
      applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'Nothing was applied.',
      ...(waiting.length > 0
        ? [`Waiting for processes of an earlier version to end: ${waiting.join(', ')}.`]
        : []),
    ].join('\n')
  },
}
