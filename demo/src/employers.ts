import type { DemoCompany } from './companies.ts'
import type { DemoRandom } from './random.ts'

const STAFFING = 14

/** Industries that employ people of a main function; a function that is not here is needed everywhere. */
const industries: Readonly<Record<number, readonly number[]>> = {
  2: [4, 30, 32, 33, 35, 36, 38, 39, 42],
  3: [1, 4, 7, 8, 9, 13, 16, 19, 23, 27, 30, 31, 32, 33, 35, 36, 38, 39, 41, 42],
  7: [7, 8, 9],
  10: [1, 15, 16, 17, 22, 27, 31, 36],
  11: [18, 19, 48],
  12: [22],
  13: [17, 23, 42],
  14: [17, 23, 24, 30],
  15: [24, 27, 30, 31],
  16: [4, 27, 30, 32, 33, 39, 40, 41, 42],
  17: [4, 19, 30, 31, 32, 33],
  18: [35, 36, 38, 39, 44],
  19: [7, 8, 9, 12, 22, 46],
  20: [30, 40],
  21: [44, 48],
  22: [23, 27, 35, 39, 41, 43, 44],
  23: [23, 27, 35, 36],
  24: [18, 23, 27],
  25: [18, 19, 30, 38, 39],
}

/** Which of a market's companies has a job of a main function; a staffing agency may have any. */
export const employerOf = (
  mainFunctionId: number,
  companies: readonly DemoCompany[],
  dice: DemoRandom,
): DemoCompany => {
  const fitting = industries[mainFunctionId]
  const own = fitting
    ? companies.filter(company => fitting.includes(company.industryId))
    : companies.filter(company => company.industryId !== STAFFING)
  const agencies = companies.filter(company => company.industryId === STAFFING)
  return own.length > 0 && !dice.chance(0.12) ? dice.pick(own) : dice.pick(agencies)
}
