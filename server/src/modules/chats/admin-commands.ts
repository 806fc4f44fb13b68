import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { type FlaggedAccount, flaggedAccounts, markReviewed } from './reports/flagged-accounts.ts'
import { reportReasonText } from './reports/report-chat.ts'
import { decideReport, openReports, type ReportRow } from './reports/review-reports.ts'

const verdicts = ['uphold', 'refuse'] as const
const USAGE = `REPORT-ID ${verdicts.join('|')}`

const linesOf = (report: ReportRow) => [
  `${report.id}  chat ${report.chat_id}  ${report.subject} reported by the ${report.reporter_side}: ${reportReasonText(report.subject, report.reason_id)}`,
  ...report.messages.map(({ seq, sender, kind, text }) => `    ${seq} ${sender}: ${text ?? `(${kind})`}`),
]

const chatReports: AdminCommand['run'] = async ({ connection: { db }, args: [id, verdict] }) => {
  if (id === undefined)
    return (await openReports(db)).flatMap(linesOf).join('\n') || 'There are no reported chats to review.'
  if (!verdicts.some(each => each === verdict)) throw new AdminUsageError(`Usage: chat-reports ${USAGE}`)
  if (!(await decideReport(db, id, verdict === 'uphold')))
    throw new AdminUsageError(`There is no open report with the ID ${id}.`)
  return verdict === 'uphold' ? `Report ${id} is upheld. The chat is blocked.` : `Report ${id} is refused.`
}

const linesOfFlagged = ({ id, email, companyId, message_num, chat_num, messages }: FlaggedAccount) => [
  `${id}  ${email}  company ${companyId ?? 'none'}: ${message_num} messages in ${chat_num} chats`,
  ...messages.map(
    ({ chat_id, seq, keys, text }) => `    ${chat_id} ${seq} [${keys.join(', ')}] ${text ?? ''}`,
  ),
]

const chatRisks: AdminCommand['run'] = async ({ connection: { db }, args: [id, verdict] }) => {
  if (id === undefined)
    return (
      (await flaggedAccounts(db)).flatMap(linesOfFlagged).join('\n') ||
      'There are no accounts with suspicious messages to review.'
    )
  if (verdict !== 'reviewed') throw new AdminUsageError('Usage: chat-risks ACCOUNT-ID reviewed')
  if (!(await markReviewed(db, id))) throw new AdminUsageError(`There is no account with the ID ${id}.`)
  return `Account ${id} is reviewed. What it writes from now on is listed again.`
}

export const adminCommands: AdminCommands = {
  'chat-reports': {
    usage: `[${USAGE}]`,
    description: 'List reported chats with their messages, or decide on a report',
    run: chatReports,
  },
  'chat-risks': {
    usage: '[ACCOUNT-ID reviewed]',
    description: 'List accounts whose chat messages read like frauds, or take one from the list',
    run: chatRisks,
  },
}
