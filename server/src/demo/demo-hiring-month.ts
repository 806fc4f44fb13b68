import { DAY_MS } from '@hanap/contracts/durations'
import type { ScreeningQuestion } from '@hanap/contracts/jobs/job.schemas'
import { demoApplicants } from '@hanap/demo/hiring-month/applicants'
import { demoResume, demoTeamWork } from '@hanap/demo/hiring-month/team-work'
import { recruiterEmail } from '@hanap/demo/logins'
import { seededRandom } from '@hanap/demo/random'
import { defaultMarket } from '@hanap/markets/markets'
import type { Db } from '../db/client.ts'
import { saveDemoAccounts } from '../modules/auth/index.ts'
import { type DemoAds, saveDemoAds } from '../modules/employer-jobs/index.ts'
import { saveDemoApplications } from '../modules/job-applications/index.ts'
import { jobRowsByIds } from '../modules/jobs/index.ts'
import { saveDemoResumes } from '../modules/resumes/index.ts'
import { saveDemoWebhook } from '../modules/webhooks/index.ts'
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

/** What an applicant has answered: mostly what is asked for. */
const answersOf = (email: string, questions: readonly ScreeningQuestion[]) => {
  const dice = seededRandom(`answers ${email}`)
  const answerTo = ({ type, choices }: ScreeningQuestion) => {
    if (type === 'yes_no') return dice.chance(0.8)
    if (type === 'number') return dice.chance(0.85) ? dice.between(1, 9) : 0
    return type === 'choice' ? dice.pick(choices) : 'I will gladly tell you when we talk.'
  }
  return questions.map(question => ({
    question_id: question.id,
    question: question.text,
    type: question.type,
    answer: answerTo(question),
  }))
}

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
          answers: answersOf(email, job.row.screening_questions),
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
