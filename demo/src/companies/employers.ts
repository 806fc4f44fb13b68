import type { DemoJob } from '../jobs/jobs.ts'
import type { DemoRandom } from '../random.ts'
import type { DemoCompany } from './companies.ts'

const STAFFING = 14
const PUBLIC = 45

/** An agency looks for others now and then. */
const AGENCY_SHARE = 0.05

/** By the id of `company_sizes`: how many ads a company has against others, and at most. */
const weights: Readonly<Record<number, number>> = { 1: 0.5, 2: 1, 3: 2.2, 4: 4, 5: 7, 6: 12, 7: 18, 8: 24 }
const mostAds: Readonly<Record<number, number>> = { 1: 2, 2: 4, 3: 9, 4: 15, 5: 22, 6: 28, 7: 32, 8: 36 }

/** Whether a company may look for somebody with this title itself. */
export const employs = ({ industryId }: DemoCompany, { industries }: DemoJob): boolean =>
  industries ? industries.includes(industryId) : industryId !== STAFFING

/**
 * Draws the company of a job from a market's; undefined where none would have it. Counts what each has had, and lets
 * each have so many times the most that is usual for its size.
 */
export const employerDrawer = (companies: readonly DemoCompany[], times: number) => {
  const counts = new Map<string, number>()
  const agencies = companies.filter(({ industryId }) => industryId === STAFFING)
  const byTitle = new Map<number, readonly DemoCompany[]>()

  const hasRoom = ({ key, sizeId }: DemoCompany) =>
    (counts.get(key) ?? 0) < (mostAds[sizeId] ?? 1) * (sizeId < 3 ? 1 : times)

  const weighted = (fitting: readonly DemoCompany[], dice: DemoRandom) => {
    let rest = dice.next() * fitting.reduce((sum, { sizeId }) => sum + (weights[sizeId] ?? 1), 0)
    for (const company of fitting) {
      rest -= weights[company.sizeId] ?? 1
      if (rest < 0) return company
    }
    return undefined
  }

  const employersOf = (job: DemoJob) => {
    const cached = byTitle.get(job.id)
    if (cached) return cached
    const fitting = companies.filter(company => employs(company, job))
    byTitle.set(job.id, fitting)
    return fitting
  }

  return {
    /** `isPatient`: where those who might have it have enough ads already, none. */
    employerOf: (job: DemoJob, dice: DemoRandom, isPatient = false): DemoCompany | undefined => {
      const own = employersOf(job)
      if (own.length === 0) return undefined
      const isPublic = own.every(({ industryId }) => industryId === PUBLIC)
      const free = agencies.filter(hasRoom)
      if (!isPublic && free.length > 0 && dice.chance(AGENCY_SHARE)) return dice.pick(free)
      const roomy = own.filter(hasRoom)
      return weighted(isPatient || roomy.length > 0 ? roomy : own, dice)
    },
    count: ({ key }: DemoCompany) => void counts.set(key, (counts.get(key) ?? 0) + 1),
  }
}
