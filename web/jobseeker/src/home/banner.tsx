import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { ArrowIcon, CloseIcon } from '@hanap/ui/icon'
import type { BannerView } from './home-view.ts'

/** What would help now, and the way to close it for good, which works without script. */
export function Banner({ banner: { key, title, text, href: to, only } }: { banner: BannerView }) {
  const { t, href } = usePage()
  return (
    <section className={`banner card${only ? ` ${only}` : ''}`} aria-labelledby={`banner-${key}`}>
      <h2 id={`banner-${key}`} className="text-lg">
        {title}
      </h2>
      <p>{text}</p>
      <LinkButton
        look={only ? 'line' : 'primary'}
        href={to}
        data-install={key === 'install-app' || undefined}
      >
        {title}
        <ArrowIcon />
      </LinkButton>
      <form method="post" action={href('/onsite-job')} data-reload>
        <Button
          type="submit"
          size="icon"
          look="quiet"
          name="close"
          value={key}
          aria-label={t('resumes.labelled', { label: t('common.close'), value: title })}
        >
          <CloseIcon />
        </Button>
      </form>
    </section>
  )
}
