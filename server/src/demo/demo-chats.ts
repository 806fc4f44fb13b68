import { DAY_MS } from '@hanap/contracts/durations'
import { demoChats } from '@hanap/demo/chats'
import type { WrittenChat } from '../modules/chats/index.ts'
import { type LoadedDemo, peopleOf } from './demo-people.ts'

/** The chats of the demo data, as if they had been written before the load. */
export const writtenChats = (loadedAt: Date, loaded: LoadedDemo): WrittenChat[] =>
  demoChats.map(chat => {
    const { seekerId, recruiterId, companyId, jobId } = peopleOf(chat, loaded)
    return {
      seekerId,
      recruiterId,
      companyId,
      jobId,
      messages: chat.messages.map(({ from, hoursAgo, text }) => ({
        from,
        text,
        at: new Date(loadedAt.getTime() - (hoursAgo / 24) * DAY_MS),
      })),
      readSeqs: { seeker: chat.seekerRead, recruiter: chat.recruiterRead },
      declinedBy: chat.declinedBy,
    }
  })
