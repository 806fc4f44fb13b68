import { writeFile } from 'node:fs/promises'
import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { decideVerification, waitingVerifications } from './verification/decide.ts'
import { documentOf } from './verification/documents.ts'

const USAGE = 'ID accept | ID refuse REASON… | ID document FILE'

const verifications: AdminCommand['run'] = async ({ connection: { db }, args: [id, act, ...rest] }) => {
  if (id === undefined) {
    const lines = (await waitingVerifications(db)).map(
      ({ id: own, market, company, value, created_at }) =>
        `${own}  ${created_at.toISOString()}  ${market}  ${company}  register number: ${value}`,
    )
    return lines.join('\n') || 'No company waits for its register number to be checked.'
  }
  const text = rest.join(' ').trim()
  if (act === 'document' && text) {
    const document = await documentOf(db, id)
    if (!document?.content) throw new AdminUsageError(`There is no document of the verification ${id}.`)
    await writeFile(text, document.content, { flag: 'wx' })
    return `${document.name} is written to ${text}. Delete it when you have decided.`
  }
  if (act !== 'accept' && !(act === 'refuse' && text))
    throw new AdminUsageError(`Usage: verifications ${USAGE}`)
  const isAccepted = act === 'accept'
  if (!(await decideVerification(db, id, { isAccepted, reason: isAccepted ? undefined : text })))
    throw new AdminUsageError(`The verification ${id} does not wait for a decision.`)
  return isAccepted
    ? 'The register number is verified, and so is its company.'
    : 'The register number is refused; the company reads the reason on its page.'
}

export const adminCommands: AdminCommands = {
  verifications: {
    usage: `[${USAGE}]`,
    description: 'List companies whose register number waits to be checked, read its document, or decide',
    run: verifications,
  },
}
