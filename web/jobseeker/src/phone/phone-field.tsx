import { usePage } from '@hanap/shared/components/page'
import { SelectField, TextField } from '@hanap/ui/field'
import { type PhoneCode, phoneCountryName } from './phone-view.ts'

interface PhoneFieldProps {
  name: string
  label: string
  choices: readonly PhoneCode[]
  maxLength: number | undefined
  error: string | undefined
  shown: ReadonlyMap<string, string>
}

/** A phone number beside the country whose code it has; both are read on the server. */
export function PhoneField({ name, label, choices, maxLength, error, shown }: PhoneFieldProps) {
  const { t } = usePage()
  return (
    <div className="phone-field">
      <SelectField
        name={phoneCountryName(name)}
        label={t('profile.phoneCode')}
        autoComplete="tel-country-code"
        defaultValue={shown.get(phoneCountryName(name))}
      >
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextField
        name={name}
        label={label}
        optional={t('common.optional')}
        type="tel"
        dir="ltr"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={maxLength}
        defaultValue={shown.get(name)}
        error={error}
      />
    </div>
  )
}
