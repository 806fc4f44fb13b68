import { usePage } from '@hanap/shared/components/page'
import { SelectField } from '@hanap/ui/field'
import type { ChangeEvent } from 'react'

interface CountryFieldProps {
  countries: readonly { key: string; name: string }[]
  chosen?: string | undefined
  error?: string | undefined
  /** Called when another one is chosen. */
  onChange?(event: ChangeEvent<HTMLSelectElement>): void
}

/** In which of the company's countries the ad is to be; nothing where there is one alone. */
export function CountryField({ countries, chosen, error, onChange }: CountryFieldProps) {
  const { t } = usePage()
  if (countries.length === 0) return null
  return (
    <SelectField
      name="job_country_key"
      label={t('names.country')}
      help={t('ads.countryHelp')}
      defaultValue={chosen}
      error={error}
      {...(onChange && { onChange })}
    >
      {countries.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
