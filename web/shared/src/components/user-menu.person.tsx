import type { MessageKey } from '@hanap/i18n/message-key'
import { UserIcon } from '@hanap/ui/icon'
import { usePage } from './page.tsx'

const links = [
  ['/profile', 'profile.heading'],
  ['/resumes', 'resumes.heading'],
  ['/saved-jobs', 'common.savedJobs'],
  ['/applied-jobs', 'common.appliedJobs'],
  ['/job-alerts', 'alerts.heading'],
  ['/job-preferences', 'personal.preferencesHeading'],
  ['/hidden-jobs', 'personal.hiddenHeading'],
  ['/blocked-companies', 'personal.blockedHeading'],
  ['/account-settings', 'security.settingsHeading'],
] as const satisfies [string, MessageKey][]

/** What is a signed-in person's own, in the header. */
export function UserMenu() {
  const { t, href, user, market } = usePage()
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet my-account"
        popoverTarget="me"
        aria-label={`${t('common.myAccount')}: ${user?.firstName}`}
      >
        {user?.avatar ? <img src={user.avatar} alt="" /> : <UserIcon />}
        <span>{user?.firstName}</span>
      </button>
      <div id="me" popover="auto" className="menu">
        {links.map(([path, text]) => (
          <a key={path} href={href(path)}>
            {t(text)}
          </a>
        ))}
        {market === 'sg' && <a href={href('/verify-identity')}>{t('singpass.offerLink')}</a>}
        <form method="post" action={href('/log-out')} data-reload>
          <button type="submit">{t('common.logOut')}</button>
        </form>
      </div>
    </>
  )
}
