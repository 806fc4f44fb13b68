import { readRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import { isFamilyNameFirst } from '@hanap/i18n/person-name'
import { marketName } from '@hanap/markets/market-names'
import { markets } from '@hanap/markets/markets'
import { textsOf } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { PasswordField } from '@hanap/shared/components/forms/password-field'
import { TermsBox } from '@hanap/shared/components/forms/terms-box'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { RichText } from '@hanap/shared/components/rich-text'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { EmailField, SelectField, TextField } from '@hanap/ui/field'
import { ErrorState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { likelyMarket } from './likely-market.ts'
import { accept, invitationView, signUp } from './sign-up.server.ts'
import texts from './sign-up.tsx?texts'

/** With the link of an invitation the address holds a secret: kept nowhere, and told to nobody. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })

export async function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args)
  const { language, prefix, market } = factsOf(page)
  const token = new URL(args.request.url).searchParams.get('invitation')
  const own = page.user ? await page.call(readRecruiter, {}) : undefined
  const ownEmail = own?.ok ? own.data.user.email : undefined
  if (token === null && ownEmail !== undefined) throw redirect(prefix || '/')
  const invitation = token === null ? undefined : await invitationView(page, token, ownEmail)
  const t = translator(language)
  const title = invitation
    ? t('employer.join', { company: invitation.company })
    : t(token === null ? 'employer.signUpHeading' : 'common.expiredTitle')
  const view = {
    head: headOf(page, t('employer.title'), { title, isIndexed: false }),
    title,
    invitation,
    country: likelyMarket(language, market)?.key ?? '',
    countries: markets.map(({ key }) => ({ key, name: marketName(key, language) })),
    seekersUrl: page.sites[market] ?? '',
    once: crypto.randomUUID(),
    texts: textsFor(language, texts),
  }
  return data(view, { status: invitation === null ? 410 : 200 })
}

export async function action(args: ActionFunctionArgs) {
  const page = pageOf(args)
  const fields = textsOf(await args.request.formData())
  return fields.intent === 'accept' ? accept(page, fields.invitation ?? '') : signUp(page, fields)
}

export default function SignUp() {
  const { head, title, invitation } = useLoaderData<typeof loader>()
  const { t } = usePage()
  if (invitation === null)
    return (
      <ErrorState title={title}>
        <PageHead head={head} />
        <p>{t('errors.link_expired')}</p>
        <p>{t('employer.invitationEnded')}</p>
      </ErrorState>
    )
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">
        <bdi>{title}</bdi>
      </h1>
      {invitation && <p>{t(wayTexts[invitation.way], invitation)}</p>}
      {invitation?.way === 'accept' && <AcceptForm />}
      {invitation?.way === 'log-in' && <LogInInstead />}
      {(!invitation || invitation.way === 'sign-up') && <SignUpForm />}
    </div>
  )
}

const wayTexts = {
  accept: 'employer.invitedAccept',
  'log-in': 'employer.invitedLogIn',
  'sign-up': 'employer.invitedText',
} as const

function AcceptForm() {
  const { invitation, title } = useLoaderData<typeof loader>()
  const errors: Record<string, string> = useActionData<typeof action>()?.errors ?? {}
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="form">
      <ErrorSummary errors={errors} labels={{}} />
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="invitation" value={invitation?.token} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        <span dir="auto">{title}</span>
      </Button>
    </Form>
  )
}

function LogInInstead() {
  const { invitation } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <p>
      <LinkButton
        look="primary"
        href={href(`/log-in?invitation=${encodeURIComponent(invitation?.token ?? '')}`)}
        data-reload
      >
        {t('common.logIn')}
      </LinkButton>
    </p>
  )
}

function SignUpForm() {
  const { invitation, seekersUrl, once } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const result = useActionData<typeof action>()
  const errors: Record<string, string> = result?.errors ?? {}
  const isBusy = useNavigation().state === 'submitting'
  const labels = {
    email: t('auth.email'),
    password: t('auth.password'),
    first_name: t('auth.firstName'),
    last_name: t('auth.lastName'),
    title: t('employer.jobTitle'),
    company_name: t('employer.companyName'),
    country_key: t('employer.companyCountry'),
  }
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary errors={errors} labels={labels} />
      <input type="hidden" name="once" value={once} />
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
  return isFamilyNameFirst(language) ? [last, first] : [first, last]
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
