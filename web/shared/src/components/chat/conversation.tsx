import { Button, LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Callout } from '@hanap/ui/surface'
import { Form } from 'react-router'
import type { ChatEnd, ConversationView, MessageView } from '../../chat/chat-view.ts'
import type { ChatConsentView } from '../../chat/consent-view.ts'
import { useLastMessage } from '../../chat/use-last-message.ts'
import { usePage } from '../page.tsx'
import { AskMenu } from './ask-menu.tsx'
import { Composer, type SendProblem } from './composer.tsx'
import { PhraseMenu } from './phrase-menu.tsx'
import { RequestCard } from './request-card.tsx'

const endTexts = {
  declinedByYou: 'chats.declinedByYou',
  declined: 'chats.declined',
  closed: 'chats.closed',
} as const satisfies Record<ChatEnd, string>

interface ConversationProps {
  view: ConversationView
  listHref: string
  problem: SendProblem | undefined
}

export function Conversation({ view, listHref, problem }: ConversationProps) {
  const { t } = usePage()
  const { name, messages, earlierHref } = view
  const lastRef = useLastMessage(messages.at(-1)?.seq)
  return (
    <section className="chat" aria-label={t('chats.chatWith', { name })}>
      <Head view={view} listHref={listHref} />
      {earlierHref && (
        <p className="text-center">
          <a href={earlierHref}>{t('chats.earlier')}</a>
        </p>
      )}
      <ol className="chat-messages" aria-live="polite" aria-relevant="additions" ref={lastRef}>
        {messages.map(message => (
          <Message key={message.seq} {...message} consent={view.consent} />
        ))}
      </ol>
      {view.end === null && (
        <div className="flex flex-wrap gap-4">
          <AskMenu consent={view.consent} clientId={view.clientId} />
          <PhraseMenu {...view.phrases} />
        </div>
      )}
      {view.end === null ? (
        <Composer clientId={view.clientId} problem={problem ?? chosenPhrase(view)} />
      ) : (
        <Ended end={view.end} />
      )}
    </section>
  )
}

/** Without script a phrase comes with the page, as a text that was typed. */
const chosenPhrase = ({ phrases: { chosen } }: ConversationView): SendProblem | undefined =>
  chosen === null ? undefined : { text: chosen, errors: {}, message: '' }

function Head({ view, listHref }: Omit<ConversationProps, 'problem'>) {
  const { t } = usePage()
  const { name, avatar, about, job, canDecline, isArchived, isMuted } = view
  return (
    <header className="chat-head">
      <p className="basis-full lg:hidden">
        <a href={listHref}>{t('chats.allChats')}</a>
      </p>
      <CompanyAvatar name={name} logo={avatar} />
      <div className="min-w-0 flex-1">
        <h1 className="text-xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="text-sm text-muted">{job ? <a href={job.href}>{about}</a> : <bdi>{about}</bdi>}</p>
      </div>
      <Form method="post" className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          look="quiet"
          name="act"
          value={isArchived ? 'unarchive' : 'archive'}
        >
          {t(isArchived ? 'chats.unarchive' : 'chats.archive')}
        </Button>
        <Button type="submit" size="small" look="quiet" name="act" value={isMuted ? 'unmute' : 'mute'}>
          {t(isMuted ? 'chats.unmute' : 'chats.mute')}
        </Button>
        <LinkButton href={`${view.consent.path}/report`} size="small" look="quiet">
          {t('chats.report')}
        </LinkButton>
        {canDecline && (
          <Button type="submit" size="small" look="quiet" name="act" value="decline">
            {t('chats.decline')}
          </Button>
        )}
      </Form>
    </header>
  )
}

function Message({
  seq,
  isOwn,
  author,
  text,
  job,
  request,
  isSystem,
  isRemoved,
  canRemove,
  time,
  at,
  day,
  isFirstUnread,
  isReadMark,
  consent,
}: MessageView & { consent: ChatConsentView }) {
  const { t } = usePage()
  if (isSystem) return <SystemMessage day={day} text={text} />
  return (
    <>
      {day && (
        <li className="chat-day" role="presentation">
          {day}
        </li>
      )}
      {isFirstUnread && (
        <li className="chat-new" role="presentation">
          {t('chats.newMessages')}
        </li>
      )}
      <li className={isOwn ? 'chat-message chat-message-own' : 'chat-message'} id={`m${seq}`}>
        <span className="unseen">{isOwn ? t('chats.you') : author}</span>
        {isRemoved ? (
          <p className="text-muted">{t('chats.removed')}</p>
        ) : (
          <div className="chat-bubble">
            {author && !isOwn && <p className="text-sm font-semibold">{author}</p>}
            {job && (
              <p>
                <a href={job.href} dir="auto">
                  {job.title}
                </a>
              </p>
            )}
            {request && <RequestCard request={request} consent={consent} />}
            {text && (
              <p className="whitespace-pre-wrap" dir="auto">
                {text}
              </p>
            )}
          </div>
        )}
        <p className="flex items-center gap-2 text-sm text-muted">
          <time dateTime={at}>{time}</time>
          {isReadMark && <span>{t('chats.read')}</span>}
          {canRemove && (
            <Form method="post">
              <input type="hidden" name="seq" value={seq} />
              <Button type="submit" size="small" look="quiet" name="act" value="remove">
                {t('chats.remove')}
              </Button>
            </Form>
          )}
        </p>
      </li>
    </>
  )
}

function SystemMessage({ day, text }: Pick<MessageView, 'day' | 'text'>) {
  return (
    <>
      {day && (
        <li className="chat-day" role="presentation">
          {day}
        </li>
      )}
      <li className="chat-day" dir="auto">
        {text}
      </li>
    </>
  )
}

/** Nobody writes here any more; who has declined may open it again. */
function Ended({ end }: { end: ChatEnd }) {
  const { t } = usePage()
  return (
    <Callout tone="plain">
      <p>{t(endTexts[end])}</p>
      {end === 'declinedByYou' && (
        <Form method="post">
          <Button type="submit" name="act" value="reopen">
            {t('chats.reopen')}
          </Button>
        </Form>
      )}
    </Callout>
  )
}
