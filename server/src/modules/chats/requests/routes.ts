import * as calls from '@hanap/contracts/chats/chats.calls'
import * as schemas from '@hanap/contracts/chats/chats.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import { FileAnswer, personRoute, type Route } from '../../../calls/route.ts'
import { type ChatViewDeps, messagesIn } from '../views.ts'
import { type AnswerDeps, answerInOwnChat } from './answer.ts'
import { type AskDeps, askInOwnChat } from './ask.ts'
import { type ContentDeps, readContent, readGrantedFile } from './content.ts'
import { requestsIn } from './request-views.ts'

export interface RequestDeps extends ChatViewDeps, AskDeps, AnswerDeps, ContentDeps {
  jobs: ChatViewDeps['jobs'] & AskDeps['jobs']
  resumes: AnswerDeps['resumes'] & ContentDeps['resumes']
}

/** Consent: what one side asks of the other, and how it is seen once it is granted. Calls 309-311 and 390. */
export const requestRoutes = (deps: RequestDeps): Route[] => [
  personRoute(calls.askInChat, schemas.askInChat, async incoming => {
    const { params, body, caller } = incoming
    const row = await askInOwnChat(deps, caller, params.id, { kind: body.kind, clientId: body.client_id })
    const [message] = await messagesIn(deps, [row], incoming)
    if (!message) throw new Refusal('message_not_found')
    return { message }
  }),

  personRoute(
    calls.answerChatRequest,
    schemas.answerChatRequest,
    async ({ params, body, caller, market }) => {
      const row = await answerInOwnChat(
        deps,
        caller,
        { chatId: params.id, requestId: params.requestId },
        { answer: body.answer, resumeId: body.resume_id, market: market.key },
      )
      const request = (await requestsIn(deps.accountsByIds, [row])).get(row.id)
      if (!request) throw new Refusal('request_not_found')
      return { request }
    },
  ),

  personRoute(calls.readChatRequestContent, schemas.readChatRequestContent, ({ params, caller }) =>
    readContent(deps, caller, { chatId: params.id, requestId: params.requestId }),
  ),

  personRoute(calls.readChatRequestFile, schemas.readChatRequestFile, async ({ params, caller }) => {
    const { info, bytes } = await readGrantedFile(deps, caller, {
      chatId: params.id,
      requestId: params.requestId,
    })
    return new FileAnswer(info, bytes)
  }),
]
