import { join } from 'node:path'
import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { openFeedback, resolveFeedback } from './feedback.ts'
import { uploadPath } from './upload-path.ts'

const feedback: AdminCommand['run'] = async ({
  connection: { db },
  args: [id, verdict],
  dataDir,
  bucket,
}) => {
  if (id !== undefined) {
    if (verdict !== 'done') throw new AdminUsageError('Usage: feedback FEEDBACK-ID done')
    if (!(await resolveFeedback(db, id)))
      throw new AdminUsageError(`There is no open feedback with the ID ${id}.`)
    return `Feedback ${id} is marked as done.`
  }
  const lines = (await openFeedback(db)).map(each =>
    [
      `${each.id}  ${each.sent_at.toISOString()}  ${each.market} ${each.language}  ${each.category}  ${each.contact ?? ''}`,
      ...each.content.split('\n').map(line => `    ${line}`),
      ...each.files.map(
        ({ name, content_hash }) =>
          `    file ${name}: ${uploadPath(bucket ? 'files' : join(dataDir, 'files'), content_hash)}`,
      ),
    ].join('\n'),
  )
  return lines.join('\n') || 'There is no open feedback.'
}

export const adminCommands: AdminCommands = {
  feedback: {
    usage: '[FEEDBACK-ID done]',
    description: 'List open feedback with the attached files, or mark one as done',
    run: feedback,
  },
}
