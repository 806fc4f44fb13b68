import { usePage } from '@hanap/shared/components/page'
import type { HeaderPerson } from '@hanap/shared/page/facts'
import { useLocation } from 'react-router'
import { PageIcon } from './page-icon.tsx'

/** Pages that stand within another's, and are named on the account's own page. */
const WITHIN = /\/(hidden-jobs|blocked-companies|verify-identity)$/

/** A person's own pages at the side of each of them. */
export function AccountNav({ person: { menu, unread } }: { person: HeaderPerson }) {
  const { t } = usePage()
  const { pathname } = useLocation()
  return (
    <nav className="account-nav" aria-label={t('common.myAccount')}>
      <ul>
        {menu
          .filter(([path]) => !WITHIN.test(path))
          .map(([path, text, waiting]) => (
            <li key={path}>
              <a href={path} aria-current={currentAt(path, pathname)} {...waitingAt(path, unread, waiting)}>
                <PageIcon href={path} />
                <span>{text}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Pages elsewhere that belong to one of them. */
const parents = [
  [/\/create-resume(\/|$)/, '/resumes'],
  [/\/dashboard\/profile$/, '/profile'],
  [/\/blocked-companies$/, '/account-settings'],
  [/\/hidden-jobs$/, '/job-preferences'],
] as const

const currentAt = (path: string, pathname: string) => {
  if (pathname === path) return 'page'
  const isWithin =
    pathname.startsWith(`${path}/`) ||
    parents.some(([page, parent]) => page.test(pathname) && path.endsWith(parent))
  return isWithin ? 'true' : undefined
}

/** What is counted beside a link; chats are by the page's socket. */
export const waitingAt = (path: string, unread: number, waiting: number) => {
  if (path.endsWith('/chat')) return { 'data-chats': '' }
  if (path.endsWith('/notifications')) return { 'data-bell': '', 'data-unread': unread || '' }
  return waiting ? { 'data-unread': waiting } : {}
}
