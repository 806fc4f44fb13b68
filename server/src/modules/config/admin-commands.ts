import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { endOutage, startOutage } from './outages.ts'

const USAGE = 'on [MESSAGE [UNTIL]] | off'

const outage: AdminCommand['run'] = async ({ connection: { db }, args: [state, message, until] }) => {
  if (state === 'off')
    return (await endOutage(db)) ? 'The maintenance page is off.' : 'The maintenance page was already off.'
  if (state !== 'on') throw new AdminUsageError(`Usage: outage ${USAGE}`)
  const endsAt = until === undefined ? undefined : new Date(until)
  if (endsAt && Number.isNaN(endsAt.getTime()))
    throw new AdminUsageError(`Not a date and time: ${until}. Use a format such as 2026-12-31T22:00Z.`)
  await startOutage(db, { message: message || null, until: endsAt ?? null })
  return endsAt
    ? `The maintenance page is on until ${endsAt.toISOString()}, or until you run "outage off".`
    : 'The maintenance page is on until you run "outage off".'
}

export const adminCommands: AdminCommands = {
  outage: { usage: USAGE, description: 'Turn the maintenance page on or off', run: outage },
}
