import { isFamilyNameFirst } from '@hanap/i18n/person-name'
import { usePage } from '@hanap/shared/components/page'
import { TextField } from '@hanap/ui/field'

interface NameFieldsProps {
  firstName: string
  lastName: string
  values: Readonly<Record<string, string | undefined>>
  errors: Readonly<Record<string, string | undefined>>
}

/** A person's two names under the given labels, in the order in which the page's readers say them. */
export function NameFields({ firstName, lastName, values, errors }: NameFieldsProps) {
  const { t, language } = usePage()
  const isFamilyFirst = isFamilyNameFirst(language)
  const first = (
    <TextField
      name="first_name"
      label={firstName}
      autoComplete="given-name"
      defaultValue={values.first_name}
      error={errors.first_name}
      required
    />
  )
  const last = (
    <TextField
      name="last_name"
      label={lastName}
      // Where the family name comes first, nobody expects to be asked whether they have one.
      {...(!isFamilyFirst && { optional: t('common.optional') })}
      autoComplete="family-name"
      defaultValue={values.last_name}
      error={errors.last_name}
    />
  )
  return isFamilyFirst ? (
    <>
      {last}
      {first}
    </>
  ) : (
    <>
      {first}
      {last}
    </>
  )
}
