import type { Call } from '../call.ts'
import type * as schemas from './chats.schemas.ts'

const service = 'chats'
const permission = 'message_applicants'

export const listChats: Call<typeof schemas.listChats> = {
  id: '301',
  service,
  method: 'GET',
  path: '/api/chats',
  who: 'person',
  permission,
  summary: "The person's chats, the latest message first.",
}

export const openChat: Call<typeof schemas.openChat> = {
  id: '302',
  service,
  method: 'POST',
  path: '/api/chats',
  who: 'person',
  permission,
  body: 'json',
  summary:
    'Open a chat about a job or an application, or with a greeting to a seeker who can be found (with `jobseeker_id`, `job_id` and a text), or find the one that there is (200 for one, 201 for a new one).',
  refusals: [
    'job_not_found',
    'application_not_found',
    'job_closed',
    'chat_unavailable',
    'chat_closed',
    'client_id_used',
    'company_blocked',
    'company_unverified',
    'seeker_not_found',
    'already_greeted',
    'greetings_paused',
    'too_many_greetings',
  ],
}

export const readChat: Call<typeof schemas.readChat> = {
  id: '303',
  service,
  method: 'GET',
  path: '/api/chats/{id}',
  who: 'person',
  permission,
  summary: 'One chat.',
  refusals: ['chat_not_found'],
}

export const listMessages: Call<typeof schemas.listMessages> = {
  id: '304',
  service,
  method: 'GET',
  path: '/api/chats/{id}/messages',
  who: 'person',
  permission,
  summary: 'Messages of a chat in the order of their seq: the newest, or those after or before one.',
  refusals: ['chat_not_found'],
}

export const sendMessage: Call<typeof schemas.sendMessage> = {
  id: '305',
  service,
  method: 'POST',
  path: '/api/chats/{id}/messages',
  who: 'person',
  permission,
  body: 'json',
  limits: [{ by: 'account', max: 600, seconds: 600 }],
  summary:
    'Send a message. It is stored when this is answered; a repeat of its client_id answers the same message.',
  refusals: ['chat_not_found', 'chat_closed', 'client_id_used'],
}

export const uploadChatFile: Call<typeof schemas.uploadChatFile> = {
  id: '392',
  service,
  method: 'POST',
  path: '/api/chats/{id}/files',
  who: 'person',
  permission,
  body: 'form',
  files: ['file'],
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 200, seconds: 3600 }],
  summary:
    'Upload an image (PNG, JPEG, WebP) or PDF of at most 10 MB for a message of this chat. What no message names within a day is deleted.',
  refusals: ['chat_not_found', 'chat_closed', 'too_many_files'],
}

export const readChatFile: Call<typeof schemas.readChatFile> = {
  id: '393',
  service,
  method: 'GET',
  path: '/api/chats/{id}/files/{fileId}',
  who: 'person',
  permission,
  answers: 'file',
  types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
  summary: 'A file of a message, for those who may read the chat; gone with its message.',
  refusals: ['chat_not_found'],
}

export const removeMessage: Call<typeof schemas.removeMessage> = {
  id: '306',
  service,
  method: 'DELETE',
  path: '/api/chats/{id}/messages/{seq}',
  who: 'person',
  permission,
  summary: "Remove a message of one's own within 15 minutes; a mark stays.",
  refusals: ['chat_not_found', 'message_not_found', 'message_final'],
}

export const markChatRead: Call<typeof schemas.markChatRead> = {
  id: '307',
  service,
  method: 'PUT',
  path: '/api/chats/{id}/read',
  who: 'person',
  permission,
  body: 'json',
  summary: 'Say up to which seq the chat was read; it only grows.',
  refusals: ['chat_not_found'],
}

export const changeChat: Call<typeof schemas.changeChat> = {
  id: '308',
  service,
  method: 'PATCH',
  path: '/api/chats/{id}',
  who: 'person',
  permission,
  body: 'json',
  summary: 'Archive or mute a chat for oneself; decline it, or reopen what one declined.',
  refusals: ['chat_not_found', 'chat_closed'],
}

export const askInChat: Call<typeof schemas.askInChat> = {
  id: '309',
  service,
  method: 'POST',
  path: '/api/chats/{id}/requests',
  who: 'person',
  permission,
  body: 'json',
  limits: [{ by: 'account', max: 60, seconds: 3600 }],
  summary:
    "Ask the other side for something of theirs; it is seen once they grant it. A seeker's application grants what it carried.",
  refusals: ['chat_not_found', 'chat_closed', 'client_id_used', 'already_asked', 'job_closed'],
}

export const answerChatRequest: Call<typeof schemas.answerChatRequest> = {
  id: '310',
  service,
  method: 'PATCH',
  path: '/api/chats/{id}/requests/{requestId}',
  who: 'person',
  permission,
  body: 'json',
  summary: 'Grant or decline what the other side asked for, or revoke what one granted.',
  refusals: [
    'chat_not_found',
    'request_not_found',
    'request_not_yours',
    'request_settled',
    'request_expired',
    'nothing_to_grant',
    'chat_closed',
    'job_not_found',
    'job_closed',
    'company_blocked',
    'already_applied',
  ],
}

export const readChatRequestContent: Call<typeof schemas.readChatRequestContent> = {
  id: '311',
  service,
  method: 'GET',
  path: '/api/chats/{id}/requests/{requestId}/content',
  who: 'person',
  permission,
  summary: 'What was granted, as its owner has it now; each time it is read the seeker is shown who read it.',
  refusals: ['chat_not_found', 'request_not_found', 'request_not_granted', 'request_expired'],
}

export const readChatRequestFile: Call<typeof schemas.readChatRequestFile> = {
  id: '390',
  service,
  method: 'GET',
  path: '/api/chats/{id}/requests/{requestId}/file',
  who: 'person',
  permission,
  answers: 'file',
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  summary: 'The resume that was granted; each time it is read the seeker is shown who read it.',
  refusals: ['chat_not_found', 'request_not_found', 'request_not_granted', 'request_expired'],
}

export const reportChat: Call<typeof schemas.reportChat> = {
  id: '312',
  service,
  method: 'POST',
  path: '/api/chats/{id}/report',
  who: 'person',
  permission,
  body: 'json',
  limits: [{ by: 'account', max: 60, seconds: 3600 }],
  summary: 'Report a chat or the other person in it, with the messages around; an operator looks at it.',
  refusals: ['chat_not_found'],
}

export const listChatHeads: Call<typeof schemas.listChatHeads> = {
  id: '313',
  service,
  method: 'GET',
  path: '/api/chats/heads',
  who: 'person',
  permission,
  summary: 'How far every chat of the person is, for catching up.',
}

export const listPhrases: Call<typeof schemas.listPhrases> = {
  id: '314',
  service,
  method: 'GET',
  path: '/api/chats/phrases',
  who: 'person',
  permission,
  summary: "Phrases to write: the person's own, and ready-made ones in the language of the request.",
  refusals: ['chat_not_found'],
}

export const savePhrases: Call<typeof schemas.savePhrases> = {
  id: '315',
  service,
  method: 'PUT',
  path: '/api/chats/phrases',
  who: 'person',
  permission,
  body: 'json',
  summary: "Replace the person's own phrases.",
}
