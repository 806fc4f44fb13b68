import { resolve } from 'node:path'
import { type AdminCommand, AdminUsageError } from '../tasks/admin-command.ts'
import { type BackupManifest, backUp, restoreBackup } from './backup.ts'

const contentsOf = ({ tables, files }: BackupManifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${files.length} files`

export const adminCommands: Record<'backup' | 'restore', AdminCommand> = {
  backup: {
    usage: 'FOLDER',
    description: 'Back up the database and the files to a new folder',
    run: async ({ connection, args: [folder], dataDir, bucket }) => {
      if (folder === undefined) throw new AdminUsageError('Usage: backup FOLDER (new or empty)')
      return `Backed up ${contentsOf(await backUp(connection, { dataDir, bucket }, resolve(folder)))} to ${folder}.`
    },
  },
  restore: {
    usage: 'FOLDER',
    description: 'Fill an empty installation from a backup',
    run: async ({ connection, args: [folder], dataDir, bucket }) => {
      if (folder === undefined) throw new AdminUsageError('Usage: restore FOLDER')
      return `Restored ${contentsOf(await restoreBackup(connection, { dataDir, bucket }, resolve(folder)))}.`
    },
  },
}
