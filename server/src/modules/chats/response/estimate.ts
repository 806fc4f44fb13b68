/** One seeker who wrote first: how long it took until somebody answered, or how long they have waited so far. */
export interface Waiting {
  hours: number
  isAnswered: boolean
}

export interface ResponseEstimate {
  /** Share answered within `WITHIN_DAYS`, and the bounds of its 95 % interval. */
  rate: number
  low: number
  high: number
  /** Within how many hours half of them are answered; null where that is not known. */
  medianHours: number | null
  sampleSize: number
}

const WITHIN_DAYS = 7
const WITHIN_HOURS = WITHIN_DAYS * 24
/** Of the normal distribution, for 95 %. */
const Z = 1.96
const TAIL = 0.025

interface Step {
  hours: number
  /** Share that is still unanswered from then on. */
  unanswered: number
  /** Greenwood's sum up to then. */
  variance: number
}

const START: Step = { hours: 0, unanswered: 1, variance: 0 }

/** Where the Kaplan-Meier curve falls, in the order of time. Who waits still counts as at risk for as long as they have waited. */
const stepsOf = (waits: readonly Waiting[]): Step[] => {
  const steps: Step[] = []
  let atRisk = waits.length
  let { unanswered, variance } = START
  const byHours = Map.groupBy(
    waits.toSorted((a, b) => a.hours - b.hours),
    ({ hours }) => hours,
  )
  for (const [hours, group] of byHours) {
    const answered = group.filter(({ isAnswered }) => isAnswered).length
    if (answered > 0) {
      unanswered *= 1 - answered / atRisk
      variance += answered / (atRisk * (atRisk - answered))
      steps.push({ hours, unanswered, variance })
    }
    atRisk -= group.length
  }
  return steps
}

/** The interval of the share answered: by the log-log of the curve, and at its ends by the exact bound of so many trials. */
const boundsOf = ({ unanswered, variance }: Step, trials: number): [low: number, high: number] => {
  if (unanswered === 1) return [0, trials === 0 ? 1 : 1 - TAIL ** (1 / trials)]
  if (unanswered === 0) return [TAIL ** (1 / trials), 1]
  const width = (Z * Math.sqrt(variance)) / Math.abs(Math.log(unanswered))
  return [1 - unanswered ** Math.exp(-width), 1 - unanswered ** Math.exp(width)]
}

/** How soon people are answered, those who wait still counted (hiring.md, Chat: response clock). */
export const estimateResponse = (waits: readonly Waiting[]): ResponseEstimate => {
  const steps = stepsOf(waits)
  const within = steps.findLast(({ hours }) => hours <= WITHIN_HOURS) ?? START
  const conclusive = waits.filter(({ hours, isAnswered }) => isAnswered || hours >= WITHIN_HOURS).length
  const [low, high] = boundsOf(within, conclusive)
  return {
    rate: 1 - within.unanswered,
    low,
    high,
    medianHours: steps.find(({ unanswered }) => unanswered <= 0.5)?.hours ?? null,
    sampleSize: waits.length,
  }
}
