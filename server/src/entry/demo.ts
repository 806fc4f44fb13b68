import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@hanap/contracts/durations'
import type { DemoAd } from '@hanap/demo/ads'
import type { DemoCompany } from '@hanap/demo/companies'
import type { DemoCourse } from '@hanap/demo/courses'
import { recruiterEmail, SEEKER_EMAIL } from '@hanap/demo/logins'
import { expiryOf } from '@hanap/job-import'
import { defaultMarket, type MarketKey, marketByKey, markets } from '@hanap/markets/markets'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { newId } from '../db/id.ts'
import { type NewCourse, saveCourses } from '../modules/academy/index.ts'
import { hashDemoPassword, saveDemoAccounts } from '../modules/auth/index.ts'
import { saveCompanies } from '../modules/companies/index.ts'
import { type NewJob, saveJobs } from '../modules/jobs/index.ts'

interface DemoLogin {
  email: string
  password: string
}

export interface DemoLogins {
  /** `seeker@demo.example`. */
  seeker: DemoLogin
  /** Owner of the first company of the default market. */
  recruiter: DemoLogin
  /** Owners of each market's first company: `recruiter@sg1.demo.example` for Singapore's. */
  recruiters: ReadonlyMap<MarketKey, DemoLogin>
}

interface DemoDeps {
  db: Db
  /** Keeps the note of what was loaded and the companies' logos. */
  dataDir: string
  now: Date
}

/** Kept in the data folder, so that a load that was cut short goes on with the same dates and password. */
const Note = z.object({
  /** The database that was loaded: another one needs its own load. */
  installation: z.string(),
  loadedAt: z.iso.datetime().transform(text => new Date(text)),
  password: z.string(),
  isComplete: z.boolean(),
})
type Note = z.output<typeof Note>

const ADS_AT_A_TIME = 500
const MINUTE_MS = 60_000

const installationOf = async (db: Db) => {
  const { rows } = await sql<{ id: string }>`select id from installation`.execute(db)
  return rows[0]?.id ?? ''
}

const readNote = async (file: string): Promise<Note | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return Note.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const writeNote = async (file: string, note: Note) => {
  await writeFile(`${file}.new`, JSON.stringify(note), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

const logoPath = ({ key }: DemoCompany) => `/logos/${key}.svg`

const writeLogos = async (dataDir: string, companies: readonly DemoCompany[]) => {
  await mkdir(join(dataDir, 'public', 'logos'), { recursive: true })
  for (const company of companies) await writeFile(join(dataDir, 'public', logoPath(company)), company.logo)
}

const saveEmployers = async (db: Db, companies: readonly DemoCompany[], { loadedAt, password }: Note) => {
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
    const recruiterIds = await saveDemoAccounts(trx, {
      passwordHash,
      seeker: {
        email: SEEKER_EMAIL,
        firstName: 'Sam',
        lastName: 'Seeker',
        countryKey: defaultMarket.key,
        language: defaultMarket.languages[0],
      },
      recruiters: companies.map(({ market, recruiter }, index) => ({
        ...recruiter,
        countryKey: market,
        language: marketByKey(market).languages[0],
        companyId: ids[index] ?? '',
        lastActiveAt: new Date(loadedAt.getTime() - (index % 9) * 0.7 * DAY_MS),
        hasPassword: recruiter.email === recruiterEmail(market, 1),
      })),
    })
    return new Map(
      companies.map(({ key, recruiter }, index) => [
        key,
        { companyId: ids[index] ?? null, recruiterId: recruiterIds.get(recruiter.email) ?? null },
      ]),
    )
  })
}

type Employers = Awaited<ReturnType<typeof saveEmployers>>

