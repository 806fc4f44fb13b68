import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { CompanyRow } from '../../companies/index.ts'
import type { JobRow } from '../facts.ts'
import { sharesTextWithFraud } from './fraud-runs.ts'
import { hostsIn, lookAlike } from './look-alike.ts'
import { usualPay } from './usual-pay.ts'
import { type WordingSignal, wordingSignals } from './wording.ts'

/** Why a seeker should take care, with what its text names. */
export interface Risk {
  key: WordingSignal | 'shared_text' | 'look_alike_domain' | 'pay_far_above'
  host?: string
  of?: string
}

/** What honest ads have as well: said only beside something else. */
const isSupporting = ({ key }: Risk) => key === 'contact_elsewhere' || key === 'pay_far_above'
const ENOUGH_SUPPORT = 2

/** What of all signals is shown: a decisive one with whatever supports it, or enough that support each other. */
export const shownRisks = (risks: readonly Risk[]): readonly Risk[] =>
  risks.some(risk => !isSupporting(risk)) || risks.length >= ENOUGH_SUPPORT ? risks : []

const HOSTS_KEPT_MS = 3_600_000

/** Signs of fraud in an ad: what it says, what it shares with frauds, where it leads and what it promises. */
export const jobRisks = (db: Db) => {
  const pay = usualPay(db)
  let hosts: { known: Promise<string[]>; until: number } | undefined

  const readHosts = async () => {
    const { rows } = await sql<{ website: string }>`
      select website from companies where is_verified and website is not null`.execute(db)
    return rows.flatMap(({ website }) => hostsIn(/^https?:/i.test(website) ? website : `https://${website}`))
  }
  const verifiedHosts = () => {
    if (!hosts || hosts.until < performance.now()) {
      hosts = { known: readHosts(), until: performance.now() + HOSTS_KEPT_MS }
      hosts.known.catch(() => {
        hosts = undefined
      })
    }
    return hosts.known
  }

  return async (job: JobRow, company: CompanyRow | undefined): Promise<readonly Risk[]> => {
    const text = `${job.title}. ${job.description} ${job.requirements ?? ''}`
    const leadsTo = hostsIn(`${text} ${job.external_apply_url ?? ''}`)
    const [isShared, known, isFarAbove] = await Promise.all([
      // Frauds copy the texts of companies that exist.
      company?.is_verified ? false : sharesTextWithFraud(db, job),
      leadsTo.length > 0 ? verifiedHosts() : [],
      pay.isFarAbove(job),
    ])
    const alike = lookAlike(leadsTo, known, hostsIn(`https://${company?.website ?? ''}`)[0])
    return shownRisks([
      ...(isShared ? [{ key: 'shared_text' } as const] : []),
      ...(alike ? [{ key: 'look_alike_domain', ...alike } as const] : []),
      ...wordingSignals(text).map(key => ({ key })),
      ...(isFarAbove ? [{ key: 'pay_far_above' } as const] : []),
    ])
  }
}
