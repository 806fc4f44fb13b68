import { LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { BackIcon, MoreIcon } from '@hanap/ui/icon'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ConversationView } from '../../chat/chat-view.ts'
import { usePage } from '../page.tsx'
import { ResponseClock } from './response-clock.tsx'

interface ChatHeadProps {
  view: ConversationView
  listHref: string
  tool?: ReactNode
}

/** With whom and about which job a chat is, and what is done with the whole of it. */
export function ChatHead({ view, listHref, tool }: ChatHeadProps) {
  const { t } = usePage()
  const { name, avatar, about, job, response } = view
  return (
    <header className="chat-head">
      <LinkButton
        href={listHref}
        look="quiet"
        size="icon"
        className="chat-back"
        aria-label={t('chats.allChats')}
      >
        <BackIcon />
      </LinkButton>
      <CompanyAvatar name={name} logo={avatar} />
      <div className="min-w-0 flex-1">
        <h1 className="chat-line" dir="auto">
          {name}
        </h1>
        {job?.href ? (
          <a href={job.href} className="chat-line text-sm" dir="auto">
            {about}
          </a>
        ) : (
          <p className="chat-line text-sm text-muted" dir="auto">
            {about}
          </p>
        )}
        {response && <ResponseClock {...response} />}
      </div>
      {tool}
      <ChatMenu {...view} />
    </header>
  )
}

/** What a person does with the whole chat; works without script, as the browser opens it. */
function ChatMenu({ canDecline, isArchived, isMuted, consent }: ConversationView) {
  const { t } = usePage()
  const acts = [
    [isArchived ? 'unarchive' : 'archive', t(isArchived ? 'chats.unarchive' : 'chats.archive')],
    [isMuted ? 'unmute' : 'mute', t(isMuted ? 'chats.unmute' : 'chats.mute')],
    ...(canDecline ? [['decline', t('chats.decline')] as const] : []),
  ] as const
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        popoverTarget="chat-menu"
        aria-label={t('chats.more')}
      >
        <MoreIcon />
      </button>
      <div id="chat-menu" popover="auto" className="menu chat-menu">
        <Form method="post">
          {acts.map(([act, text]) => (
            <button key={act} type="submit" name="act" value={act}>
              {text}
            </button>
          ))}
          <a href={`${consent.path}/report`}>{t('chats.report')}</a>
        </Form>
      </div>
    </>
  )
}
