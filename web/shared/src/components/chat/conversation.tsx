import { Button } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import { type ReactNode, useEffect } from 'react'
import { Form } from 'react-router'
import type { ChatEnd, ConversationView, MessageView } from '../../chat/chat-view.ts'
import type { ChatConsentView } from '../../chat/consent-view.ts'
import type { PickedFile } from '../../chat/files/picked-file.ts'
import { useListEnd } from '../../chat/use-list-end.ts'
import { useUnsent } from '../../chat/use-unsent.ts'
import { usePage } from '../page.tsx'
import { AskMenu, ShareResume } from './ask-menu.tsx'
import { ChatHead } from './chat-head.tsx'
import { Composer, type SendProblem } from './composer.tsx'
import { InterviewCard } from './interview-card.tsx'
import { JobLinkCard, MessageFile } from './message-file.tsx'
import { PhraseMenu } from './phrase-menu.tsx'
import { RequestCard } from './request-card.tsx'
import { SendJob, SendJobLink } from './send-job.tsx'
import { Unsent } from './unsent.tsx'
import { useAnnouncement, useConversation } from './use-conversation.ts'

const endTexts = {
  declinedByYou: 'chats.declinedByYou',
  declined: 'chats.declined',
  closed: 'chats.closed',
  waiting: 'chats.waiting',
} as const satisfies Record<ChatEnd, string>

interface ConversationProps {
  view: ConversationView
  listHref: string
  problem: SendProblem | undefined
  /** In the chat's head. */
  tool?: ReactNode
}

