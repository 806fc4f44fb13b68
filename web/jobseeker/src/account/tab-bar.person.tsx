import { usePage } from '@hanap/shared/components/page'
import { AppliedIcon, ChatIcon, FindIcon, MeIcon, SavedIcon } from '@hanap/ui/icons/navigation'
import { useLocation } from 'react-router'

/** The five places of a signed-in seeker, under the thumb of who holds a phone. */
export function TabBar() {
  const { t, href } = usePage()
  const { pathname } = useLocation()
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
              aria-current={pathname === href(path) ? 'page' : undefined}
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
