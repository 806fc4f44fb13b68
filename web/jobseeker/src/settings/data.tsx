import { downloadMyData } from '@hanap/contracts/jobseekers/privacy.calls'
import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'

/** What a person may take along. */
export function SettingsData() {
  const { t } = usePage()
  return (
    <section className="settings-section" id="data-section">
      <h2>{t('privacy.dataHeading')}</h2>
      <p>{t('privacy.dataText')}</p>
      <LinkButton href={downloadMyData.path} data-reload>
        {t('privacy.download')}
      </LinkButton>
    </section>
  )
}
