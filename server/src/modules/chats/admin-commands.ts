import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
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

export const adminCommands: AdminCommands = {
  'chat-reports': {
    usage: `[${USAGE}]`,
    description: 'List reported chats with their messages, or decide on a report',
    run: chatReports,
  },
}
