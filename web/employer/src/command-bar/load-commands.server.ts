import { listApplicants } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { listEmployerJobs } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { factsOf } from '@hanap/shared/page/page-facts'
import { accessOf } from '../recruiter/load-access.server.ts'
import { ownMembership } from '../recruiter/recruiter.server.ts'
import {
  actCommands,
  applicantCommands,
  type CommandGroups,
  jobCommands,
  MAX_FOUND,
  matching,
  pageCommands,
} from './commands.ts'

/** What a recruiter may go to or begin, by a query. */
export const loadCommands = async (page: PageContext, query: string): Promise<CommandGroups> => {
  const t = translator(factsOf(page).language)
  const access = accessOf(await ownMembership(page))
  const size = String(MAX_FOUND)
  const isSearched = query !== '' && access.isMember
  const [jobs, applicants] = isSearched
    ? await Promise.all([
        page.call(listEmployerJobs, { query: { query, size } }),
        page.call(listApplicants, { query: { query, size } }),
      ])
    : []
  const groups: CommandGroups = [
    ['acts', matching(actCommands(access, t), query)],
    ['pages', matching(pageCommands(access, t), query)],
    ['jobs', jobs?.ok ? jobCommands(jobs.data.jobs, access, t) : []],
    ['applicants', applicants?.ok ? applicantCommands(applicants.data.applications, access, t) : []],
  ]
  return groups.filter(([, commands]) => commands.length > 0)
}
