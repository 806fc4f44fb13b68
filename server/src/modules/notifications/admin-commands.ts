import { readFile } from 'node:fs/promises'
import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { recordBounces } from './mail/bounces.ts'

const outcomes = {
  counted: '',
  known: ', already counted',
  unknown: ', ignored: not about an email that we sent',
} as const

const bounce: AdminCommand['run'] = async ({ connection: { db }, args: [file] }) => {
  if (file === undefined)
    throw new AdminUsageError('Name a file of delivery status notifications (RFC 3464).')
  const bounces = await recordBounces(db, await readFile(file, 'utf8'))
  const lines = bounces.map(
    ({ address, status, outcome, isStopped }) =>
      `${address}  ${status}${outcomes[outcome]}${isStopped ? ', gets no more email until it is confirmed again' : ''}`,
  )
  return lines.join('\n') || 'The file reports no failed emails.'
}

export const adminCommands: AdminCommands = {
  bounce: {
    usage: 'FILE',
    description: 'Read delivery status notifications, and stop email to addresses that bounce',
    run: bounce,
  },
}
