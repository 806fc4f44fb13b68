import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { addOperator, removeOperator, resetOperator } from './accounts/manage-operators.ts'
import { operatorsStore } from './accounts/operators-store.ts'

const USAGE = 'list | add EMAIL | reset EMAIL | remove EMAIL'
const EMAIL = /^\S+@\S+\.\S+$/

const stateOf = ({
  password_hash,
  set_up_expires_at,
}: {
  password_hash: string | null
  set_up_expires_at: Date | null
}) => {
  if (password_hash !== null) return 'can log in'
  return set_up_expires_at !== null && set_up_expires_at > new Date()
    ? 'is not set up yet'
    : 'has a set-up link that is over: reset'
}

/** `addressOf` is the operators' site by the settings. */
export const operatorCommands = (siteAddress: () => string): AdminCommands => {
  const linkText = (email: string, token: string) =>
    `${email} chooses a password and reads the secret for an authenticator here, once, within 24 hours:\n${siteAddress()}/set-up?token=${token}`

  const run: AdminCommand['run'] = async ({ connection: { db }, args: [act = 'list', email = ''] }) => {
    if (act === 'list') {
      const lines = (await operatorsStore.all(db)).map(
        operator => `${operator.email}  since ${operator.created_at.toISOString()}  ${stateOf(operator)}`,
      )
      return lines.join('\n') || 'There are no operators. Make one: operator add EMAIL'
    }
    if (!['add', 'reset', 'remove'].includes(act) || !EMAIL.test(email))
      throw new AdminUsageError(`Usage: operator ${USAGE}`)
    if (act === 'add') {
      const token = await addOperator(db, email)
      if (token === undefined)
        throw new AdminUsageError(`${email} is an operator already; see operator reset.`)
      return linkText(email, token)
    }
    if (act === 'reset') {
      const token = await resetOperator(db, email)
      if (token === undefined) throw new AdminUsageError(`There is no operator with the address ${email}.`)
      return `The password, the authenticator and all sessions of ${email} have ended.\n${linkText(email, token)}`
    }
    if (!(await removeOperator(db, email)))
      throw new AdminUsageError(`There is no operator with the address ${email}.`)
    return `${email} is no operator any more. What they did stays in the log.`
  }
  return {
    operator: {
      usage: `[${USAGE}]`,
      description: 'List, add, reset or remove operators of the queue on the web',
      run,
    },
  }
}
