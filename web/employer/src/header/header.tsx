import { Brand } from '@hanap/shared/components/brand'
import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { GlobeIcon, MenuIcon } from '@hanap/ui/icon'
import { LogOutIcon } from '@hanap/ui/icons/log-out'
import { NoticeIcon } from '@hanap/ui/icons/navigation'
import { useLocation } from 'react-router'
import { CommandOpener } from '../command-bar/command-opener.tsx'
import type { HeaderAccess } from '../recruiter/site-access.ts'
import { NavLinks } from './nav-links.tsx'
import { SiteKeys } from './site-keys.tsx'

/** The site's ink: beside the page on wide screens, else a bar above it and one within the thumb's reach below it. */
export function EmployerHeader({ open }: { open: HeaderAccess | null }) {
  const { t, href } = usePage()
  return (
    <header className={open ? 'site-header ink side-bar' : 'site-header ink'}>
      <div className="site-header-row">
        <a href={href('/')}>
          <Brand name={t('common.brand')} />
        </a>
        <p className={open ? 'wide-only header-note' : 'header-note min-w-0'}>{t('common.forEmployers')}</p>
        {open ? <OwnParts {...open} /> : <LanguageMenu />}
      </div>
    </header>
  )
}

/** This page in other languages, behind a button. */
export function LanguageMenu() {
  const { t, languageName } = usePage()
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet language-open"
        popoverTarget="languages"
        aria-label={t('resumes.labelled', { label: t('common.language'), value: languageName })}
      >
        <GlobeIcon /> <span>{languageName}</span>
      </button>
      <div id="languages" popover="auto" className="menu language-menu">
        <LanguageLinks />
      </div>
    </>
  )
}

function OwnParts(open: HeaderAccess) {
  const { t, href } = usePage()
  const { pathname } = useLocation()
  return (
    <>
      <CommandOpener access={open} />
      <nav className="site-nav" aria-label={t('common.mainNavigation')}>
        <NavLinks {...open} />
        <button type="button" className="narrow-only" popoverTarget="menu">
          <MenuIcon />
          {t('common.menu')}
        </button>
      </nav>
      <SiteKeys />
      <a
        className="btn btn-quiet btn-icon bell"
        href={href('/notifications')}
        aria-current={pathname === href('/notifications') ? 'page' : undefined}
        data-unread={open.unread || ''}
        aria-label={open.bell}
      >
        <NoticeIcon />
        <span className="bell-text">{t('notifications.heading')}</span>
      </a>
      <form method="post" action={href('/log-out')} data-reload className="wide-only">
        <Button type="submit" look="quiet" size="small">
          <LogOutIcon />
          {t('common.logOut')}
        </Button>
      </form>
      <div id="menu" popover="auto" className="menu narrow-only">
        <NavLinks {...open} />
        <form method="post" action={href('/log-out')} data-reload>
          <button type="submit">
            <LogOutIcon />
            {t('common.logOut')}
          </button>
        </form>
      </div>
    </>
  )
}
