import { writeFile } from 'node:fs/promises'
import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { auditEntriesOf } from '../audit/index.ts'
import { companiesByIds } from './find.ts'
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

const CHANGES_SHOWN = 500
const MAX_DAYS = 730

/** What companies have changed of their pages, with what these say now. */
const changes: AdminCommand['run'] = async ({ connection: { db }, args: [days = '7', ...rest] }) => {
  if (!/^[1-9]\d{0,2}$/.test(days) || Number(days) > MAX_DAYS || rest.length > 0)
    throw new AdminUsageError('Usage: company-changes [DAYS]')
  const entries = await auditEntriesOf(db, {
    action: 'company_changed',
    days: Number(days),
    limit: CHANGES_SHOWN,
  })
  const companies = await companiesByIds(db, [...new Set(entries.map(entry => entry.company_id))])
  const lines = entries.map(({ company_id: id, details, actor_id, at }) => {
    const company = companies.get(id)
    const says = [company?.website, company?.about?.replaceAll(/\s+/g, ' ')].filter(Boolean).join('  ')
    return `${at.toISOString()}  ${id}  ${company?.name ?? ''}  ${(details.fields ?? []).join(', ')}  by ${actor_id ?? 'somebody who left'}  ${says}`
  })
  return lines.join('\n') || 'No company has changed its page.'
}

export const adminCommands: AdminCommands = {
  'company-changes': {
    usage: '[DAYS]',
    description: 'List what companies changed of their pages in so many days, 7 by default',
    run: changes,
  },
  verifications: {
    usage: `[${USAGE}]`,
    description: 'List companies whose register number waits to be checked, read its document, or decide',
    run: verifications,
  },
}
