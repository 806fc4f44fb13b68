import { downloadMyData } from '@hanap/contracts/jobseekers/privacy.calls'
import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'

/** What a person may take along. */
export function SettingsData() {
  const { t } = usePage()
  return (
    <section className="card grid justify-items-start gap-3 p-4">
      <h2 className="text-lg font-semibold">{t('privacy.dataHeading')}</h2>
      <p>{t('privacy.dataText')}</p>
      <LinkButton href={downloadMyData.path} data-reload>
        {t('privacy.download')}
      </LinkButton>
    </section>
  )
}
