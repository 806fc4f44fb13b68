import { Button } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { SearchIcon, UserIcon } from '@hanap/ui/icon'
import { ChatIcon } from '@hanap/ui/icons/navigation'
import { Badge, Chip, EmptyState } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ChatBox, ChatItemView, ChatsView, ConversationView } from '../../chat/chat-view.ts'
import { listQuery, listSearch } from '../../chat/list-search.ts'
import { useChatList } from '../../chat/use-chat-list.ts'
import { ListPages } from '../list-pages.tsx'
import { usePage } from '../page.tsx'
import type { SendProblem } from './composer.tsx'
import { Conversation } from './conversation.tsx'

const boxTexts = {
  all: 'chats.boxAll',
  unread: 'chats.boxUnread',
  archived: 'chats.boxArchived',
} as const satisfies Record<ChatBox, string>

const boxes: readonly ChatBox[] = ['all', 'unread', 'archived']

interface ChatsProps {
  view: ChatsView
  /** What a person reads who has no chat yet. */
  emptyText: string
  problem: SendProblem | undefined
  /** Says, beside the list of a wide window, to open one of them. */
  chooseText?: string
  /** Fields that narrow the list besides the words. */
  filters?: ReactNode
  /** What stands beside the open chat; in a narrow window `asideButton` opens it. */
  aside?: ReactNode
  asideButton?: ReactNode
}

/** The list beside the open chat; a narrow screen shows one of them. */
export function Chats({ view, emptyText, problem, chooseText, filters, aside, asideButton }: ChatsProps) {
  const { conversation, chats } = view
  const isToChoose = chooseText && !conversation && chats.length > 0
  useChatList(conversation === null, view.unread)
  return (
    <div
      className={[
        'chats',
        conversation && 'chats-open',
        isToChoose && 'chats-choose',
        aside && 'chats-beside',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <ChatList view={view} emptyText={emptyText} filters={filters} isBeside={!!isToChoose} />
      {conversation && (
        <Conversation
          key={windowOf(conversation)}
          view={conversation}
          listHref={`${view.path}${listSearch(listQuery(view))}`}
          problem={problem}
          tool={asideButton}
        />
      )}
      {isToChoose && (
        <div className="chat-none">
          <ChatIcon />
          <p>{chooseText}</p>
        </div>
      )}
      {aside}
    </div>
  )
}

/** Earlier messages are a page of their own, whose list begins and ends elsewhere. */
const windowOf = ({ id, isLatest, messages }: ConversationView): string =>
  isLatest ? id : `${id} ${messages.at(-1)?.seq}`

interface ChatListProps extends Pick<ChatsProps, 'view' | 'emptyText' | 'filters'> {
  /** Whether a wide window has room for a chat beside it. */
  isBeside: boolean
}

function ChatList({ view, emptyText, filters, isBeside }: ChatListProps) {
  const { t } = usePage()
  const { path, box, query, chats, page, pages, conversation } = view
  const narrowed = listQuery(view)
  const Heading = conversation ? 'h2' : 'h1'
  return (
    <section className="chat-list" aria-label={t('chats.heading')}>
      <Heading className={conversation ? 'text-xl' : isBeside ? 'chat-heading' : 'text-2xl'}>
        {t('chats.heading')}
      </Heading>
      <Form method="get" action={path} role="search" className="flex flex-wrap gap-2">
        {box !== 'all' && <input type="hidden" name="box" value={box} />}
        <div className="chat-search">
          <input
            className="input"
            type="search"
            name="query"
            defaultValue={query}
            aria-label={t('chats.searchLabel')}
            placeholder={t('chats.searchLabel')}
            maxLength={100}
          />
          <Button type="submit" look="quiet" size="icon" aria-label={t('chats.search')}>
            <SearchIcon />
          </Button>
        </div>
        {filters}
      </Form>
      <nav className="flex flex-wrap gap-2" aria-label={t('chats.heading')}>
        {boxes.map(each => (
          <Chip
            key={each}
            href={`${path}${listSearch(listQuery({ ...view, box: each }))}`}
            isOn={each === box}
          >
            {t(boxTexts[each])}
          </Chip>
        ))}
      </nav>
      {chats.length > 0 && (
        <ul>
          {chats.map(chat => (
            <ChatItem key={chat.id} {...chat} />
          ))}
        </ul>
      )}
      {chats.length === 0 &&
        (Object.keys(narrowed).length > 0 ? (
          <p className="text-muted">{t('chats.nothingFound')}</p>
        ) : (
          <EmptyState title={t('chats.emptyTitle')} icon={<UserIcon />}>
            <p>{emptyText}</p>
          </EmptyState>
        ))}
      <ListPages page={page} pages={pages} query={narrowed} />
    </section>
  )
}

function InterviewSnippet({ facts, isToAnswer }: NonNullable<ChatItemView['interview']>) {
  const { t } = usePage()
  return (
    <span className="job-facts">
      {facts.map((fact, at) => (
        <span key={String(at)}>
          <bdi>{fact}</bdi>
        </span>
      ))}
      {isToAnswer && (
        <span>
          <Badge tone="warning">{t('interviews.yourTurn')}</Badge>
        </span>
      )}
    </span>
  )
}

function ChatItem(chat: ChatItemView) {
  const {
    href,
    name,
    avatar,
    about,
    isRisky,
    snippet,
    isSnippetForeign,
    interview,
    when,
    unread,
    isCurrent,
  } = chat
  const { t } = usePage()
  return (
    <li className={isCurrent ? 'chat-item chat-item-on' : 'chat-item'}>
      <CompanyAvatar name={name} logo={avatar} />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-2">
          <a
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={unread > 0 ? 'press-whole chat-line font-semibold' : 'press-whole chat-line'}
          >
            <bdi>{name}</bdi>
          </a>
          <span className="shrink-0 text-sm text-muted">{when}</span>
        </p>
        <p className="chat-two text-sm text-muted" dir="auto">
          {about}
        </p>
        {isRisky && (
          <p>
            <Badge tone="warning">{t('chats.riskTitle')}</Badge>
          </p>
        )}
        <p className="flex items-end justify-between gap-2 text-sm">
          {interview ? (
            <InterviewSnippet {...interview} />
          ) : (
            <span className={isSnippetForeign ? 'chat-two chat-two-foreign' : 'chat-two'} dir="auto">
              {snippet}
            </span>
          )}
          {unread > 0 && (
            <span className="chat-unread">
              <span aria-hidden="true">{unread}</span>
              <span className="unseen">{t('chats.unreadNum', { count: unread })}</span>
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
