import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { SelectField, TextArea } from '@hanap/ui/field'
import { Form, useNavigation } from 'react-router'

interface ClaimFormProps {
  countries: readonly { key: string; name: string }[]
  typed: { country_key: string; note: string } | undefined
  errors: Record<string, string>
}

/** Claims the name in one of the countries. */
export function ClaimForm({ countries, typed, errors }: ClaimFormProps) {
  const { t } = usePage()
  return (
    <Form method="post" className="form" noValidate>
      <SelectField
        name="country_key"
        label={t('names.country')}
        defaultValue={typed?.country_key}
        error={errors.country_key}
      >
        {countries.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="note"
        label={t('names.note')}
        help={t('names.noteHelp')}
        maxLength={1000}
        rows={3}
        dir="auto"
        defaultValue={typed?.note}
        error={errors.note}
      />
      <Button type="submit" look="primary" isBusy={useNavigation().state === 'submitting'}>
        {t('names.send')}
      </Button>
    </Form>
  )
}
