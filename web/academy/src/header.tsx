import { Brand } from '@hanap/shared/components/brand'
import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { MenuIcon } from '@hanap/ui/icon'

/** Addresses of the job seekers' site, which the session goes along to. */
export interface AcademyLinks {
  jobs: string
  profile: string
  logIn: string
}

export function AcademyHeader({ links, isSignedIn }: { links: AcademyLinks; isSignedIn: boolean }) {
  const { t, href } = usePage()
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a href={href('/')}>
          <Brand name={t('common.brand')} />
        </a>
        <p className="flex-1 text-muted">{t('academy.title')}</p>
        <nav className="site-nav" aria-label={t('common.mainNavigation')}>
          <Links links={links} isSignedIn={isSignedIn} />
        </nav>
        {isSignedIn && (
          <form method="post" action={href('/log-out')} data-reload className="max-md:hidden">
            <Button type="submit" size="small">
              {t('common.logOut')}
            </Button>
          </form>
        )}
        <button
          type="button"
          className="btn btn-quiet btn-icon md:hidden"
          popoverTarget="menu"
          aria-label={t('common.menu')}
        >
          <MenuIcon />
        </button>
        <div id="menu" popover="auto" className="menu">
          <Links links={links} isSignedIn={isSignedIn} />
          {isSignedIn && (
            <form method="post" action={href('/log-out')} data-reload>
              <button type="submit">{t('common.logOut')}</button>
            </form>
          )}
        </div>
      </div>
    </header>
  )
}

function Links({ links, isSignedIn }: { links: AcademyLinks; isSignedIn: boolean }) {
  const { t, href } = usePage()
  return (
    <>
      {isSignedIn && <a href={href('/my-courses')}>{t('academy.mine')}</a>}
      <a href={links.jobs} data-reload>
        {t('common.findJobs')}
      </a>
      {isSignedIn ? (
        <a href={links.profile} data-reload>
          {t('profile.heading')}
        </a>
      ) : (
        <a href={links.logIn} data-reload>
          {t('common.logIn')}
        </a>
      )}
    </>
  )
}

export function AcademyFooter() {
  const { t, href, year } = usePage()
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-4">
        <p>{t('common.copyright', { year: String(year) })}</p>
        <a href={href('/verify')}>{t('academy.verify')}</a>
        <LanguageLinks />
      </div>
    </footer>
  )
}
