import { Brand } from '@hanap/shared/components/brand'
import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'
import { RichText } from '@hanap/shared/components/rich-text'
import { Button } from '@hanap/ui/button'
import { BellIcon, MenuIcon } from '@hanap/ui/icon'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'

/** What of the site is open to the recruiter; null to whoever is none. */
export interface HeaderAccess {
  isMember: boolean
  isTeamManager: boolean
  /** How many notifications wait to be read, and the same in words. */
  unread: number
  bell: string
  maySearchTalent: boolean
  maySeeReports: boolean
}

export function EmployerHeader({ open }: { open: HeaderAccess | null }) {
  const { t, href } = usePage()
  return (
    <header className={open ? 'site-header side-bar' : 'site-header'}>
      <div className="site-header-row">
        <a href={href('/')}>
          <Brand name={t('common.brand')} />
        </a>
        <p className={open ? 'wide-only ps-2 text-sm text-muted' : 'flex-1 text-muted'}>
          {t('common.forEmployers')}
        </p>
        {open && (
          <>
            <nav className="site-nav" aria-label={t('common.mainNavigation')}>
              <Links {...open} />
            </nav>
            <a
              className="btn btn-quiet btn-icon bell"
              href={href('/notifications')}
              data-unread={open.unread || ''}
              aria-label={open.bell}
            >
              <BellIcon />
              <span className="bell-text">{t('notifications.heading')}</span>
            </a>
            <form method="post" action={href('/log-out')} data-reload className="wide-only">
              <Button type="submit" size="small">
                {t('common.logOut')}
              </Button>
            </form>
            <button
              type="button"
              className="btn btn-quiet btn-icon lg:hidden"
              popoverTarget="menu"
              aria-label={t('common.menu')}
            >
              <MenuIcon />
            </button>
            <div id="menu" popover="auto" className="menu lg:hidden">
              <Links {...open} />
              <form method="post" action={href('/log-out')} data-reload>
                <button type="submit">{t('common.logOut')}</button>
              </form>
            </div>
          </>
        )}
      </div>
    </header>
  )
}

function Links({ isMember, isTeamManager, maySearchTalent, maySeeReports }: HeaderAccess) {
  const { t } = usePage()
  return (
    <>
      {isMember && (
        <PageLink to="/" within="/jobs">
          {t('employer.myJobs')}
        </PageLink>
      )}
      {maySearchTalent && <PageLink to="/talents">{t('talents.heading')}</PageLink>}
      {isMember && <PageLink to="/applicants">{t('applicants.heading')}</PageLink>}
      {isMember && <PageLink to="/interviews">{t('interviews.heading')}</PageLink>}
      {isMember && (
        <PageLink to="/chats" data-chats="">
          {t('chats.heading')}
        </PageLink>
      )}
      {maySeeReports && <PageLink to="/reports">{t('reports.heading')}</PageLink>}
      {isTeamManager && <PageLink to="/members">{t('employer.team')}</PageLink>}
      <PageLink to="/company">{t('employer.company')}</PageLink>
      <PageLink to="/account">{t('security.settingsHeading')}</PageLink>
    </>
  )
}

interface PageLinkProps extends ComponentProps<'a'> {
  to: string
  /** Where its other pages are, unless below it. */
  within?: string
}

/** Says of itself when the page, or one below it, is open. */
function PageLink({ to, within = to, ...anchor }: PageLinkProps) {
  const { href } = usePage()
  const { pathname } = useLocation()
  const target = href(to)
  const isOpen = pathname === target || pathname.startsWith(`${href(within)}/`)
  return (
    <a
      {...anchor}
      href={target}
      aria-current={isOpen ? (pathname === target ? 'page' : 'true') : undefined}
    />
  )
}

/** Leads a seeker who came here by mistake to their own site. */
export function EmployerFooter({ seekersUrl }: { seekersUrl: string }) {
  const { t, year } = usePage()
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-4">
        <p>{t('common.copyright', { year: String(year) })}</p>
        <LanguageLinks />
        <p>
          <RichText parts={t.parts('employer.forSeekers')} links={{ seekers: seekersUrl }} />
        </p>
      </div>
    </footer>
  )
}
