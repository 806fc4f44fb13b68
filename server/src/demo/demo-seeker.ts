import { DAY_MS } from '@hanap/contracts/durations'
import { demoJobOf } from '@hanap/demo/jobs/jobs'
import { SEEKER_EMAIL } from '@hanap/demo/logins'
import {
  demoSeekerAlerts,
  demoSeekerApplications,
  demoSeekerCourses,
  demoSeekerProfile,
  demoSeekerRecent,
  demoSeekerSaved,
  demoSeekerWish,
} from '@hanap/demo/seeker'
import { functionText } from '@hanap/markets/functions'
import { locationByKey } from '@hanap/markets/locations'
import { defaultMarket } from '@hanap/markets/markets'
import type { Db } from '../db/client.ts'
import { saveDemoProgress } from '../modules/academy/index.ts'
import { follow } from '../modules/followed-companies/index.ts'
import { saveDemoAlert, storeRecentSearch } from '../modules/job-alerts/index.ts'
import { saveDemoApplications, sendDemoResume } from '../modules/job-applications/index.ts'
import { addTitlePreference } from '../modules/job-preferences/index.ts'
import { saveDemoSavedJobs } from '../modules/jobs/index.ts'
import { saveDemoNotifications } from '../modules/notifications/index.ts'
import { saveDemoPhoto, saveDemoProfile } from '../modules/profiles/index.ts'
import { saveOwnDemoResumes } from '../modules/resumes/index.ts'
import type { LoadedDemo } from './demo-people.ts'
import { portrait, resumeFiles } from './demo-seeker-files.ts'

interface SeekerDeps {
  db: Db
  dataDir: string
  loadedAt: Date
}

const [language] = defaultMarket.languages
/** Of the option list of workplaces. */
const REMOTE = [3]
const locationId = locationByKey(defaultMarket.key, defaultMarket.defaultLocation)?.id ?? null

/** Open ads of the demo seeker's market by title, of others than the demo recruiter's company, without an application elsewhere. */
const openAds = ({ ads }: LoadedDemo) =>
  ads.filter(
    ad =>
      ad.market === defaultMarket.key &&
      ad.company.key !== `${defaultMarket.key}-1` &&
      ad.externalApplyUrl === null &&
      !ad.isClosed &&
      (ad.endsInDays === null || ad.endsInDays > 0),
  )

const saveApplications = async (trx: Db, seekerId: string, loaded: LoadedDemo, loadedAt: Date) => {
  const before = (days: number) => new Date(loadedAt.getTime() - days * DAY_MS)
  const taken = new Set<string>()
  const applications = demoSeekerApplications.flatMap(({ title, daysAgo, message, steps }) => {
    const ad = openAds(loaded).find(each => each.job.key === title && !taken.has(each.company.key))
    const employer = ad && loaded.employers.get(ad.company.key)
    const jobId = ad && loaded.jobIds.get(ad.key)
    if (!employer?.companyId || !employer.recruiterId || !jobId) return []
    taken.add(ad.company.key)
    const { companyId, recruiterId } = employer
    return [
      {
        application: {
          seekerId,
          jobId,
          companyId,
          recruiterId,
          market: defaultMarket.key,
          appliedAt: before(daysAgo),
          message,
          steps: steps.map(step => ({ key: step.key, at: before(step.daysAgo) })),
        },
        about: { job: ad.title, jobId, company: ad.company.name },
      },
    ]
  })
  await saveDemoApplications(
    trx,
    applications.map(({ application }) => application),
  )
  const [viewed, offered, refused] = applications
  const stages = [
    refused && ({ ...refused, stage: 'not_selected', daysAgo: 13, isRead: true } as const),
    viewed && ({ ...viewed, stage: 'viewed', daysAgo: 2, isRead: true } as const),
    offered && ({ ...offered, stage: 'offer', daysAgo: 1, isRead: false } as const),
  ].flatMap(each => (each ? [each] : []))
  await saveDemoNotifications(
    trx,
    seekerId,
    stages.map(({ about, stage, daysAgo, isRead }) => ({
      key: `demo ${about.jobId} ${stage}`,
      about: { kind: 'stage_changed', stage, ...about },
      at: before(daysAgo),
      isRead,
    })),
  )
}

