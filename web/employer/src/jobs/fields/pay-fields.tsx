import { usePage } from '@hanap/shared/components/page'
import { Check } from '@hanap/ui/check'
import { SelectField, TextField } from '@hanap/ui/field'
import type { AdValues } from '../ad-fields.server.ts'

const periods = [
  ['hour', 'ads.per_hour'],
  ['day', 'ads.per_day'],
  ['week', 'ads.per_week'],
  ['month', 'ads.per_month'],
  ['year', 'ads.per_year'],
  ['once', 'ads.per_once'],
] as const

interface PayFieldsProps {
  values: AdValues
  errors: Record<string, string>
  /** ISO 4217, the market's. */
  currency: string
}

/** What a job pays, in the currency of its market. */
export function PayFields({ values, errors, currency }: PayFieldsProps) {
  const { t } = usePage()
  const amount = (name: 'salary_range_from' | 'salary_range_to', label: string) => (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={values[name]}
      error={errors[name]}
    />
  )
  return (
    <fieldset className="field">
      <legend className="field-label">
        {t('ads.pay')} <small dir="ltr">{currency}</small>
      </legend>
      <div className="pay-fields">
        {amount('salary_range_from', t('ads.payFrom'))}
        {amount('salary_range_to', t('ads.payTo'))}
        <SelectField name="salary_period" label={t('ads.per')} defaultValue={values.salary_period}>
          {periods.map(([period, text]) => (
            <option key={period} value={period}>
              {t(text)}
            </option>
          ))}
        </SelectField>
      </div>
      <Check
        name="is_salary_hidden"
        value="on"
        label={t('ads.payHidden')}
        isChosen={values.is_salary_hidden === 'on'}
      />
    </fieldset>
  )
}