export function Conversation({ view, listHref, problem, tool }: ConversationProps) {
  const { t } = usePage()
  const { id, name, earlierHref, readSeq, end } = view
  const conversation = useConversation(view)
  const { messages, otherReadSeq, isTyping, seen } = conversation
  const { unsent, state, send } = useUnsent(id, messages)
  const lastSeq = messages.at(-1)?.seq ?? 0
  const list = useListEnd(lastSeq, unsent.length)
  const unseen = messages.filter(({ seq, isOwn }) => seq > list.seenSeq && !isOwn).length
  const firstUnread = messages.find(({ seq, isOwn }) => seq > readSeq && !isOwn)?.seq
  const lastRead = messages.findLast(
    ({ seq, isOwn }) => otherReadSeq !== null && seq <= otherReadSeq && isOwn,
  )?.seq
  const lastWords = new Map(messages.map(({ seq, interview }) => [interview?.href, seq]))
  const isSeen = list.seenSeq === lastSeq
  const announcement = useAnnouncement(conversation)
  const write = (text: string, files: readonly PickedFile[]) => {
    list.toEnd()
    send(text, files)
  }
  useEffect(() => {
    const see = () => {
      if (isSeen && lastSeq > 0 && document.visibilityState === 'visible') seen()
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [isSeen, lastSeq, seen])
  return (
    <section className="chat" aria-label={t('chats.chatWith', { name })}>
      <ChatHead view={view} listHref={listHref} tool={tool} />
      <div className="chat-scroll" ref={list.ref} onScroll={list.onScroll}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard where nothing in it takes the focus. */}
        <ol className="chat-messages" tabIndex={0}>
          {earlierHref && (
            <li className="text-center">
              <a href={earlierHref}>{t('chats.earlier')}</a>
            </li>
          )}
          {!earlierHref && (
            <li className="chat-day">
              {view.side === 'seeker' ? t('chats.whoReadsYours', { name }) : t('chats.whoReads')}
            </li>
          )}
          {messages.map((message, at) => (
            <Message
              key={message.seq}
              {...message}
              author={messages[at - 1]?.author === message.author ? null : message.author}
              isNewDay={messages[at - 1]?.day !== message.day}
              isFirstUnread={message.seq === firstUnread}
              isReadMark={message.seq === lastRead}
              isLastWord={message.seq === lastWords.get(message.interview?.href)}
              consent={view.consent}
            />
          ))}
          {unsent.map(message => (
            <Unsent key={message.clientId} message={message} state={state} />
          ))}
        </ol>
      </div>
      <p className="unseen" aria-live="polite">
        {announcement}
      </p>
      {unseen > 0 && (
        <Button className="self-center" size="small" onClick={list.toEnd}>
          {t('chats.newNum', { count: unseen })}
        </Button>
      )}
      <p className="chat-typing px-4 text-sm text-muted">{isTyping && t('chats.typing', { name })}</p>
      {view.isGreeting && <Greeting name={name} />}
      {end === null && (
        <>
          <div className="chat-tools">
            <AskMenu consent={view.consent} clientId={view.clientId} />
            <ShareResume consent={view.consent} clientId={view.clientId} />
            <SendJobLink {...view} />
            <PhraseMenu {...view.phrases} />
          </div>
          <SendJob {...view} />
        </>
      )}
      {end === null ? (
        <Composer
          clientId={view.clientId}
          problem={problem ?? chosenPhrase(view)}
          open={{ chatId: id, send: write }}
        />
      ) : (
        <Ended end={end} />
      )}
    </section>
  )
}

/** Without script a phrase comes with the page, as a text that was typed. */
const chosenPhrase = ({ phrases: { chosen } }: ConversationView): SendProblem | undefined =>
  chosen === null ? undefined : { text: chosen, errors: {}, message: '' }

interface MessageProps extends MessageView {
  isNewDay: boolean
  /** Whether the messages that were not read begin here. */
  isFirstUnread: boolean
  /** Of one's own last message that the other side has read. */
  isReadMark: boolean
  /** Whether nothing was said about its interview since. */
  isLastWord: boolean
  consent: ChatConsentView
}

function Message({
  seq,
  isOwn,
  author,
  text,
  job,
  file,
  isUnshared,
  request,
  isSystem,
  interview,
  risks,
  isRemoved,
  canRemove,
  time,
  at,
  day,
  isFirstUnread,
  isReadMark,
  isLastWord,
  isNewDay,
  consent,
}: MessageProps) {
  const { t } = usePage()
  if (isSystem) return <SystemMessage day={day} isNewDay={isNewDay} text={text} />
  return (
    <>
      {isNewDay && <li className="chat-day">{day}</li>}
      {isFirstUnread && <li className="chat-new">{t('chats.newMessages')}</li>}
      <li className={isOwn ? 'chat-message chat-message-own' : 'chat-message'} id={`m${seq}`}>
        <span className="unseen">{isOwn ? t('chats.you') : author}</span>
        <MessageRisks risks={risks} />
        <div className="chat-bubble">
          {author && !isOwn && <p className="text-sm font-semibold">{author}</p>}
          {isRemoved && <p className="text-muted">{t('chats.removed')}</p>}
          {job && <JobLinkCard {...job} />}
          {file && <MessageFile file={file} isOwn={isOwn} />}
          {isUnshared && (
            <p className="text-muted">{t('chats.requestRevoked', { what: t('chats.asked_resume') })}</p>
          )}
          {request && <RequestCard request={request} consent={consent} />}
          {interview && <InterviewCard view={interview} isLastWord={isLastWord} />}
          {text && (
            <p className="whitespace-pre-wrap" dir="auto">
              {text}
            </p>
          )}
          <div className="chat-meta">
            {canRemove && (
              <Form method="post">
                <input type="hidden" name="seq" value={seq} />
                <button type="submit" name="act" value="remove">
                  {t('chats.remove')}
                </button>
              </Form>
            )}
            <time dateTime={at}>{time}</time>
            {isReadMark && <span>{t('chats.read')}</span>}
          </div>
        </div>
      </li>
    </>
  )
}

/** Above a message that reads like a fraud. */
function MessageRisks({ risks }: Pick<MessageView, 'risks'>) {
  const { t } = usePage()
  if (risks.length === 0) return null
  return (
    <div className="pb-2">
      <Callout tone="warning">
        <p className="font-semibold">{t('chats.riskTitle')}</p>
        <ul className="list-disc ps-5 text-sm">
          {risks.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}

function SystemMessage({ day, isNewDay, text }: Pick<MessageProps, 'day' | 'isNewDay' | 'text'>) {
  return (
    <>
      {isNewDay && <li className="chat-day">{day}</li>}
      <li className="chat-day" dir="auto">
        {text}
      </li>
    </>
  )
}

/** Somebody whom the seeker did not write to asks to talk; to answer is to accept. */
function Greeting({ name }: { name: string }) {
  const { t } = usePage()
  return (
    <Callout tone="plain">
      <p>{t('chats.greeted', { name })}</p>
      <Form method="post" className="flex flex-wrap gap-2 pt-2">
        <Button type="submit" look="primary" name="act" value="accept">
          {t('chats.accept')}
        </Button>
        <Button type="submit" name="act" value="decline">
          {t('chats.decline')}
        </Button>
      </Form>
    </Callout>
  )
}

/** Nobody writes here any more; who has declined may open it again. */
function Ended({ end }: { end: ChatEnd }) {
  const { t } = usePage()
  return (
    <Callout tone="plain">
      <p>{t(endTexts[end])}</p>
      {end === 'declinedByYou' && (
        <Form method="post" className="pt-2">
          <Button type="submit" name="act" value="reopen">
            {t('chats.reopen')}
          </Button>
        </Form>
      )}
    </Callout>
  )
}
