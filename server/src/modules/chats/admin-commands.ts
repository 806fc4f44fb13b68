import { join } from 'node:path'
import type { Db } from '../../db/client.ts'
import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { chatFilesStore, type ReportFileRow } from './files/files-store.ts'
import { type FlaggedAccount, flaggedAccounts, markReviewed } from './reports/flagged-accounts.ts'
import { reportReasonText } from './reports/report-chat.ts'
import { decideReport, openReports, type ReportRow } from './reports/review-reports.ts'

const verdicts = ['uphold', 'refuse'] as const
const USAGE = `REPORT-ID ${verdicts.join('|')}`

/** Where a reported file stands, for operators; below `files` in a bucket. */
const pathOf = (filesFolder: string, { content_hash: hash }: ReportFileRow) =>
  join(filesFolder, 'chats', hash.slice(0, 2), hash)

const linesOf = (report: ReportRow, files: readonly ReportFileRow[], filesFolder: string) => [
  `${report.id}  chat ${report.chat_id}  ${report.subject} reported by the ${report.reporter_side}: ${reportReasonText(report.subject, report.reason_id)}`,
  ...report.messages.map(({ seq, sender, kind, text }) => `    ${seq} ${sender}: ${text ?? `(${kind})`}`),
  ...files.map(file => `    ${file.seq} file ${file.name}: ${pathOf(filesFolder, file)}`),
]

const listReports = async (db: Db, filesFolder: string): Promise<string> => {
  const reports = await openReports(db)
  const files = await chatFilesStore.reported(
    db,
    reports.map(({ id }) => id),
  )
  return reports
    .flatMap(report =>
      linesOf(
        report,
        files.filter(file => file.report_id === report.id),
        filesFolder,
      ),
    )
    .join('\n')
}

const chatReports: AdminCommand['run'] = async ({
  connection: { db },
  args: [id, verdict],
  dataDir,
  bucket,
}) => {
  if (id === undefined)
    return (
      (await listReports(db, bucket ? 'files' : join(dataDir, 'files'))) ||
      'There are no reported chats to review.'
    )
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
