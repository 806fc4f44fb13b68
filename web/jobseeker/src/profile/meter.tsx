import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { PlusIcon } from '@hanap/ui/icon'
import { MeterRing } from '@hanap/ui/lens/rings'

interface MeterProps {
  /** Whether the wizard's last step was taken. */
  isCompleted: boolean
  percent: number
  text: string
  hints: readonly { label: string; why: string; path: string }[]
}

/** How complete the profile is, and what would help most. */
export function Meter({ isCompleted, percent, text, hints }: MeterProps) {
  const { t, href } = usePage()
  return (
    <section className="profile-meter card">
      <MeterRing percent={percent} label={text} size="large" />
      <div className="grid min-w-0 gap-1">
        <h2 className="text-lg font-semibold">{text}</h2>
        <p className="text-muted">{t(hints.length === 0 ? 'profile.meterDone' : 'profile.meterNext')}</p>
      </div>
      {hints.length > 0 && (
        <ul>
          {hints.map(({ label, why, path }) => (
            <li key={path}>
              <a className="lone" href={href(path)}>
                <PlusIcon />
                {label}
              </a>
              <p className="text-sm text-muted">{why}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        {!isCompleted && (
          <LinkButton size="small" href={href('/jobseeker-complete-profile')}>
            {t('profile.wizardHeading')}
          </LinkButton>
        )}
        <LinkButton size="small" href={href('/jobseeker-complete-profile/10')}>
          {t('resumes.quickUpload')}
        </LinkButton>
        <LinkButton size="small" href={href('/create-resume')}>
          {t('making.heading')}
        </LinkButton>
      </p>
    </section>
  )
}
