import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { verifyCompany } from '../companies/index.ts'
import { joinRequests, settleJoin, unverifiedCompanies } from './operator.ts'

const roles = ['owner', 'admin', 'recruiter', 'viewer'] as const
const JOIN_USAGE = `EMAIL ${roles.join('|')}|refuse`

const join: AdminCommand['run'] = async ({ connection: { db }, args: [email, answer] }) => {
  if (email === undefined) {
    const requests = await joinRequests(db)
    const lines = requests.map(each => `${each.askedAt.toISOString()}  ${each.email}  ${each.company}`)
    return lines.join('\n') || 'There are no requests to join a company.'
  }
  const role = roles.find(each => each === answer)
  if (!role && answer !== 'refuse') throw new AdminUsageError(`Usage: join ${JOIN_USAGE}`)
  if (!(await settleJoin(db, email, role ?? null)))
    throw new AdminUsageError(`${email} has not asked to join a company.`)
  return role ? `${email} has joined the company as ${role}.` : `The request of ${email} was refused.`
}

const verify: AdminCommand['run'] = async ({ connection: { db }, args: [id, off] }) => {
  if (id === undefined) {
    const lines = (await unverifiedCompanies(db)).map(
      ({ id: company, market, name, website }) => `${company}  ${market}  ${name}  ${website ?? ''}`,
    )
    return lines.join('\n') || 'Every company that has recruiters is verified.'
  }
  if (off !== undefined && off !== 'off') throw new AdminUsageError('Usage: verify-company COMPANY-ID [off]')
  const name = await verifyCompany(db, id, off === undefined)
  if (name === undefined) throw new AdminUsageError(`There is no company with the ID ${id}.`)
  return off === undefined
    ? `${name} is verified. Its recruiters see the applicants of all its jobs.`
    : `${name} is no longer verified. Its recruiters see only the applicants of jobs they posted themselves.`
}

export const adminCommands: AdminCommands = {
  join: {
    usage: `[${JOIN_USAGE}]`,
    description: 'List the requests of recruiters to join a company, or answer one',
    run: join,
  },
  'verify-company': {
    usage: '[COMPANY-ID [off]]',
    description: 'List unverified companies that have recruiters, or verify one',
    run: verify,
  },
}
