import { optionText } from '@hanap/markets/lists'
import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { decideInterviewReport, openInterviewReports } from './review-reports.ts'

const sides = ['seeker', 'recruiter'] as const
const verdicts = ['uphold', 'refuse'] as const
const USAGE = `INTERVIEW-ID ${sides.join('|')} ${verdicts.join('|')}`

const interviewReports: AdminCommand['run'] = async ({
  connection: { db },
  args: [interviewId, reporter, verdict],
}) => {
  if (interviewId === undefined) {
    const lines = (await openInterviewReports(db)).map(
      ({ interview_id, side, job_title, state, starts_at, reason_id, detail }) =>
        `${interview_id} ${side}  ${job_title}, ${state}, ${starts_at.toISOString()}: ${optionText('report_interview_reasons', reason_id, 'en')}${detail ? `\n    ${detail}` : ''}`,
    )
    return lines.join('\n') || 'There are no reported interviews to review.'
  }
  const side = sides.find(each => each === reporter)
  if (!side || !verdicts.some(each => each === verdict))
    throw new AdminUsageError(`Usage: interview-reports ${USAGE}`)
  const isUpheld = verdict === 'uphold'
  if (!(await decideInterviewReport(db, { interviewId, side, isUpheld })))
    throw new AdminUsageError(`There is no open report of the ${side} about the interview ${interviewId}.`)
  return `The report of the ${side} about the interview ${interviewId} is ${isUpheld ? 'upheld' : 'refused'}.`
}

export const adminCommands: AdminCommands = {
  'interview-reports': {
    usage: `[${USAGE}]`,
    description: 'List reported interviews, or decide on what one side reported',
    run: interviewReports,
  },
}
