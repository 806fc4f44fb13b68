import { usePage } from '@hanap/shared/components/page'
import { SelectField } from '@hanap/ui/field'

const MINUTE_S = 60

interface DelayFieldProps {
  /** Where a page has several. */
  id?: string
  /** Left to choose where the company's own setting is made, which cannot be as it is set. */
  isSetting?: boolean
  /** In seconds. */
  value?: number
}

/** When an applicant is told of a refusal. */
export function DelayField({ id, isSetting = false, value }: DelayFieldProps) {
  const { t } = usePage()
  const choices = [
    [0, t('applicants.delayNow')],
    [10 * MINUTE_S, t('applicants.delay10')],
    [60 * MINUTE_S, t('applicants.delay60')],
    [24 * 60 * MINUTE_S, t('applicants.delay1440')],
  ] as const
  return (
    <SelectField name="delay" id={id} label={t('applicants.delay')} defaultValue={value ?? ''}>
      {!isSetting && <option value="">{t('applicants.delayCompany')}</option>}
      {choices.map(([seconds, text]) => (
        <option key={seconds} value={seconds}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
