import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { closeJobs } from './close-jobs.ts'
import { type ReportedJob, reportedJobs, reviewJob, reviewVerdicts } from './reports/review-jobs.ts'

const REVIEW_USAGE = `JOB-ID ${reviewVerdicts.join('|')}`

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const linesOf = ({ id, market, status, accounts, guests, title, reports, answer }: ReportedJob) => [
  `${id}  ${market}  ${status}  reported by ${counted(accounts, 'account')} and ${counted(guests, 'guest')}  ${title}`,
  ...reports.map(({ reasonId, detail }) => `    reason ${reasonId}${detail ? `: ${detail}` : ''}`),
  ...(answer === null ? [] : [`    employer's answer: ${answer}`]),
]

const review: AdminCommand['run'] = async ({ connection: { db }, args: [id, verdict] }) => {
  if (id === undefined)
    return (await reportedJobs(db)).flatMap(linesOf).join('\n') || 'There are no reported jobs to review.'
  const reviewVerdict = reviewVerdicts.find(each => each === verdict)
  if (!reviewVerdict) throw new AdminUsageError(`Usage: review ${REVIEW_USAGE}`)
  if (!(await reviewJob(db, id, reviewVerdict)))
    throw new AdminUsageError(`There are no open reports on a job with the ID ${id}.`)
  return reviewVerdict === 'keep' ? `Job ${id} is visible again.` : `Job ${id} is closed.`
}

const closeAd: AdminCommand['run'] = async ({ connection: { db }, args: [id] }) => {
  if (id === undefined)
    throw new AdminUsageError('Usage: close-ad JOB-ID (the last part of the address of the job page)')
  const closed = await db.transaction().execute(trx => closeJobs(trx, [id]))
  if (closed.length === 0) throw new AdminUsageError(`There is no open job with the ID ${id}.`)
  return `Job ${id} is closed.`
}

export const adminCommands: AdminCommands = {
  review: { usage: `[${REVIEW_USAGE}]`, description: 'List reported jobs, or review one', run: review },
  'close-ad': { usage: 'JOB-ID', description: 'Close a job for good', run: closeAd },
}
