import { Button } from '@hanap/ui/button'
import { BellIcon, MenuIcon } from '@hanap/ui/icon'
import type { HeaderLinks } from '../../companion/addresses.server.ts'
import type { HeaderPerson } from '../../page/facts.ts'
import { Brand } from '../brand.tsx'
import { usePage } from '../page.tsx'

interface CompanionLink {
  href: string
  text: string
  /** On another site, which the session goes along to. */
  isElsewhere?: boolean
}

interface CompanionHeaderProps {
  title: string
  /** The site's own pages. */
  own?: readonly CompanionLink[]
  links: HeaderLinks
  person: HeaderPerson | null
}

/** The header of a companion site for job seekers: its pages, the job site's, and the one bell of all sites. */
export function CompanionHeader({ title, own = [], links, person }: CompanionHeaderProps) {
  const { t, href } = usePage()
  const shown = [
    ...own,
    { href: links.jobs, text: t('common.findJobs'), isElsewhere: true },
    person
      ? { href: links.profile, text: t('profile.heading'), isElsewhere: true }
      : { href: links.logIn, text: t('common.logIn'), isElsewhere: true },
  ]
  return (
    <header className="site-header companion-header">
      <div className="site-header-row">
        <a href={href('/')}>
          <Brand name={t('common.brand')} />
        </a>
        <p className="flex-1 text-muted">{title}</p>
        <nav className="site-nav" aria-label={t('common.mainNavigation')}>
          <Links links={shown} />
        </nav>
        {person && (
          <>
            <a
              className="btn btn-quiet btn-icon bell"
              href={links.notifications}
              data-unread={person.unread || ''}
              aria-label={person.bell}
              data-reload
            >
              <BellIcon />
            </a>
            <form method="post" action={href('/log-out')} data-reload className="companion-log-out">
              <Button type="submit" size="small">
                {t('common.logOut')}
              </Button>
            </form>
          </>
        )}
        <button
          type="button"
          className="btn btn-quiet btn-icon companion-menu"
          popoverTarget="menu"
          aria-label={t('common.menu')}
        >
          <MenuIcon />
        </button>
        <div id="menu" popover="auto" className="menu">
          <Links links={shown} />
          {person && (
            <form method="post" action={href('/log-out')} data-reload>
              <button type="submit">{t('common.logOut')}</button>
            </form>
          )}
        </div>
      </div>
    </header>
  )
}

function Links({ links }: { links: readonly CompanionLink[] }) {
  return links.map(({ href, text, isElsewhere }) => (
    <a key={href} href={href} {...(isElsewhere && { 'data-reload': '' })}>
      {text}
    </a>
  ))
}
