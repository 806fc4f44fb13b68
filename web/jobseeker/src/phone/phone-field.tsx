import { usePage } from '@hanap/shared/components/page'
import { AlertIcon } from '@hanap/ui/icon'
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
  const described = {
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        <bdi>{label}</bdi> <small>{t('common.optional')}</small>
      </label>
      <div className="phone-field">
        <select
          {...described}
          name={phoneCountryName(name)}
          autoComplete="tel-country-code"
          aria-label={t('profile.phoneCode')}
          defaultValue={shown.get(phoneCountryName(name))}
        >
          {choices.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <input
          {...described}
          id={name}
          name={name}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={maxLength}
          defaultValue={shown.get(name)}
        />
      </div>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <AlertIcon />
          {error}
        </p>
      )}
    </div>
  )
}
