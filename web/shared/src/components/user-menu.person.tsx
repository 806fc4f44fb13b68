import { BellIcon, UserIcon } from '@hanap/ui/icon'
import type { HeaderPerson } from '../page/facts.ts'
import { usePage } from './page.tsx'

/** What is a signed-in person's own, in the header. */
export function UserMenu({ firstName, avatar, unread, bell, menu }: HeaderPerson) {
  const { t, href } = usePage()
  return (
    <>
      <a
        className="btn btn-quiet btn-icon bell"
        href={href('/notifications')}
        data-unread={unread || ''}
        aria-label={bell}
      >
        <BellIcon />
      </a>
      <button
        type="button"
        className="btn btn-quiet my-account"
        data-chats=""
        data-unread=""
        popoverTarget="me"
        aria-label={t('resumes.labelled', { label: t('common.myAccount'), value: firstName })}
      >
        {avatar ? <img src={avatar} alt="" /> : <UserIcon />}
        <span>{firstName}</span>
      </button>
      <div id="me" popover="auto" className="menu">
        {menu.map(([path, text, waiting]) => (
          <a
            key={path}
            href={path}
            {...(waiting > 0 && { 'data-unread': waiting })}
            {...(path.endsWith('/chat') && { 'data-chats': '' })}
          >
            {text}
          </a>
        ))}
        <form method="post" action={href('/log-out')} data-reload>
          <button type="submit">{t('common.logOut')}</button>
        </form>
      </div>
    </>
  )
}
