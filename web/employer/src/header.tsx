import { Brand } from '@hanap/shared/components/brand'
import { usePage } from '@hanap/shared/components/page'
import { RichText } from '@hanap/shared/components/rich-text'
import { Button } from '@hanap/ui/button'

/** What of the site is open to the recruiter; null to whoever is none. */
export interface Open {
  isMember: boolean
  isTeamManager: boolean
}

export function EmployerHeader({ open }: { open: Open | null }) {
  const { t, href } = usePage()
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a href={href('/')}>
          <Brand name={t('common.brand')} />
        </a>
        <p className="flex-1 text-muted max-md:hidden">{t('common.forEmployers')}</p>
        {open && (
          <>
            <nav aria-label={t('common.mainNavigation')}>
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {open.isMember && (
                  <li>
                    <a href={href('/')}>{t('employer.myJobs')}</a>
                  </li>
                )}
                {open.isTeamManager && (
                  <li>
                    <a href={href('/members')}>{t('employer.team')}</a>
                  </li>
                )}
                <li>
                  <a href={href('/company')}>{t('employer.company')}</a>
                </li>
                <li>
                  <a href={href('/account')}>{t('security.settingsHeading')}</a>
                </li>
              </ul>
            </nav>
            <form method="post" action={href('/log-out')} data-reload>
              <Button type="submit" size="small">
                {t('common.logOut')}
              </Button>
            </form>
          </>
        )}
      </div>
    </header>
  )
}

/** Leads a seeker who came here by mistake to their own site. */
export function EmployerFooter({ seekersUrl }: { seekersUrl: string }) {
  const { t, year } = usePage()
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-4">
        <p>{t('common.copyright', { year: String(year) })}</p>
        <p>
          <RichText parts={t.parts('employer.forSeekers')} links={{ seekers: seekersUrl }} />
        </p>
      </div>
    </footer>
  )
}
