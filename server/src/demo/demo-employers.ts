import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@hanap/contracts/durations'
import { demoChatSeekers } from '@hanap/demo/chats'
import type { DemoCompany } from '@hanap/demo/companies/companies'
import { recruiterEmail, SEEKER_EMAIL } from '@hanap/demo/logins'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import type { Db } from '../db/client.ts'
import { hashDemoPassword, saveDemoAccounts } from '../modules/auth/index.ts'
import { saveCompanies, saveDemoVerifications } from '../modules/companies/index.ts'
import type { DemoNote } from './demo-note.ts'

const logoPath = ({ key }: DemoCompany) => `/logos/${key}.svg`

export const writeLogos = async (dataDir: string, companies: readonly DemoCompany[]) => {
  await mkdir(join(dataDir, 'public', 'logos'), { recursive: true })
  await Promise.all(
    companies.map(company => writeFile(join(dataDir, 'public', logoPath(company)), company.logo)),
  )
}

/** Saves companies with their recruiters, and the seekers who write to them. */
export const saveEmployers = async (
  db: Db,
  companies: readonly DemoCompany[],
  { loadedAt, password }: DemoNote,
) => {
  const passwordHash = await hashDemoPassword(password)
  return db.transaction().execute(async trx => {
    const ids = await saveCompanies(
      trx,
      companies.map(company => ({
        market: company.market,
        name: company.name,
        logo: logoPath(company),
        industry_id: company.industryId,
        size_id: company.sizeId,
        website: company.website,
        about: company.about,
        locations: company.locations,
        benefit_ids: company.benefitIds,
        is_verified: company.isVerified,
        is_demo: true,
        legal_name: company.legalName,
        cover: null,
      })),
    )
    const accountIds = await saveDemoAccounts(trx, {
      passwordHash,
      seekers: [{ email: SEEKER_EMAIL, firstName: 'Sam', lastName: 'Seeker' }, ...demoChatSeekers].map(
        seeker => ({
          ...seeker,
          countryKey: defaultMarket.key,
          language: defaultMarket.languages[0],
          hasPassword: seeker.email === SEEKER_EMAIL,
        }),
      ),
      recruiters: companies.map(({ market, recruiter }, index) => ({
        ...recruiter,
        countryKey: market,
        language: marketByKey(market).languages[0],
        companyId: ids[index] ?? '',
        lastActiveAt: new Date(loadedAt.getTime() - (index % 9) * 0.7 * DAY_MS),
        hasPassword: recruiter.email === recruiterEmail(market, 1),
      })),
    })
    const employers = new Map(
      companies.map(({ key, recruiter }, index) => [
        key,
        { companyId: ids[index] ?? null, recruiterId: accountIds.get(recruiter.email) ?? null },
      ]),
    )
    await saveDemoVerifications(
      trx,
      companies.flatMap(({ isVerified, website, recruiter }, index) => {
        const id = ids[index]
        return isVerified && id !== undefined
          ? [{ id, website, recruiterId: accountIds.get(recruiter.email) ?? null }]
          : []
      }),
      loadedAt,
    )
    return { employers, accountIds }
  })
}

export type DemoEmployers = Awaited<ReturnType<typeof saveEmployers>>['employers']
