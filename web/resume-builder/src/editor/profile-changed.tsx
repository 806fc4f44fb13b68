import { usePage } from '@hanap/shared/components/page'
import { Callout } from '@hanap/ui/surface'

/** Tells who writes a document that the profile says something else since. */
export function ProfileChanged({ href }: { href: string }) {
  const { t } = usePage()
  return (
    <Callout tone="plain">
      <p>
        {t('builder.compareChanged')} <a href={href}>{t('builder.compareShow')}</a>
      </p>
    </Callout>
  )
}