const jobOf = (ad: DemoAd, employers: Employers, loadedAt: Date): NewJob => {
  const market = marketByKey(ad.market)
  const employer = employers.get(ad.company.key)
  const postedAt = new Date(loadedAt.getTime() - ad.postedMinutesAgo * MINUTE_MS)
  const lastDay =
    ad.endsInDays === null
      ? null
      : new Date(loadedAt.getTime() + ad.endsInDays * DAY_MS).toISOString().slice(0, 10)
  const job = {
    market: ad.market,
    source: 'demo',
    source_id: ad.key,
    company_id: employer?.companyId ?? null,
    recruiter_id: employer?.recruiterId ?? null,
    title: ad.title,
    description: ad.description,
    requirements: null,
    language: ad.language,
    salary_from: ad.salary?.from ?? null,
    salary_to: ad.salary?.to ?? null,
    salary_period: ad.salary ? ('month' as const) : null,
    currency: ad.salary ? market.currency : null,
    job_type_id: ad.jobTypeId,
    workplace: ad.workplace,
    xp_lvl_id: ad.experienceId,
    degree_id: ad.degreeId,
    location_id: ad.location.id,
    region_id: ad.location.regionId,
    address: null,
    latitude: ad.location.lat,
    longitude: ad.location.lon,
    category_id: ad.categoryId,
    main_function_id: ad.mainFunctionId,
    job_function_id: ad.jobFunctionId,
    function_title_id: ad.functionTitleId,
    industry_id: ad.company.industryId,
    skills: ad.skills,
    benefit_ids: ad.benefitIds,
    screening_questions: ad.questions,
    external_apply_url: null,
    is_urgent: ad.isUrgent,
    is_featured: ad.isFeatured,
    is_demo: true,
    first_posted_at: postedAt,
    published_at: postedAt,
    refreshed_at: postedAt,
    expires_at: lastDay === null ? null : expiryOf(lastDay, market.timeZone),
  }
  return { ...job, source_hash: createHash('sha256').update(JSON.stringify(job)).digest('base64url') }
}

const courseOf = ({ key, isFree, language, categoryIds, ...course }: DemoCourse): NewCourse => ({
  ...course,
  source_id: key,
  image: null,
  price_amount: isFree ? 0 : null,
  price_currency: isFree ? 'USD' : null,
  language_code: language,
  category_ids: categoryIds,
})

const load = async ({ db, dataDir }: DemoDeps, note: Note) => {
  // Later starts need none of the sentences.
  const { demoCompanies } = await import('@hanap/demo/companies')
  const { demoAds } = await import('@hanap/demo/ads')
  const { demoCourses } = await import('@hanap/demo/courses')
  await db.transaction().execute(trx => saveCourses(trx, 'demo', demoCourses().map(courseOf)))
  const companies = demoCompanies()
  await writeLogos(dataDir, companies)
  const employers = await saveEmployers(db, companies, note)
  const ads = demoAds(companies)
  for (let at = 0; at < ads.length; at += ADS_AT_A_TIME) {
    const jobs = ads.slice(at, at + ADS_AT_A_TIME).map(ad => jobOf(ad, employers, note.loadedAt))
    await db.transaction().execute(trx => saveJobs(trx, jobs))
  }
}

/**
 * Loads the demo data once into a database: companies with logos, their recruiters, a seeker, ads. A load that was
 * cut short is done again from its beginning and comes to the same end. Answers the log-ins, whose password is made
 * for the installation. For development and tests alone: never call it in production.
 */
export const loadDemo = async (deps: DemoDeps): Promise<DemoLogins> => {
  const file = join(deps.dataDir, 'demo.json')
  const installation = await installationOf(deps.db)
  const kept = await readNote(file)
  const note =
    kept?.installation === installation
      ? kept
      : { installation, loadedAt: deps.now, password: newId(), isComplete: false }
  if (!note.isComplete) {
    await mkdir(deps.dataDir, { recursive: true })
    await writeNote(file, note)
    await load(deps, note)
    await writeNote(file, { ...note, isComplete: true })
  }
  return loginsOf(note.password)
}

const loginsOf = (password: string): DemoLogins => {
  const recruiterOf = (market: MarketKey) => ({ email: recruiterEmail(market, 1), password })
  return {
    seeker: { email: SEEKER_EMAIL, password },
    recruiter: recruiterOf(defaultMarket.key),
    recruiters: new Map(markets.map(({ key }) => [key, recruiterOf(key)])),
  }
}
