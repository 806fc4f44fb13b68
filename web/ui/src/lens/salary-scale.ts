import { shareOf } from './ring.ts'

export interface PayWithinBand {
  from: number
  to: number
  bandFrom: number
  bandTo: number
}

/** Where a range and its market's band lie on one line, in percent of its length; a tenth stays free at both ends. */
export const salaryScale = ({ from, to, bandFrom, bandTo }: PayWithinBand) => {
  const low = Math.min(from, to, bandFrom, bandTo)
  const high = Math.max(from, to, bandFrom, bandTo)
  const place = (pay: number) => Math.round(100 + 800 * shareOf(pay - low, high - low)) / 10
  const [start, end] = [place(Math.min(from, to)), place(Math.max(from, to))]
  const [bandStart, bandEnd] = [place(Math.min(bandFrom, bandTo)), place(Math.max(bandFrom, bandTo))]
  return { start, end, middle: Math.round((start + end) * 5) / 10, bandStart, bandEnd }
}
