import { DAY_MS } from '@hanap/contracts/durations'
import { demoApplicants } from '@hanap/demo/hiring-month/applicants'
import { demoResume, demoTeamWork, demoWork } from '@hanap/demo/hiring-month/team-work'
import { recruiterEmail } from '@hanap/demo/logins'
import { options } from '@hanap/markets/lists'
import { locationsOf } from '@hanap/markets/locations'
import { defaultMarket } from '@hanap/markets/markets'
import type { Db } from '../db/client.ts'
import { saveDemoAccounts } from '../modules/auth/index.ts'
import { type DemoAds, saveDemoAds } from '../modules/employer-jobs/index.ts'
import { saveDemoApplications } from '../modules/job-applications/index.ts'
import { jobRowsByIds } from '../modules/jobs/index.ts'
import { saveDemoBackgrounds } from '../modules/profiles/index.ts'
import { saveDemoResumes } from '../modules/resumes/index.ts'
import { saveDemoWebhook } from '../modules/webhooks/index.ts'
import { demoAnswers } from './demo-answers.ts'
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

/** So many of the applicants have sent one. */
const RESUMES = 24

const places = locationsOf(defaultMarket.key)
  .regions.slice(0, 3)
  .flatMap(region => region.locations.slice(0, 4))

/** Of `xp_lvls`. */
const experienceOf = (years: number) =>
  options('xp_lvls', 'en').find(({ max_years }) => max_years !== null && years < max_years)?.id ?? 0

/** Saves a month of the demo recruiter's company: ads that it wrote itself, and those who applied, in all stages. */
export const saveHiringMonth = async (
  { db, dataDir, loadedAt }: { db: Db; dataDir: string; loadedAt: Date },
  { ads, jobIds, employers }: LoadedDemo,
) => {
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
  const accountIds = await db.transaction().execute(async trx => {
    await saveDemoAds(trx, { companyId, market, jobs, drafts })
    return saveDemoAccounts(trx, {
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
  })
  await db.transaction().execute(trx =>
    saveDemoBackgrounds(
      trx,
      applicants.flatMap(applicant => {
        const accountId = accountIds.get(applicant.email)
        if (accountId === undefined) return []
        const { title, employer, years, place } = demoWork(applicant, jobs[applicant.ad]?.row.title ?? '')
        const [home] = places.slice(Math.floor(place * places.length))
        return {
          accountId,
          title,
          company: employer,
          from: `${loadedAt.getUTCFullYear() - years}-01`,
          locationId: home?.id ?? 0,
          experienceId: experienceOf(years),
        }
      }),
    ),
  )
  const resumeIds = await saveDemoResumes(
    db,
    dataDir,
    applicants.slice(0, RESUMES).flatMap(applicant => {
      const { email, ad, firstName, lastName } = applicant
      const accountId = accountIds.get(email)
      const content = demoResume(applicant, jobs[ad]?.row.title ?? '')
      return accountId ? [{ accountId, name: `${firstName} ${lastName}.pdf`, content }] : []
    }),
  )
  await db.transaction().execute(trx =>
    saveDemoApplications(
      trx,
      applicants.flatMap(applicant => {
        const { email, ad, appliedDaysAgo, steps, message } = applicant
        const [seekerId, job] = [accountIds.get(email), jobs[ad]]
        if (!seekerId || !job) return []
        const { labels, notes, rating } = demoTeamWork(applicant)
        return {
          seekerId,
          jobId: job.row.id,
          companyId,
          recruiterId,
          market,
          appliedAt: before(appliedDaysAgo),
          message,
          answers: demoAnswers(email, job.row.screening_questions),
          resumeId: resumeIds.get(seekerId),
          labels,
          notes: notes.map(({ text, daysAgo }) => ({ text, at: before(daysAgo) })),
          rating,
          steps: steps.map(({ key, daysAgo }) => ({ key, at: before(daysAgo) })),
        }
      }),
    ),
  )
  // After them: it would tell of each.
  const closedJobs = jobs.flatMap(({ row, closed }) => (closed ? row.id : []))
  await db
    .transaction()
    .execute(trx => saveDemoWebhook(trx, { companyId, recruiterId, jobIds: closedJobs }, loadedAt))
}
