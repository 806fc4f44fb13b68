import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { MeterRing } from '@hanap/ui/lens/rings'
import type { OwnProfileView } from './home-view.ts'

/** How complete the seeker's profile is, and the one thing that would help most. */
export function OwnProfile({ profile: { percent, text, hint } }: { profile: OwnProfileView }) {
  const { t, href } = usePage()
  return (
    <section className="own-profile card" aria-labelledby="own-profile">
      <MeterRing percent={percent} label={text} size="large" />
      <div className="grid justify-items-start gap-2">
        <h2 id="own-profile" className="text-lg">
          {text}
        </h2>
        {hint ? (
          <>
            <p className="text-muted">{hint.why}</p>
            <LinkButton size="small" href={href(hint.path)}>
              {t('profile.addNamed', { what: hint.label })}
            </LinkButton>
          </>
        ) : (
          <p className="text-muted">{t('profile.meterDone')}</p>
        )}
      </div>
    </section>
  )
}
