import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'
import { Form, useNavigation } from 'react-router'
import { CountryField } from './fields/country-field.tsx'

interface StartAdProps {
  /** Names this filling-in, so that sending it twice makes one draft. */
  requestKey: string
  /** Where an ad begins; the page itself where there is none. */
  action?: string
  /** To choose from; none where the company is in one alone, or where the ad's own form asks. */
  countries?: readonly { key: string; name: string }[]
  typed?: string | undefined
  errors?: Record<string, string>
}

/** Begins an ad by its title. */
export function StartAd({ requestKey, action, countries = [], typed, errors = {} }: StartAdProps) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="form text-start" noValidate {...(action && { action })}>
      <input type="hidden" name="key" value={requestKey} />
      <TextField
        name="job_title"
        label={t('ads.newTitle')}
        help={t('ads.newHelp')}
        maxLength={150}
        dir="auto"
        autoComplete="organization-title"
        defaultValue={typed}
        error={errors.job_title}
      />
      <CountryField countries={countries} error={errors.job_country_key} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('ads.start')}
      </Button>
    </Form>
  )
}
