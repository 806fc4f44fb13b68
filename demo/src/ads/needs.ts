import type { MarketKey } from '@hanap/markets/markets'

type Factors = Readonly<Record<number, number>>

/** How much more, or less, a market looks for people of a main function than the table of jobs says. */
const byMarket: Partial<Record<MarketKey, Factors>> = {
  ph: { 4: 2, 11: 1.2, 5: 1.2, 12: 1.1, 20: 0.7 },
  sg: { 1: 1.6, 6: 1.5, 7: 1.7, 16: 1.2, 20: 0.2, 22: 1.3, 4: 0.6 },
  my: { 2: 1.3, 17: 1.6, 4: 1.2, 14: 1.2 },
  id: { 3: 1.4, 15: 1.4, 16: 1.2, 17: 1.5, 4: 0.7 },
  jp: { 21: 1.7, 14: 1.3, 17: 1.5, 16: 1.2, 4: 0.5, 22: 1.2 },
  tw: { 1: 1.4, 2: 1.3, 14: 1.3, 17: 1.7, 4: 0.5 },
  hk: { 6: 1.3, 7: 1.8, 14: 1.3, 15: 1.4, 22: 1.3, 20: 0.1, 17: 0.4 },
  mo: { 13: 2.6, 14: 1.5, 15: 1.3, 17: 0.2, 20: 0.1 },
  us: { 11: 1.6, 16: 1.3, 15: 1.2, 14: 1.2, 4: 0.7 },
  ca: { 11: 1.4, 16: 1.2, 18: 1.4 },
  gb: { 11: 1.5, 21: 1.5, 12: 1.2, 4: 0.7 },
  ae: { 13: 1.8, 18: 1.5, 23: 1.8, 3: 1.3, 21: 1.3, 4: 0.6 },
  sa: { 18: 1.6, 2: 1.5, 11: 1.3, 4: 0.7, 20: 0.5 },
  br: { 3: 1.3, 15: 1.3, 4: 1.3, 16: 1.2 },
  es: { 13: 1.7, 14: 1.7, 20: 1.6, 4: 0.8 },
  tr: { 17: 1.6, 13: 1.4, 15: 1.3 },
  ng: { 3: 1.4, 12: 1.3, 7: 1.3, 20: 1.4 },
  lk: { 17: 1.7, 13: 1.5, 20: 1.4 },
  rs: { 1: 1.6, 4: 1.4, 17: 1.3 },
  com: { 1: 1.5, 10: 1.3, 19: 2 },
}

export const needFactorOf = (market: MarketKey, mainFunctionId: number): number =>
  byMarket[market]?.[mainFunctionId] ?? 1

/** What people search for first: every market has it in each of its languages. */
export const soughtTitles = [
  'registered-nurse',
  'barista',
  'delivery-driver',
  'accountant',
  'call-center-agent',
  'customer-service-representative',
  'software-engineer',
  'cashier',
  'english-teacher',
  'elementary-school-teacher',
  'virtual-assistant',
  'online-english-teacher',
  'waiter',
  'cook',
  'security-guard',
  'warehouse-worker',
  'electrician',
  'receptionist',
  'sales-representative',
  'graphic-designer',
  'caregiver',
  'cleaner',
] as const

/** What the demo recruiter's company looks for, the most applied for first. */
export const ownTitles = [
  'ux-researcher',
  'customer-success-manager',
  'telesales-agent',
  'software-engineer',
  'it-manager',
  'photographer',
  'qa-lead',
  'it-support-specialist',
  'sales-engineer',
  'full-stack-developer',
  'technical-recruiter',
  'data-analyst',
  'devops-engineer',
  'accounts-receivable-specialist',
  'web3-community-manager',
  'technical-writer',
  'product-owner',
  'administrative-assistant',
] as const
