import { registry } from '@hanap/contracts/registry'
import { adminCommands as backup } from '../backup/admin-commands.ts'
import { BackupError } from '../backup/backup.ts'
import { adminCommands as academy } from '../modules/academy/index.ts'
import { adminCommands as auth } from '../modules/auth/index.ts'
import { adminCommands as chats } from '../modules/chats/index.ts'
import { adminCommands as companies } from '../modules/companies/index.ts'
import { adminCommands as config } from '../modules/config/index.ts'
import { adminCommands as go } from '../modules/go/index.ts'
import { adminCommands as interviews } from '../modules/interviews/index.ts'
import { adminCommands as jobs } from '../modules/jobs/index.ts'
import { adminCommands as logs } from '../modules/logs/index.ts'
import { adminCommands as notifications } from '../modules/notifications/index.ts'
import { operatorCommands } from '../modules/operators/index.ts'
import { adminCommands as recruiters } from '../modules/recruiters/index.ts'
import { adminCommands as talents } from '../modules/talents/index.ts'
import { type AdminCommand, type AdminCommands, AdminUsageError } from '../tasks/admin-command.ts'
import { migrateCommand } from '../tasks/migrate-command.ts'
import { openDatabase } from './database.ts'
import { withLog } from './moderation/logged-commands.ts'
import { nameClaims } from './moderation/name-claims.ts'
import { bucketOf } from './settings/files.ts'
import { InvalidSetting, readSettings } from './settings/settings.ts'
import { siteAddressOf } from './settings/site-address.ts'
import { suspend } from './suspend.ts'

/** Of an account where one is named, else of a backup. */
const restore: AdminCommand = {
  usage: `${auth.restore.usage} | ${backup.restore.usage}`,
  description: `${auth.restore.description}, or fill an empty installation from a backup`,
  run: request => (request.args.length === 1 ? backup : auth).restore.run(request),
}

const calls: AdminCommand = {
  usage: '',
  description: 'List the calls of the API',
  run: async () =>
    registry.map(({ call }) => `${call.id} ${call.who.padEnd(9)} ${call.method} ${call.path}`).join('\n'),
}

const commands: AdminCommands = withLog({
  ...config,
  ...chats,
  ...companies,
  ...interviews,
  ...recruiters,
  ...talents,
  ...academy,
  ...jobs,
  ...notifications,
  ...auth,
  ...go,
  ...logs,
  ...backup,
  restore,
  suspend,
  ...operatorCommands(() => siteAddressOf(readSettings(process.env))('operator')),
  'name-claims': nameClaims,
  migrate: migrateCommand,
  calls,
})

const help = () => {
  const lines = Object.entries(commands).map(
    ([name, { usage, description }]) => `  ${`${name} ${usage}`.padEnd(48)} ${description}`,
  )
  return `Usage: npm run admin -- COMMAND [ARGUMENT…]\n\nCommands:\n${lines.join('\n')}\n`
}

const main = async ([name, ...args]: string[]) => {
  const command = name === undefined ? undefined : commands[name]
  if (!command) {
    process.stdout.write(help())
    return name === undefined || name === '--help' ? 0 : 2
  }
  const settings = readSettings(process.env)
  const connection = await openDatabase(settings)
  try {
    process.stdout.write(
      `${await command.run({ connection, args, dataDir: settings.DATA_DIR, bucket: bucketOf(settings) })}\n`,
    )
    return 0
  } finally {
    await connection.close()
  }
}

main(process.argv.slice(2)).then(
  code => process.exit(code),
  (error: unknown) => {
    const isSaid = [AdminUsageError, InvalidSetting, BackupError].some(kind => error instanceof kind)
    const isError = error instanceof Error
    process.stderr.write(`${isError ? (isSaid ? error.message : error.stack) : error}\n`)
    process.exit(isSaid ? 2 : 1)
  },
)
