import { LinkButton } from '@hanap/ui/button'
import { usePage } from './page.tsx'

/** A page that is not there, is not this person's, or failed; `home` is what the site's first page is called. */
export function PlainErrorPage({ status, home }: { status: number; home: string }) {
  const { t, href, supportEmail } = usePage()
  // Whatever of an address could not be read, there is no such page.
  const isMissing = status < 500
  const title = t(isMissing ? 'common.notFoundTitle' : 'common.errorTitle')
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-4 px-4 py-16">
      <title>{`${title} | ${t('common.brand')}`}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-lg text-muted">
        {isMissing ? t('common.notFoundText') : t('errors.server_error', { email: supportEmail })}
      </p>
      <LinkButton look="primary" href={href('/')}>
        {home}
      </LinkButton>
    </div>
  )
}
