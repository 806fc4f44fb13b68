import { isFamilyNameFirst } from '@hanap/i18n/person-name'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { PasswordField } from '@hanap/shared/components/forms/password-field'
import { TermsBox } from '@hanap/shared/components/forms/terms-box'
import { usePage } from '@hanap/shared/components/page'
import { RichText } from '@hanap/shared/components/rich-text'
import { Button } from '@hanap/ui/button'
import { EmailField, SelectField, TextField } from '@hanap/ui/field'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import type { action, loader } from './sign-up.tsx'

export function SignUpForm() {
  const { invitation, seekersUrl, idempotencyKey } = useLoaderData<typeof loader>()
  const { t, href, language } = usePage()
  const result = useActionData<typeof action>()
  const errors: Record<string, string> = result?.errors ?? {}
  const isBusy = useNavigation().state === 'submitting'
  const labels = {
    ...(isFamilyNameFirst(language) && { last_name: t('auth.lastName') }),
    first_name: t('auth.firstName'),
    last_name: t('auth.lastName'),
    title: t('employer.jobTitle'),
    company_name: t('employer.companyName'),
    country_key: t('employer.companyCountry'),
    email: t('auth.email'),
    password: t('auth.password'),
  }
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary errors={errors} labels={labels} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {invitation && <input type="hidden" name="invitation" value={invitation.token} />}
      <Names errors={errors} />
      <TextField
        name="title"
        label={t('employer.jobTitle')}
        autoComplete="organization-title"
        defaultValue={result?.values.title}
        error={errors.title}
        required
      />
      {!invitation && <CompanyFields errors={errors} />}
      <EmailField
        label={t('auth.email')}
        autoComplete="email"
        defaultValue={result?.values.email ?? invitation?.email}
        readOnly={invitation !== undefined}
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={t('auth.password')}
        help={t('auth.passwordHelp', { min: 8 })}
        autoComplete="new-password"
        error={errors.password}
      />
      <div>
        <TermsBox
          links={{ terms: `${seekersUrl}/terms`, privacy: `${seekersUrl}/privacy` }}
          isAccepted={result?.values.terms === '1'}
          error={errors.terms}
        />
      </div>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('auth.signUpSubmit')}
      </Button>
      <p>
        <RichText parts={t.parts('auth.haveAccount')} links={{ login: href('/log-in') }} />
      </p>
    </Form>
  )
}

interface FieldsProps {
  errors: Record<string, string>
}

/** In the order in which the page's readers say them. */
function Names({ errors }: FieldsProps) {
  const { t, language } = usePage()
  const values = useActionData<typeof action>()?.values
  const first = (
    <TextField
      key="first"
      name="first_name"
      label={t('auth.firstName')}
      autoComplete="given-name"
      defaultValue={values?.first_name}
      error={errors.first_name}
      required
    />
  )
  const last = (
    <TextField
      key="last"
      name="last_name"
      label={t('auth.lastName')}
      autoComplete="family-name"
      defaultValue={values?.last_name}
      error={errors.last_name}
      required
    />
  )
  return <div className="name-fields">{isFamilyNameFirst(language) ? [last, first] : [first, last]}</div>
}

function CompanyFields({ errors }: FieldsProps) {
  const { country, countries } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const values = useActionData<typeof action>()?.values
  return (
    <>
      <TextField
        name="company_name"
        label={t('employer.companyName')}
        help={t('employer.companyNameHelp')}
        autoComplete="organization"
        dir="auto"
        defaultValue={values?.company_name}
        error={errors.company_name}
        required
      />
      <SelectField
        name="country_key"
        label={t('employer.companyCountry')}
        defaultValue={values?.country_key || country}
        error={errors.country_key}
      >
        {country === '' && <option value="">{t('employer.countryChoose')}</option>}
        {countries.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
