import * as calls from '@hanap/contracts/chats/chats.calls'
import * as schemas from '@hanap/contracts/chats/chats.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, personRoute, type Route } from '../../../calls/route.ts'
import { findOwnChat } from '../access.ts'
import { chatFileView } from './file-views.ts'
import { chatFilesStore } from './files-store.ts'
import { type ChatFilesDeps, uploadIntoChat } from './upload-file.ts'

/** Files of chats: calls 392 and 393. */
export const chatFileRoutes = (deps: ChatFilesDeps): Route[] => [
  personRoute(calls.uploadChatFile, schemas.uploadChatFile, async ({ params, caller, files }) => ({
    file: chatFileView(await uploadIntoChat(deps, caller, params.id, files.file)),
  })),

  personRoute(calls.readChatFile, schemas.readChatFile, async ({ params, caller }) => {
    const { db, allFiles } = deps
    const { chat } = await findOwnChat(db, caller, params.id)
    const file = await chatFilesStore.find(db, chat.id, params.fileId)
    // What waits for its message is its owner's alone.
    if (!file || (file.seq === null && file.owner_id !== caller.accountId)) throw new Refusal('not_found')
    const { name, mime, size, content_hash } = file
    return new FileAnswer({ name, mime, size }, await allFiles.store('chats').get(content_hash))
  }),
]
