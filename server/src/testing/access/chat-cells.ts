import { pngFile } from '../picture.ts'
import type { AccessCell, AccessFixtures, AccessInput, CallerKind } from './cell.ts'

type Statuses = Partial<Record<CallerKind, number>>

/** Its seeker and its recruiter; a viewer may not write to applicants, and a newcomer is of no company. */
const ofThePair = (own: Statuses = {}): Statuses => ({
  seeker: 200,
  recruiter: 200,
  'other seeker': 404,
  'other recruiter': 404,
  viewer: 403,
  newcomer: 403,
  ...own,
})
const ofMembers: Statuses = { seeker: 200, 'other seeker': 200, viewer: 403, newcomer: 403 }

const ofChat = (
  more: (things: AccessFixtures) => AccessInput = () => ({}),
  own: Statuses = {},
): AccessCell => ({
  input: things => {
    const { params, ...rest } = more(things)
    return { params: { id: things.chatId, ...params }, ...rest }
  },
  isOwned: true,
  statuses: ofThePair(own),
})

const ofUngranted: AccessCell = {
  ...ofChat(({ requestId }) => ({ params: { requestId } }), { seeker: 403, recruiter: 403 }),
  isOwned: undefined,
}

let count = 0
const nextClientId = () => {
  count += 1
  return `matrix-${count}`
}

/** The chat of the matrix is the seeker's; its first message is theirs, the second asks for their address. */
export const chatCells: Record<string, AccessCell> = {
  listChats: { input: () => ({}), shows: things => things.chatId, statuses: ofMembers },
  openChat: {
    input: ({ jobId }) => ({ body: { job_id: jobId } }),
    statuses: {
      ...ofMembers,
      'other seeker': 201,
      // A recruiter names an application.
      recruiter: 422,
      'other recruiter': 422,
    },
  },
  readChat: { ...ofChat(), shows: things => things.chatId },
  listMessages: { ...ofChat(), shows: things => things.chatId },
  sendMessage: ofChat(() => ({ body: { client_id: nextClientId(), text: 'Hello' } })),
  uploadChatFile: ofChat(() => ({ files: { file: pngFile('photo.png') } })),
  readChatFile: ofChat(({ fileId }) => ({ params: { fileId } })),
  removeMessage: ofChat(() => ({ params: { seq: '1' } }), { recruiter: 404 }),
  markChatRead: ofChat(() => ({ body: { seq: 1 } })),
  changeChat: ofChat(() => ({ body: { is_muted: true } })),
  askInChat: ofChat(() => ({ body: { kind: 'phone', client_id: nextClientId() } })),
  answerChatRequest: ofChat(
    ({ requestId }) => ({ params: { requestId }, body: { answer: 'grant' } }),
    // Who asked does not answer.
    { recruiter: 403 },
  ),
  // Nobody has granted it yet; `requests.test.ts` reads what was.
  readChatRequestContent: ofUngranted,
  readChatRequestFile: ofUngranted,
  reportChat: ofChat(() => ({ body: { subject: 'chat', report_reason_id: 1 } })),
  listPhrases: { input: () => ({}), statuses: ofMembers },
  savePhrases: { input: () => ({ body: { phrases: ['Thank you'] } }), statuses: ofMembers },
  listChatHeads: { input: () => ({}), shows: things => things.chatId, statuses: ofMembers },
}
