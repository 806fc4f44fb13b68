import { DAY_MS } from '@hanap/contracts/durations'
import { type DemoMessage, type DemoPicture, demoChats } from '@hanap/demo/chats'
import type { WrittenChat } from '../modules/chats/index.ts'
import { type LoadedDemo, peopleOf } from './demo-people.ts'
import { drawnPixels } from './demo-picture.ts'

/** The picture as a camera would have sent it. */
const drawn = async (picture: DemoPicture) => {
  const jpeg = await drawnPixels(picture).jpeg().toBuffer()
  return { name: picture.name, content: new Uint8Array(jpeg) }
}

const writtenMessage = async (message: DemoMessage, loadedAt: Date) => {
  const { from, text, hoursAgo } = message
  const picture = message.picture && (await drawn(message.picture))
  const at = new Date(loadedAt.getTime() - (hoursAgo / 24) * DAY_MS)
  return { from, text, at, ...(picture && { picture }) }
}

/** The chats of the demo data, as if they had been written before the load. */
export const writtenChats = (loadedAt: Date, loaded: LoadedDemo): Promise<WrittenChat[]> =>
  Promise.all(
    demoChats.map(async chat => {
      const { seekerId, recruiterId, companyId, jobId } = peopleOf(chat, loaded)
      return {
        seekerId,
        recruiterId,
        companyId,
        jobId,
        messages: await Promise.all(chat.messages.map(message => writtenMessage(message, loadedAt))),
        readSeqs: { seeker: chat.seekerRead, recruiter: chat.recruiterRead },
        declinedBy: chat.declinedBy,
      }
    }),
  )
