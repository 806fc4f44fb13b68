import { usePage } from '@hanap/shared/components/page'
import { MeIcon } from '@hanap/ui/icons/navigation'

interface ContactCardProps {
  contact: { name: string; email: string; phone: string | null }
}

/** How the employer will reach who is signed in. */
export function ContactCard({ contact: { name, email, phone } }: ContactCardProps) {
  const { t, href } = usePage()
  return (
    <section className="contact-card" aria-labelledby="contact">
      <MeIcon />
      <div className="grid min-w-0 flex-1">
        <h2 id="contact" className="text-sm text-muted">
          {t('apply.contact')}
        </h2>
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
        {phone && (
          <p>
            <bdi dir="ltr">{phone}</bdi>
          </p>
        )}
      </div>
      <a href={href('/profile/basics')}>{t('personal.preferenceChange')}</a>
    </section>
  )
}
