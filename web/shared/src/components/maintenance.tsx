import { LinkButton } from '@hanap/ui/button'
import { usePage } from './page.tsx'
import { StatePage } from './state-page.tsx'

/** Served in the place of every page while the marketplace is closed. */
export function Maintenance({ message }: { message: string | null }) {
  const { t } = usePage()
  return (
    <>
      <meta name="robots" content="noindex" />
      <StatePage
        drawing="maintenance"
        title={t('maintenance.heading')}
        text={
          <>
            <p>{t('maintenance.text')}</p>
            {message && <p dir="auto">{message}</p>}
          </>
        }
      >
        <LinkButton look="primary" href="" data-reload>
          {t('common.tryAgain')}
        </LinkButton>
      </StatePage>
    </>
  )
}
