import { usePage } from '@hanap/shared/components/page'
import { AlertIcon } from '@hanap/ui/icon'
import { monthFieldName, yearFieldName } from './profile-view.ts'

interface MonthFieldProps {
  name: string
  label: string
  error: string | undefined
  shown: ReadonlyMap<string, string>
}

const FIRST_YEAR = 1950
/** As far ahead as somebody may expect to finish, or a licence to expire. */
const YEARS_AHEAD = 15

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** Whether the language says the year before the month. */
const isYearFirst = (tag: string) => /^(ja|zh)\b/.test(tag)

/** A month and a year, each chosen from a list: no browser's own field speaks every language. */
export function MonthField({ name, label, error, shown }: MonthFieldProps) {
  const { t, tag, year: now } = usePage()
  const nameOf = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC', calendar: 'gregory' })
  const years = Array.from({ length: now + YEARS_AHEAD - FIRST_YEAR + 1 }, (_, at) =>
    String(now + YEARS_AHEAD - at),
  )
  const described = {
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  }
  const monthSelect = (
    <select
      {...described}
      id={name}
      name={monthFieldName(name)}
      aria-label={t('profile.month')}
      defaultValue={shown.get(monthFieldName(name)) ?? ''}
    >
      <option value="">{t('profile.month')}</option>
      {months.map(month => (
        <option key={month} value={month}>
          {nameOf.format(new Date(`2026-${month}-01T00:00:00Z`))}
        </option>
      ))}
    </select>
  )
  const yearSelect = (
    <select
      {...described}
      name={yearFieldName(name)}
      aria-label={t('profile.year')}
      defaultValue={shown.get(yearFieldName(name)) ?? ''}
    >
      <option value="">{t('profile.year')}</option>
      {years.map(year => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </select>
  )
  return (
    <fieldset className="field month-field">
      <legend className="field-label">
        {label} <small>{t('common.optional')}</small>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {isYearFirst(tag) ? (
          <>
            {yearSelect}
            {monthSelect}
          </>
        ) : (
          <>
            {monthSelect}
            {yearSelect}
          </>
        )}
      </div>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <AlertIcon />
          {error}
        </p>
      )}
    </fieldset>
  )
}
