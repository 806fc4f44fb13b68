import { DAY_MS } from '@hanap/contracts/durations'
import { type DemoInterview, type DemoMoment, demoInterviews } from '@hanap/demo/interviews'
import { marketByKey } from '@hanap/markets/markets'
import { momentOf, offsetAt } from '@hanap/markets/time-zone'
import type { Db } from '../db/client.ts'
import { saveDemoChats, storedPictures } from '../modules/chats/index.ts'
import { saveDemoInterview } from '../modules/interviews/index.ts'
import { saveDemoApplication } from '../modules/job-applications/index.ts'
import { jobRowsByIds } from '../modules/jobs/index.ts'
import { demoAnswers } from './demo-answers.ts'
import { writtenChats } from './demo-chats.ts'
import { type LoadedDemo, peopleOf } from './demo-people.ts'

/** By the clocks of a time zone, counted from midnight of the day of the load there. */
const startOf = ({ day, hour }: DemoMoment, loadedAt: Date, timeZone: string): Date => {
  const shown = loadedAt.getTime() + offsetAt(timeZone, loadedAt.getTime())
  const midnight = Math.floor(shown / DAY_MS) * DAY_MS
  return new Date(momentOf(timeZone, midnight + (day + hour / 24) * DAY_MS))
}

const saveInterview = async (trx: Db, interview: DemoInterview, loadedAt: Date, loaded: LoadedDemo) => {
  const { ad, seekerId, jobId, recruiterId, companyId } = peopleOf(interview, loaded)
  const { timeZone } = marketByKey(ad.market)
  const appliedAt = new Date(loadedAt.getTime() - interview.appliedDaysAgo * DAY_MS)
  const [job] = await jobRowsByIds(trx, [jobId])
  const applicationId = await saveDemoApplication(trx, {
    seekerId,
    jobId,
    companyId,
    recruiterId,
    market: ad.market,
    appliedAt,
    message: interview.message,
    answers: demoAnswers(interview.seekerEmail, job?.screening_questions ?? []),
    stage: interview.state === 'cancelled' ? 'in_review' : 'interview',
    movedAt: new Date(appliedAt.getTime() + DAY_MS),
  })
  // A load that was cut short is done again from its beginning.
  if (applicationId === undefined) return
  await saveDemoInterview(trx, {
    applicationId,
    job: { id: jobId, title: ad.title },
    companyId,
    companyName: ad.company.name,
    seekerId,
    recruiterId,
    state: interview.state,
    proposedBy: interview.proposedBy,
    slots: interview.slots.map(slot => ({
      starts_at: startOf(slot, loadedAt, timeZone),
      minutes: interview.minutes,
      capacity: slot.capacity ?? 1,
    })),
    place: interview.place,
    onlineUrl: interview.onlineUrl,
    note: interview.note,
    reason: interview.reason,
    timeZone,
  })
}

/** Saves what the demo data's seekers and recruiters have to do with each other: chats, applications, interviews. */
export const saveHiring = async (
  { db, dataDir, loadedAt }: { db: Db; dataDir: string; loadedAt: Date },
  loaded: LoadedDemo,
): Promise<void> => {
  const chats = await storedPictures(dataDir, await writtenChats(loadedAt, loaded))
  await db.transaction().execute(async trx => {
    await saveDemoChats(trx, chats)
    for (const interview of demoInterviews) await saveInterview(trx, interview, loadedAt, loaded)
  })
}
