import { LinkButton } from '@hanap/ui/button'
import { Flag } from '@hanap/ui/flag'
import { MenuIcon, SearchIcon } from '@hanap/ui/icon'
import { useLocation } from 'react-router'
import { Brand } from './brand.tsx'
import { usePage } from './page.tsx'
import { UserMenu } from './user-menu.person.tsx'

/** Parts of the site that the header's links lead to. */
export type SiteSection = '/job-search' | '/companies'

interface SiteHeaderProps {
  /** Where the page belongs. */
  section: SiteSection | undefined
  /** The page has a search form of its own, so the header leaves its small one out. */
  hasSearch: boolean
  /** The page is where one logs in, so the header does not lead there. */
  isLogIn: boolean
}

export function SiteHeader({ section, hasSearch, isLogIn }: SiteHeaderProps) {
  const { t, href, user } = usePage()
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a href={href('/')}>
          <Brand name={t('common.brand')} />
        </a>
        {hasSearch ? <div className="flex-1" /> : <HeaderSearch />}
        <nav className="site-nav" aria-label={t('common.mainNavigation')}>
          <MainLinks section={section} />
        </nav>
        <RegionLink />
        {user ? <UserMenu {...user} /> : !isLogIn && <VisitorLinks />}
        <button
          type="button"
          className="btn btn-quiet btn-icon md:hidden"
          popoverTarget="menu"
          aria-label={t('common.menu')}
        >
          <MenuIcon />
        </button>
        <div id="menu" popover="auto" className="menu">
          <MainLinks section={section} />
          {!user && !isLogIn && <a href={href('/get-started')}>{t('common.logIn')}</a>}
        </div>
      </div>
    </header>
  )
}

function HeaderSearch() {
  const { t, href } = usePage()
  return (
    <>
      <search className="header-search">
        <form action={href('/job-search')}>
          <SearchIcon />
          <input
            type="search"
            name="query"
            data-search
            aria-label={t('search.what')}
            placeholder={t('search.whatPlaceholder')}
            maxLength={200}
          />
        </form>
      </search>
      <div className="flex-1 md:hidden" />
      <a
        className="btn btn-quiet btn-icon md:hidden"
        href={href('/job-search')}
        aria-label={t('common.findJobs')}
      >
        <SearchIcon />
      </a>
    </>
  )
}

function MainLinks({ section }: Pick<SiteHeaderProps, 'section'>) {
  const { t, href, employerUrl } = usePage()
  return (
    <>
      <a href={href('/job-search')} aria-current={section === '/job-search' || undefined}>
        {t('common.findJobs')}
      </a>
      <a href={href('/companies')} aria-current={section === '/companies' || undefined}>
        {t('common.companies')}
      </a>
      <a href={employerUrl} data-reload>
        {t('common.forEmployers')}
      </a>
    </>
  )
}

/** Leads to the page on which market and language are chosen, and back to this one. */
function RegionLink() {
  const { href, market, region, assetsUrl } = usePage()
  const { pathname, search } = useLocation()
  return (
    <a
      className="btn btn-quiet region-link"
      href={`${href('/country-and-language')}?to=${encodeURIComponent(pathname + search)}`}
      rel="nofollow"
      aria-label={region.label}
      title={region.label}
    >
      <Flag code={market.toUpperCase()} assetsUrl={assetsUrl} />
      {region.sign}
    </a>
  )
}

function VisitorLinks() {
  const { t, href } = usePage()
  return (
    <LinkButton look="line" size="small" href={href('/get-started')} className="max-md:hidden">
      {t('common.logIn')}
    </LinkButton>
  )
}
