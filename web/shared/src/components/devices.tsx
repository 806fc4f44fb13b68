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
        {devices.map(({ id, name, country, lastSeen, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold">
                {name} {isCurrent && <Badge tone="positive">{t('security.thisDevice')}</Badge>}
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
                aria-label={t('resumes.labelled', { label: t('common.logOut'), value: name })}
              >
                {t('common.logOut')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <form method="post" data-reload>
          <Button type="submit" look="danger-line">
            {t('security.endOthers')}
          </Button>
        </form>
      )}
    </section>
  )
}
