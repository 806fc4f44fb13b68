import type { WordingFamily } from './families.ts'
import { imitationPoints } from './imitation.ts'
import { wordingJudge } from './wordings.ts'

/** What is known beside the text of whoever wrote it; callers say what they know. */
export interface RiskFacts {
  /** The text has runs of words of known frauds. */
  sharesFraudText?: boolean
  /** It names an e-mail address, a number or a name that a known fraud named. */
  sharesFraudContact?: boolean
  /** A host that looks like a known company's and is not. */
  lookAlike?: { host: string; of: string }
  isPayFarAbove?: boolean
  /** A verified company whose name somebody unverified uses. */
  namesake?: string
  /** How many companies posted the same text. */
  companiesWithText?: number
  /** The writer's account is days old. */
  isNewAccount?: boolean
}

type RiskKey =
  | WordingFamily
  | 'shared_text'
  | 'fraud_contact'
  | 'look_alike_domain'
  | 'pay_far_above'
  | 'known_name'
  | 'many_companies'
  | 'new_account'

/** Why to take care, with what the reason names. */
export interface RiskSignal {
  key: RiskKey
  points: number
  names?: Readonly<Record<string, string>>
}

const WARNED_FROM = 10
/** A smaller sign says nothing to a reader. */
const SHOWN_FROM = 3
/** Agencies repeat one text for some clients. */
const MANY_COMPANIES = 4

/** What frauds are known by. */
const knownSignals = ({ sharesFraudText, sharesFraudContact, lookAlike }: RiskFacts): RiskSignal[] => [
  ...(sharesFraudText ? [{ key: 'shared_text', points: 10 } as const] : []),
  ...(sharesFraudContact ? [{ key: 'fraud_contact', points: 10 } as const] : []),
  ...(lookAlike ? [{ key: 'look_alike_domain', points: 10, names: { ...lookAlike } } as const] : []),
]

/** What honest ads have as well. */
const supportingSignals = (facts: RiskFacts): RiskSignal[] => [
  ...(facts.isPayFarAbove ? [{ key: 'pay_far_above', points: 7 } as const] : []),
  ...(facts.namesake === undefined
    ? []
    : [{ key: 'known_name', points: 6, names: { company: facts.namesake } } as const]),
  ...((facts.companiesWithText ?? 0) >= MANY_COMPANIES
    ? [{ key: 'many_companies', points: 6 } as const]
    : []),
  ...(facts.isNewAccount ? [{ key: 'new_account', points: 3 } as const] : []),
]

interface Reading {
  points: ReadonlyMap<RiskSignal['key'], number>
  imitation: number
}

/** Texts whose reading is kept: a job's page is drawn anew far more often than its ad changes. */
const MAX_READINGS = 500
const readings = new Map<string, Reading>()

/** What a text says by itself. The least recently read are dropped first. */
const readingOf = (text: string): Reading => {
  const reading = readings.get(text) ?? {
    points: wordingJudge().points(text),
    imitation: imitationPoints(text),
  }
  readings.delete(text)
  readings.set(text, reading)
  const [oldest] = readings.keys()
  if (readings.size > MAX_READINGS && oldest !== undefined) readings.delete(oldest)
  return reading
}

const wordingSignals = (text: string, { lookAlike }: RiskFacts): RiskSignal[] => {
  const reading = readingOf(text)
  const points = new Map(reading.points)
  // An address that imitates a known company's is said as that.
  const imitation = lookAlike ? 0 : reading.imitation
  const imitated = (points.get('company_imitated') ?? 0) + imitation
  if (imitated > 0) points.set('company_imitated', imitated)
  return [...points].map(([key, value]) => ({ key, points: value }))
}

/**
 * Signs of fraud in a text (plain, its lines kept) and in what is known beside it; none where they do not suffice to warn. Several weak ones suffice together.
 */
export const riskSignals = (text: string, facts: RiskFacts = {}): RiskSignal[] => {
  const signals = [...knownSignals(facts), ...wordingSignals(text, facts), ...supportingSignals(facts)]
  if (signals.reduce((sum, { points }) => sum + points, 0) < WARNED_FROM) return []
  return signals.filter(({ points }) => points >= SHOWN_FROM)
}
