import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { LogInForm } from '@hanap/shared/components/forms/log-in-form'
import { PasswordField } from '@hanap/shared/components/forms/password-field'
import { TermsBox } from '@hanap/shared/components/forms/terms-box'
import { usePage } from '@hanap/shared/components/page'
import { RichText } from '@hanap/shared/components/rich-text'
import { Button } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { EmailField } from '@hanap/ui/field'
import { Disclosure } from '@hanap/ui/surface'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { PhoneField } from '../phone/phone-field.tsx'
import { addTitle } from '../profile/add-title.ts'
import type { LogInFields } from './get-started.server.ts'
import type { action, loader } from './get-started.tsx'
import { NameFields } from './name-fields.tsx'

function useForm() {
  const result = useActionData<typeof action>()
  const { query } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const values: LogInFields = result?.values ?? {}
  return {
    labels: {
      first_name: t('auth.firstName'),
      last_name: t('auth.lastName'),
      email: t('auth.email'),
      password: t('auth.password'),
      contact_number: t('profile.phone'),
    },
    errors: result?.errors ?? {},
    values,
    isBusy: useNavigation().state === 'submitting',
    /** This page with the other form, with the way back kept. */
    other: (mode: 'signup' | 'login') => {
      const next = new URLSearchParams(query)
      next.set('mode', mode)
      return `?${next}`
    },
  }
}

export function LogIn() {
  const { href } = usePage()
  const { errors, values, other } = useForm()
  return (
    <LogInForm
      email={values.email}
      errors={errors}
      forgotHref={href('/forgot-password')}
      signUpHref={other('signup')}
    >
      <input type="hidden" name="intent" value="login" />
    </LogInForm>
  )
}

export function SignUp() {
  const { phoneCodes, idempotencyKey } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const { errors, labels, values, isBusy, other } = useForm()
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary errors={errors} labels={labels} />
      <input type="hidden" name="intent" value="register" />
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey ?? idempotencyKey} />
      <div className="name-pair">
        <NameFields
          firstName={t('auth.firstName')}
          lastName={t('auth.lastName')}
          values={values}
          errors={errors}
        />
      </div>
      <EmailField
        label={t('auth.email')}
        autoComplete="email"
        defaultValue={values.email}
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={t('auth.password')}
        help={t('auth.passwordHelp', { min: 8 })}
        autoComplete="new-password"
        error={errors.password}
      />
      <Disclosure
        summary={addTitle(labels.contact_number, t)}
        isOpen={Boolean(values.contact_number || errors.contact_number)}
      >
        <PhoneField
          name="contact_number"
          label={labels.contact_number}
          choices={phoneCodes}
          maxLength={40}
          error={errors.contact_number}
          shown={new Map(Object.entries(values))}
        />
      </Disclosure>
      <div>
        <TermsBox links={{ terms: href('/terms'), privacy: href('/privacy') }} error={errors.terms} />
        <Check name="is_subscribe" value="1" label={t('auth.subscribe')} />
      </div>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('auth.signUpSubmit')}
      </Button>
      <p>
        <RichText parts={t.parts('auth.haveAccount')} links={{ login: other('login') }} />
      </p>
    </Form>
  )
}
