import { usePage } from '../page.tsx'

/** What a text says and the profile does not is looked at before the text is taken. */
export function SummaryChecked() {
  const { t } = usePage()
  return (
    <label className="check">
      <input type="checkbox" name="checked" required />
      <span>{t('summary.checked')}</span>
    </label>
  )
}
