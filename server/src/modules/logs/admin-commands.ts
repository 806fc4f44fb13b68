import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { pageSpeeds, recordCounts, seekerRecordCounts } from './records.ts'

const DEFAULT_DAYS = 30

const daysIn = (name: string, [days = `${DEFAULT_DAYS}`]: readonly string[]): number => {
  if (!/^\d{1,3}$/.test(days)) throw new AdminUsageError(`Usage: ${name} [DAYS]`)
  return Number(days)
}

const tracked: AdminCommand['run'] = async ({ connection: { db }, args }) => {
  const days = daysIn('tracked', args)
  const [counts, seekers] = await Promise.all([recordCounts(db, days), seekerRecordCounts(db, days)])
  const lines = [
    ...counts.map(({ kind, name, count, devices }) => `${kind}  ${name}  ${count} times, ${devices} devices`),
    ...seekers.map(each => `${each.kind}  ${each.key}  ${each.seekers} seekers`),
  ]
  return lines.join('\n') || 'Nothing was reported.'
}

const speed: AdminCommand['run'] = async ({ connection: { db }, args }) => {
  const lines = (await pageSpeeds(db, daysIn('speed', args))).map(
    ({ page, loads, answered, painted, loaded }) =>
      `${page}  ${loads} loads; 75th percentile: first byte ${answered} ms, first paint ${painted} ms, loaded ${loaded} ms`,
  )
  return lines.join('\n') || 'Nothing was measured.'
}

export const adminCommands: AdminCommands = {
  tracked: {
    usage: '[DAYS]',
    description: `Count what pages and devices reported in the last DAYS days (default: ${DEFAULT_DAYS})`,
    run: tracked,
  },
  speed: {
    usage: '[DAYS]',
    description: `Show how fast pages loaded for visitors who agreed to be measured, in the last DAYS days (default: ${DEFAULT_DAYS})`,
    run: speed,
  },
}
