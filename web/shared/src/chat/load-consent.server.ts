import type { AnswerOf } from '@hanap/contracts/call'
import type { Chat, ChatRequestKind, ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { readChatRequestContent } from '@hanap/contracts/chats/chats.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { PageContext } from '@hanap/contracts/page'
import { factsOf } from '../page/page-facts.ts'
import type { ChatConsentView, SharedContentView } from './consent-view.ts'

const askable: Record<ChatSide, readonly ChatRequestKind[]> = {
  recruiter: ['resume', 'phone', 'email', 'portfolio', 'application'],
  seeker: ['phone', 'email'],
}

const hrefOf = (kind: ChatRequestKind, text: string): string | null => {
  if (kind === 'phone') return `tel:${text}`
  if (kind === 'email') return `mailto:${text}`
  return kind === 'portfolio' ? text : null
}

const contentView = (
  requestId: string,
  { kind, value, file }: AnswerOf<typeof readChatRequestContent>,
  { prefix, side }: { prefix: string; side: ChatSide },
): SharedContentView => {
  const isApplication = kind === 'application'
  return {
    requestId,
    lines: isApplication
      ? []
      : (value ?? '')
          .split('\n')
          .filter(Boolean)
          .map(text => ({ text, href: hrefOf(kind, text) })),
    file: file && { name: file.name, href: file.url },
    applicationHref: isApplication && side === 'recruiter' ? `${prefix}/applicants/${value}` : null,
  }
}

const resumesOf = async (page: PageContext): Promise<ChatConsentView['resumes']> => {
  const outcome = await page.call(listResumes, {})
  return outcome.ok
    ? outcome.data.resumes.map(({ id, name, is_default }) => ({ id, name, isDefault: is_default }))
    : []
}

/** What may be asked for in a chat, what may be shared, and what was asked to be shown: calls 068 and 311. */
export const loadConsent = async (
  page: PageContext,
  request: Request,
  { chat, side, path }: { chat: Chat; side: ChatSide; path: string },
): Promise<ChatConsentView> => {
  const { prefix } = factsOf(page)
  const requestId = new URL(request.url).searchParams.get('show')
  const content =
    requestId !== null && /^\w{1,40}$/.test(requestId)
      ? await page.call(readChatRequestContent, { params: { id: chat.id, requestId } })
      : undefined
  return {
    side,
    path: `${prefix}${path}/${chat.id}`,
    askable: chat.state === 'open' ? askable[side] : [],
    resumes: side === 'seeker' && chat.state === 'open' ? await resumesOf(page) : [],
    shown: content?.ok && requestId !== null ? contentView(requestId, content.data, { prefix, side }) : null,
  }
}
