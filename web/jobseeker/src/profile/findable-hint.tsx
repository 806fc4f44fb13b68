import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'

/** Tells who has not decided yet that companies may find them, and where that is decided. */
export function FindableHint() {
  const { t, href } = usePage()
  return (
    <section className="card grid justify-items-start gap-3 p-4">
      <h2 className="text-lg font-semibold">{t('talents.hintTitle')}</h2>
      <p>{t('talents.hintText')}</p>
      <LinkButton size="small" href={href('/account-settings#is_findable')}>
        {t('talents.hintLink')}
      </LinkButton>
    </section>
  )
}
