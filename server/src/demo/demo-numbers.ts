import { DAY_MS } from '@hanap/contracts/durations'
import { demoPast, demoPastApplicants, demoViews } from '@hanap/demo/numbers'
import { defaultMarket } from '@hanap/markets/markets'
import type { Db } from '../db/client.ts'
import { saveDemoAccounts } from '../modules/auth/index.ts'
import { measureMarkets } from '../modules/hiring-reports/index.ts'
import { saveDemoPast, spreadDemoSources } from '../modules/job-applications/index.ts'
import { saveDemoViews } from '../modules/jobs/index.ts'
import type { LoadedDemo } from './demo-people.ts'

/** Saves what reports count beside the demo recruiter's applicants: views, where these came from, and other companies' past. */
export const saveNumbers = async (
  db: Db,
  loadedAt: Date,
  { ads, jobIds, employers }: LoadedDemo,
): Promise<void> => {
  const before = (days: number) => new Date(loadedAt.getTime() - days * DAY_MS)
  const adsByKey = new Map(ads.map(ad => [ad.key, ad]))
  await db.transaction().execute(async trx => {
    const seekerIds = await saveDemoAccounts(trx, {
      // Nobody can log in as them.
      passwordHash: '',
      seekers: demoPastApplicants.map(seeker => ({
        ...seeker,
        countryKey: defaultMarket.key,
        language: defaultMarket.languages[0],
        hasPassword: false,
      })),
      recruiters: [],
    })
    await saveDemoPast(
      trx,
      demoPast(ads).flatMap(({ adKey, seekerEmail, hoursAgo, source, moves }) => {
        const ad = adsByKey.get(adKey)
        const employer = ad && employers.get(ad.company.key)
        const seekerId = seekerIds.get(seekerEmail)
        const jobId = jobIds.get(adKey)
        if (!ad || !employer?.companyId || !employer.recruiterId || !seekerId || !jobId) return []
        return [
          {
            seekerId,
            jobId,
            companyId: employer.companyId,
            recruiterId: employer.recruiterId,
            market: ad.market,
            appliedAt: before(hoursAgo / 24),
            foundBy: source,
            moves: moves.map(move => ({ stage: move.stage, at: before(move.hoursAgo / 24) })),
          },
        ]
      }),
    )
    await spreadDemoSources(trx)
    await saveDemoViews(
      trx,
      demoViews(ads).flatMap(({ adKey, daysAgo, ...views }) => {
        const ad = adsByKey.get(adKey)
        const jobId = jobIds.get(adKey)
        return ad && jobId
          ? [{ jobId, at: before(daysAgo), market: ad.market, language: ad.language, ...views }]
          : []
      }),
    )
  })
  await measureMarkets(db, loadedAt)
}
