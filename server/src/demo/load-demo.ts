import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { DemoCourse } from '@hanap/demo/courses'
import { OPERATOR_EMAIL } from '@hanap/demo/logins'
import type { DemoSize } from '@hanap/demo/size'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { newId } from '../db/id.ts'
import { type NewCourse, publishDemoCourses, saveCourses } from '../modules/academy/index.ts'
import { hashDemoPassword } from '../modules/auth/index.ts'
import { closeJobs, saveJobs } from '../modules/jobs/index.ts'
import { newTotpSecret, saveReadyOperator } from '../modules/operators/index.ts'
import { saveCases } from './demo-cases.ts'
import { saveDocuments } from './demo-documents.ts'
import { saveEmployers, writeLogos } from './demo-employers.ts'
import { saveHiring } from './demo-hiring.ts'
import { saveHiringMonth } from './demo-hiring-month.ts'
import { jobOf } from './demo-jobs.ts'
import { type DemoLogins, demoLoginsOf } from './demo-logins.ts'
import { type DemoNote, demoNoteFile, readDemoNote, writeDemoNote } from './demo-note.ts'
import { saveNumbers } from './demo-numbers.ts'
import { saveSeeker } from './demo-seeker.ts'
import { saveTalents } from './demo-talents.ts'
import { saveNameClaim, saveTeam } from './demo-team.ts'

interface DemoDeps {
  db: Db
  /** Keeps the note of what was loaded and the companies' logos. */
  dataDir: string
  now: Date
  /** `small` is what most tests do with: a fourth of the ads, ten companies a market. */
  size?: DemoSize
}

const ADS_AT_A_TIME = 500

const installationOf = async (db: Db) => {
  const { rows } = await sql<{ id: string }>`select id from installation`.execute(db)
  return rows[0]?.id ?? ''
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

const publishOwnCourses = async (db: Db, dataDir: string) => {
  const folder = fileURLToPath(new URL('../../../courses/content', import.meta.url))
  if (existsSync(folder)) await publishDemoCourses(db, dataDir, folder)
}

const load = async ({ db, dataDir, size = 'whole' }: DemoDeps, note: DemoNote) => {
  // Later starts need none of the sentences.
  const { demoCompanies } = await import('@hanap/demo/companies/companies')
  const { demoAds } = await import('@hanap/demo/ads/ads')
  const { demoCourses } = await import('@hanap/demo/courses')
  await db.transaction().execute(trx => saveCourses(trx, 'demo', demoCourses().map(courseOf)))
  await publishOwnCourses(db, dataDir)
  const companies = demoCompanies(size)
  await writeLogos(dataDir, companies)
  const { employers, accountIds } = await saveEmployers(db, companies, note)
  const ads = demoAds(companies, size)
  const jobIds = new Map<string, string>()
  for (let at = 0; at < ads.length; at += ADS_AT_A_TIME) {
    const part = ads.slice(at, at + ADS_AT_A_TIME)
    const jobs = part.map(ad => jobOf(ad, employers, note.loadedAt))
    const saved = await db.transaction().execute(trx => saveJobs(trx, jobs))
    part.forEach(({ key }, index) => void jobIds.set(key, saved[index]?.id ?? ''))
  }
  const closed = ads.flatMap(({ isClosed, key }) => (isClosed ? (jobIds.get(key) ?? []) : []))
  await db.transaction().execute(trx => closeJobs(trx, closed))
  const loaded = { ads, jobIds, employers, accountIds }
  await saveHiring({ db, dataDir, loadedAt: note.loadedAt }, loaded)
  await saveTalents(db, note.loadedAt, loaded)
  await saveHiringMonth({ db, dataDir, loadedAt: note.loadedAt }, loaded)
  await saveNumbers(db, note.loadedAt, loaded)
  await saveDocuments(db, loaded)
  // Journeys begin with a seeker who has nothing of their own yet.
  if (size === 'whole') await saveSeeker({ db, dataDir, loadedAt: note.loadedAt }, loaded)
  await saveTeam(db, note, loaded)
  await saveCases(db, note.loadedAt)
  await saveNameClaim(db, note.loadedAt)
}

/**
 * Loads the demo data once into a database: companies with logos, their recruiters, seekers, ads, chats, interviews. A load that was
 * cut short is done again from its beginning and comes to the same end. Answers the log-ins, whose password is made
 * for the installation. For development and tests alone: never call it in production.
 */
export const loadDemo = async (deps: DemoDeps): Promise<DemoLogins> => {
  const file = demoNoteFile(deps.dataDir)
  const installation = await installationOf(deps.db)
  const stored = await readDemoNote(file)
  const ownNote =
    stored?.installation === installation
      ? stored
      : { installation, loadedAt: deps.now, password: newId(), isComplete: false }
  const operatorSecret = ownNote.operatorSecret ?? newTotpSecret()
  const note = { ...ownNote, operatorSecret }
  if (!note.isComplete) {
    await mkdir(deps.dataDir, { recursive: true })
    await writeDemoNote(file, note)
    await load(deps, note)
  }
  if (!note.isComplete || ownNote.operatorSecret === undefined) {
    await saveDemoOperator(deps.db, note.password, operatorSecret)
    await writeDemoNote(file, { ...note, isComplete: true })
  }
  return demoLoginsOf(note.password, operatorSecret)
}

/** Notes of before there were operators get one with the next start. */
const saveDemoOperator = async (db: Db, password: string, secret: string) => {
  const passwordHash = await hashDemoPassword(password)
  await saveReadyOperator(db, { email: OPERATOR_EMAIL, passwordHash, secret })
}
