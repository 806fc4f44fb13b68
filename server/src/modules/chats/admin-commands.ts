import { join } from 'node:path'
import type { Db } from '../../db/client.ts'
import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { chatFilesStore, type ReportFileRow } from './files/files-store.ts'
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

export const adminCommands: AdminCommands = {
  'chat-reports': {
    usage: `[${USAGE}]`,
    description: 'List reported chats with their messages, or decide on a report',
    run: chatReports,
  },
}
