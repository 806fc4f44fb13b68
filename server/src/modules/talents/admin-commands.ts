import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { accountFactsByIds } from '../auth/index.ts'
import { companiesByIds } from '../companies/index.ts'
import { talentReasonText } from './report-talent.ts'
import { decideTalentReport, openTalentReports } from './review-reports.ts'

const verdicts = ['uphold', 'refuse'] as const
const USAGE = `REPORT-ID ${verdicts.join('|')}`

const talentReports: AdminCommand['run'] = async ({ connection: { db }, args: [id, verdict] }) => {
  if (id === undefined) {
    const reports = await openTalentReports(db)
    const accounts = await accountFactsByIds(db, [...new Set(reports.map(report => report.account_id))])
    const companies = await companiesByIds(db, [...new Set(reports.map(report => report.company_id))])
    const lines = reports.map(
      report =>
        `${report.id}  ${accounts.get(report.account_id)?.email ?? ''}  reported by ${companies.get(report.company_id)?.name ?? 'a company'}: ${talentReasonText(report.reason_id)}`,
    )
    return lines.join('\n') || 'There are no reported talents to review.'
  }
  if (!verdicts.some(each => each === verdict)) throw new AdminUsageError(`Usage: talent-reports ${USAGE}`)
  if (!(await decideTalentReport(db, id, verdict === 'uphold')))
    throw new AdminUsageError(`There is no open report with the ID ${id}.`)
  return verdict === 'uphold'
    ? `Report ${id} is upheld. Companies do not find this seeker any more.`
    : `Report ${id} is refused.`
}

export const adminCommands: AdminCommands = {
  'talent-reports': {
    usage: `[${USAGE}]`,
    description: 'List reported talents, or decide on a report',
    run: talentReports,
  },
}
