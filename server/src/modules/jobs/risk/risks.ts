import type { Db } from '../../../db/client.ts'
import { type CompanyRow, type VerifiedCompany, verifiedCompanies } from '../../companies/index.ts'
import { hostsIn, lookAlike, type RiskSignal, riskSignals, sharedWithFrauds } from '../../risk/index.ts'
import type { JobRow } from '../facts.ts'
import { htmlToLines } from '../plain-text.ts'
import type { RecruiterFacts } from '../ports.ts'
import { companiesWithText } from './same-text.ts'
import { usualPay } from './usual-pay.ts'
import { namesakeOf } from './verified-names.ts'

/** What an ad says, as it is compared with frauds. */
export const adText = ({ description, requirements }: Pick<JobRow, 'description' | 'requirements'>) =>
  `${description} ${requirements ?? ''}`

/** Where an ad wants answers. */
export const contactsOf = (job: Pick<JobRow, 'description' | 'requirements' | 'external_apply_url'>) =>
  `${htmlToLines(adText(job))}\n${job.external_apply_url ?? ''}`

const CACHE_TTL_MS = 3_600_000
const NEW_ACCOUNT_MS = 14 * 86_400_000

const websiteHosts = (website: string | null | undefined) =>
  website ? hostsIn(/^https?:/i.test(website) ? website : `https://${website}`) : []

interface Verified {
  companies: readonly VerifiedCompany[]
  /** Of their websites. */
  hosts: readonly string[]
}

/** Signs of fraud in an ad: what it says, what it shares with frauds, where it leads, what it promises, and who posts it. */
export const jobRisks = (db: Db) => {
  const pay = usualPay(db)
  let cached: { verified: Promise<Verified>; until: number } | undefined

  const keptVerified = () => {
    if (!cached || cached.until < performance.now()) {
      const verified = verifiedCompanies(db).then(companies => ({
        companies,
        hosts: companies.flatMap(({ website }) => websiteHosts(website)),
      }))
      cached = { verified, until: performance.now() + CACHE_TTL_MS }
      verified.catch(() => {
        cached = undefined
      })
    }
    return cached.verified
  }

  return async (
    job: JobRow,
    company: CompanyRow | undefined,
    recruiter: RecruiterFacts | undefined,
  ): Promise<readonly RiskSignal[]> => {
    const isVerified = company?.is_verified ?? false
    const text = [job.title, company?.name, htmlToLines(adText(job)), job.external_apply_url]
      .filter(Boolean)
      .join('\n')
    const [shared, companies, verified, isPayFarAbove] = await Promise.all([
      // Frauds copy the texts of companies that exist.
      isVerified ? undefined : sharedWithFrauds(db, { text: adText(job), contacts: contactsOf(job) }),
      isVerified ? 0 : companiesWithText(db, job.id),
      keptVerified(),
      pay.isFarAbove(job),
    ])
    const alike = lookAlike(hostsIn(text), verified.hosts, websiteHosts(company?.website)[0])
    const namesake = namesakeOf(company, verified.companies)
    return riskSignals(text, {
      ...shared,
      ...(alike && { lookAlike: alike }),
      ...(namesake !== undefined && { namesake }),
      isPayFarAbove,
      companiesWithText: companies,
      isNewAccount:
        !isVerified &&
        recruiter !== undefined &&
        Date.now() - recruiter.member_since.getTime() < NEW_ACCOUNT_MS,
    })
  }
}
