import { DAY_MS } from '@hanap/contracts/durations'
import type { DemoAd } from '@hanap/demo/ads'
import { type DemoChat, demoChats } from '@hanap/demo/chats'
import type { Db } from '../db/client.ts'
import { saveDemoChats } from '../modules/chats/index.ts'
import type { DemoEmployers } from './demo-employers.ts'

interface LoadedDemo {
  ads: readonly DemoAd[]
  /** By the ad's key. */
  jobIds: ReadonlyMap<string, string>
  employers: DemoEmployers
  /** By address. */
  accountIds: ReadonlyMap<string, string>
}

const chatOf = (chat: DemoChat, loadedAt: Date, { ads, jobIds, employers, accountIds }: LoadedDemo) => {
  const ad = ads.find(
    ({ title, company }) => title === chat.title && company.recruiter.email === chat.recruiterEmail,
  )
  const employer = ad && employers.get(ad.company.key)
  const seekerId = accountIds.get(chat.seekerEmail)
  const jobId = ad && jobIds.get(ad.key)
  if (!employer?.companyId || !employer.recruiterId || !seekerId || !jobId)
    throw new Error(`The demo chat about “${chat.title}” has no ad of its recruiter's or no seeker`)
  return {
    seekerId,
    jobId,
    recruiterId: employer.recruiterId,
    companyId: employer.companyId,
    messages: chat.messages.map(({ from, hoursAgo, text }) => ({
      from,
      text,
      at: new Date(loadedAt.getTime() - (hoursAgo / 24) * DAY_MS),
    })),
    readSeqs: { seeker: chat.seekerRead, recruiter: chat.recruiterRead },
    declinedBy: chat.declinedBy,
  }
}

/** Saves the chats of the demo data. */
export const saveChats = (db: Db, loadedAt: Date, loaded: LoadedDemo): Promise<void> =>
  db.transaction().execute(trx =>
    saveDemoChats(
      trx,
      demoChats.map(chat => chatOf(chat, loadedAt, loaded)),
    ),
  )
