import { Brand } from '@hanap/shared/components/brand'
import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { useLocation } from 'react-router'

/** `email` is the operator's who is logged in. */
export function OperatorHeader({ email, isLocked }: { email: string | null; isLocked: boolean }) {
  const { t, href } = usePage()
  return (
    <header className="site-header ink">
      <div className="site-header-row operator-header">
        <a href={href('/')}>
          <Brand name={t('common.brand')} />
        </a>
        <p className="header-note ps-2 text-sm">{t('operator.title')}</p>
        {email !== null && (
          <>
            {!isLocked && <OperatorNav />}
            <p className="wide-only header-note ms-auto text-sm">
              <bdi>{email}</bdi>
            </p>
            <form method="post" action={href('/log-out')} data-reload className="operator-log-out">
              <Button type="submit" look="quiet" size="small">
                {t('common.logOut')}
              </Button>
            </form>
          </>
        )}
      </div>
    </header>
  )
}

function OperatorNav() {
  const { t, href } = usePage()
  const { pathname } = useLocation()
  const queue = href('/')
  const log = href('/log')
  const isInQueue = pathname.startsWith(href('/cases/'))
  return (
    <nav className="operator-nav" aria-label={t('common.mainNavigation')}>
      <a href={queue} aria-current={pathname === queue ? 'page' : isInQueue || undefined}>
        {t('operator.queue')}
      </a>
      <a href={log} aria-current={pathname === log ? 'page' : undefined}>
        {t('operator.log')}
      </a>
    </nav>
  )
}

export function OperatorFooter() {
  const { t, year } = usePage()
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted">
      <div className="mx-auto flex max-w-[78rem] flex-wrap justify-between gap-4">
        <p>{t('common.copyright', { year: String(year) })}</p>
        <LanguageLinks />
      </div>
    </footer>
  )
}
