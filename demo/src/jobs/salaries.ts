import type { MarketKey } from '@hanap/markets/markets'
import type { DemoRandom } from '../random.ts'
import type { Rank } from './rank.ts'

interface Pay {
  /** A month's pay of an ordinary job with one to three years of experience. */
  usual: number
  /** How far pay parts with experience and field: 1 as the factors say, less where pay is more even. */
  spread: number
  lowest: number
  highest: number
  step: number
}

const pays: Readonly<Record<MarketKey, Pay>> = {
  us: { usual: 4600, spread: 0.75, lowest: 2800, highest: 14_000, step: 100 },
  gb: { usual: 2600, spread: 0.75, lowest: 1950, highest: 10_000, step: 50 },
  ae: { usual: 7000, spread: 1.1, lowest: 2400, highest: 45_000, step: 200 },
  br: { usual: 3800, spread: 1, lowest: 1700, highest: 24_000, step: 100 },
  ca: { usual: 4600, spread: 0.7, lowest: 2800, highest: 14_000, step: 100 },
  hk: { usual: 21_000, spread: 0.8, lowest: 13_000, highest: 90_000, step: 500 },
  id: { usual: 7_000_000, spread: 1, lowest: 4_500_000, highest: 40_000_000, step: 250_000 },
  jp: { usual: 290_000, spread: 0.7, lowest: 220_000, highest: 900_000, step: 10_000 },
  lk: { usual: 95_000, spread: 1, lowest: 45_000, highest: 450_000, step: 5000 },
  mo: { usual: 18_000, spread: 0.85, lowest: 9000, highest: 80_000, step: 500 },
  my: { usual: 3600, spread: 0.95, lowest: 1800, highest: 22_000, step: 100 },
  ng: { usual: 280_000, spread: 1.1, lowest: 90_000, highest: 2_200_000, step: 10_000 },
  ph: { usual: 30_000, spread: 1, lowest: 18_000, highest: 150_000, step: 1000 },
  sg: { usual: 4200, spread: 0.85, lowest: 2000, highest: 16_000, step: 100 },
  tr: { usual: 46_000, spread: 0.9, lowest: 30_000, highest: 200_000, step: 1000 },
  tw: { usual: 44_000, spread: 0.75, lowest: 31_000, highest: 160_000, step: 1000 },
  es: { usual: 1900, spread: 0.8, lowest: 1300, highest: 6500, step: 50 },
  rs: { usual: 115_000, spread: 0.95, lowest: 65_000, highest: 450_000, step: 5000 },
  sa: { usual: 7200, spread: 1, lowest: 4000, highest: 40_000, step: 200 },
  com: { usual: 2400, spread: 1.1, lowest: 700, highest: 14_000, step: 100 },
}

/** By the id of `xp_lvls`. */
const byExperience: Readonly<Record<number, number>> = {
  1: 0.72,
  2: 0.75,
  3: 0.85,
  4: 1,
  5: 1.3,
  6: 1.75,
  7: 2.4,
}

const byRank: Readonly<Record<Rank, number>> = {
  intern: 0.8,
  trainee: 1,
  helper: 0.82,
  staff: 1,
  lead: 1.15,
  chief: 1.5,
}

/** Part-time and internship pay less than a whole month of work. */
const byJobType: Readonly<Record<number, number>> = { 2: 0.55, 5: 0.6 }

/** A month's pay in the market's currency. */
export const salaryOf = (
  job: { market: MarketKey; pay: number; rank: Rank; experienceId: number; jobTypeId: number },
  dice: DemoRandom,
): { from: number; to: number } => {
  const { usual, spread, lowest, highest, step } = pays[job.market]
  const part = byJobType[job.jobTypeId] ?? 1
  const factor = (byExperience[job.experienceId] ?? 1) * byRank[job.rank] * job.pay
  const whole = usual * factor ** spread * (0.92 + dice.next() * 0.16)
  const top = highest * part
  const round = (amount: number) => Math.round((amount * part) / step) * step
  const from = round(Math.min(Math.max(whole, lowest), highest * 0.75))
  const to = round(whole * (1.12 + dice.next() * 0.3))
  return { from, to: Math.max(from + step, Math.min(to, top)) }
}