const saveSearches = async (trx: Db, seekerId: string, loaded: LoadedDemo, loadedAt: Date) => {
  const open = openAds(loaded)
  const idsOf = (titles: readonly string[], each: number) =>
    titles
      .flatMap(title => open.filter(ad => ad.job.key === title).slice(-each))
      .flatMap(ad => loaded.jobIds.get(ad.key) ?? [])
  await saveDemoSavedJobs(trx, seekerId, idsOf(demoSeekerSaved, 1))
  for (const { keyword, isRemote, titles } of demoSeekerAlerts)
    await saveDemoAlert(trx, seekerId, {
      search: {
        market: defaultMarket.key,
        language,
        keyword,
        filters: isRemote ? { workplaces: REMOTE } : {},
      },
      jobIds: idsOf(titles, 2),
      dueAt: new Date(loadedAt.getTime() + DAY_MS),
    })
}

/** What was searched for lately, and the companies of the saved jobs. */
const saveInterests = async (trx: Db, seekerId: string, loaded: LoadedDemo, loadedAt: Date) => {
  for (const [at, keyword] of demoSeekerRecent.entries()) {
    const search = { market: defaultMarket.key, keyword, filters: {} }
    await storeRecentSearch(trx, seekerId, search, new Date(loadedAt.getTime() - (at + 1) * DAY_MS))
  }
  const open = openAds(loaded)
  for (const title of demoSeekerSaved) {
    const ad = open.find(({ job }) => job.key === title)
    const employer = ad && loaded.employers.get(ad.company.key)
    if (employer?.companyId) await follow(trx, seekerId, employer.companyId)
  }
}

/** Makes the demo seeker a whole person: profile, resumes, applications, searches, companies, courses. */
export const saveSeeker = async (deps: SeekerDeps, loaded: LoadedDemo): Promise<void> => {
  const { db, dataDir, loadedAt } = deps
  const seekerId = loaded.accountIds.get(SEEKER_EMAIL)
  if (seekerId === undefined) throw new Error('The demo data has no demo seeker')
  const { educations, firstName, lastName, ...profile } = demoSeekerProfile
  const [{ school, degreeId, field, from, to }] = educations
  const wish = demoJobOf(demoSeekerWish.title)
  const isNew = await db.transaction().execute(async trx => {
    const isWritten = await saveDemoProfile(trx, seekerId, {
      ...profile,
      locationId: locationId ?? 0,
      school,
      degreeId,
      field,
      studied: { from, to },
    })
    if (!isWritten) return false
    await addTitlePreference(trx, seekerId, {
      market: defaultMarket.key,
      title: functionText(wish.id, language),
      function_title_id: wish.id,
      workplace: demoSeekerWish.workplace,
      salary_from: demoSeekerWish.salary[0],
      salary_to: demoSeekerWish.salary[1],
      location_id: locationId,
    })
    await saveApplications(trx, seekerId, loaded, loadedAt)
    await saveSearches(trx, seekerId, loaded, loadedAt)
    await saveInterests(trx, seekerId, loaded, loadedAt)
    return true
  })
  // A load that was cut short is done again from its beginning: files and courses, too, are written once.
  if (isNew) await saveDemoPhoto(db, dataDir, seekerId, await portrait())
  const resumeId = await saveOwnDemoResumes(db, dataDir, seekerId, await resumeFiles(loadedAt))
  if (resumeId) await sendDemoResume(db, seekerId, resumeId)
  for (const { key, lessons } of demoSeekerCourses)
    await saveDemoProgress(db, {
      accountId: seekerId,
      holderName: `${firstName} ${lastName}`,
      language,
      courseKey: key,
      lessons,
    })
}
