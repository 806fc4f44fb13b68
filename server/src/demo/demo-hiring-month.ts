import { DAY_MS } from '@hanap/contracts/durations'
import { demoApplicants } from '@hanap/demo/hiring-month'
import { recruiterEmail } from '@hanap/demo/logins'
import { defaultMarket } from '@hanap/markets/markets'
import type { Db } from '../db/client.ts'
import { saveDemoAccounts } from '../modules/auth/index.ts'
import { type DemoAds, saveDemoAds } from '../modules/employer-jobs/index.ts'
import { saveDemoApplications } from '../modules/job-applications/index.ts'
import { jobRowsByIds } from '../modules/jobs/index.ts'
import type { LoadedDemo } from './demo-people.ts'

const drafts: DemoAds['drafts'] = [
  {
    job_title: 'Office Manager',
    description:
      '# What you do\n\n- Keep the office open, stocked and quiet\n- Plan the weeks with everybody’s teams',
    workplace: 'on_site',
  },
  { job_title: 'Night Support Agent' },
]
/** Of those of the generator, the last ones. */
const closed = ['filled_here', 'filled_elsewhere', 'no_longer_needed'] as const

/** Saves a month of the demo recruiter's company: ads that it wrote itself, and those who applied, in all stages. */
export const saveHiringMonth = async (db: Db, loadedAt: Date, { ads, jobIds, employers }: LoadedDemo) => {
  const market = defaultMarket.key
  const own = ads.filter(({ company }) => company.recruiter.email === recruiterEmail(market, 1))
  const employer = own[0] && employers.get(own[0].company.key)
  const { companyId, recruiterId } = employer ?? {}
  if (!companyId || !recruiterId) throw new Error('The demo recruiter has no ads')
  const rows = new Map(
    (
      await jobRowsByIds(
        db,
        own.flatMap(({ key }) => jobIds.get(key) ?? []),
      )
    ).map(row => [row.id, row]),
  )
  const jobs = own.flatMap(({ key }, at) => {
    const row = rows.get(jobIds.get(key) ?? '')
    const reason = closed[own.length - 1 - at]
    return row ? [{ row, ...(reason && { closed: reason }) }] : []
  })
  const applicants = demoApplicants(jobs.length)
  const before = (days: number) => new Date(loadedAt.getTime() - days * DAY_MS)
  await db.transaction().execute(async trx => {
    await saveDemoAds(trx, { companyId, market, jobs, drafts })
    const accountIds = await saveDemoAccounts(trx, {
      // Nobody can log in as them.
      passwordHash: '',
      seekers: applicants.map(({ email, firstName, lastName }) => ({
        email,
        firstName,
        lastName,
        countryKey: market,
        language: defaultMarket.languages[0],
        hasPassword: false,
      })),
      recruiters: [],
    })
    await saveDemoApplications(
      trx,
      applicants.flatMap(({ email, ad, appliedDaysAgo, steps, message }) => {
        const [seekerId, job] = [accountIds.get(email), jobs[ad]]
        if (!seekerId || !job) return []
        return {
          seekerId,
          jobId: job.row.id,
          companyId,
          recruiterId,
          market,
          appliedAt: before(appliedDaysAgo),
          message,
          steps: steps.map(({ key, daysAgo }) => ({ key, at: before(daysAgo) })),
        }
      }),
    )
  })
}
