import { usePage } from '@hanap/shared/components/page'
import { AppliedIcon, ChatIcon, FindIcon, MeIcon, SavedIcon } from '@hanap/ui/icons/navigation'
import { useLocation } from 'react-router'

/** Pages below a tab that have an address of their own. */
const within: Readonly<Record<string, readonly string[]>> = {
  '/my-account': [
    '/account-settings',
    '/blocked-companies',
    '/create-resume',
    '/dashboard',
    '/followed-companies',
    '/hidden-jobs',
    '/interviews',
    '/job-alerts',
    '/job-preferences',
    '/notifications',
    '/profile',
    '/resumes',
  ],
}

/** The five places of a signed-in seeker, under the thumb of who holds a phone. */
export function TabBar() {
  const { t, href } = usePage()
  const { pathname } = useLocation()
  const currentOf = (path: string) => {
    if (pathname === href(path)) return 'page'
    const isBelow = [path, ...(within[path] ?? [])].some(each => `${pathname}/`.startsWith(`${href(each)}/`))
    return isBelow || undefined
  }
  const tabs = [
    ['/job-search', t('common.tabSearch'), FindIcon],
    ['/saved-jobs', t('common.tabSaved'), SavedIcon],
    ['/applied-jobs', t('common.tabApplied'), AppliedIcon],
    ['/chat', t('common.tabChat'), ChatIcon],
    ['/my-account', t('common.tabMe'), MeIcon],
  ] as const
  return (
    <nav className="tab-bar" aria-label={t('common.tabs')}>
      <ul>
        {tabs.map(([path, text, Icon]) => (
          <li key={path}>
            <a
              href={href(path)}
              aria-current={currentOf(path)}
              {...(path === '/chat' && { 'data-chats': '' })}
            >
              <Icon />
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
