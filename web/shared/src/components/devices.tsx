import { Button } from '@hanap/ui/button'
import { Badge } from '@hanap/ui/surface'
import type { DeviceView } from '../session/devices.ts'
import { usePage } from './page.tsx'

/** Where a person is logged in, each with its end. */
export function Devices({ devices }: { devices: readonly DeviceView[] }) {
  const { t } = usePage()
  return (
    <section className="card card-section">
      <h2 className="text-lg font-semibold">{t('security.devicesHeading')}</h2>
      <ul className="w-full divide-y divide-line">
        {devices.map(({ id, name, country, lastSeen, isCurrent, isUnknown }) => (
          <li key={id} className="flex items-center gap-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {isUnknown ? <Badge tone="warning">{name}</Badge> : name}{' '}
                {isCurrent && <Badge tone="positive">{t('security.thisDevice')}</Badge>}
              </p>
              <p className="text-sm text-muted">
                {country && (
                  <>
                    <bdi>{country}</bdi> ·{' '}
                  </>
                )}
                {lastSeen}
              </p>
            </div>
            <form method="post" data-reload>
              <input type="hidden" name="session_id" value={id} />
              <Button
                type="submit"
                size="small"
                aria-label={t('resumes.labelled', { label: t('common.logOut'), value: name })}
              >
                {t('common.logOut')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <form method="post" data-reload className="pt-2">
          <Button type="submit" look="danger-line">
            {t('security.endOthers')}
          </Button>
        </form>
      )}
    </section>
  )
}
