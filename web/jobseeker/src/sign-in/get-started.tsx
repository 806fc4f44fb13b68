import { loginSeeker, register } from '@hanap/contracts/auth/auth.calls'
import { recordGetStarted } from '@hanap/contracts/logs/tracking.calls'
import { translator } from '@hanap/i18n/catalogues'
import { call } from '@hanap/shared/calls/call'
import { firstErrors, missingFields, textsOf } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { LogInForm } from '@hanap/shared/components/forms/log-in-form'
import { PasswordField } from '@hanap/shared/components/forms/password-field'
import { TermsBox } from '@hanap/shared/components/forms/terms-box'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { RichText } from '@hanap/shared/components/rich-text'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { deviceId } from '@hanap/shared/session/device'
import { loginGuestOnce } from '@hanap/shared/session/session'
import { Button } from '@hanap/ui/button'
import { Check } from '@hanap/ui/check'
import { EmailField } from '@hanap/ui/field'
import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { phoneCodes, phoneSaid } from '../phone/phone-codes.server.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { leadTo, onward } from '../redirects/way-back.server.ts'
import texts from './get-started.tsx?texts'
import { NameFields } from './name-fields.tsx'
import { doRememberedAct, rememberedAct } from './remembered-act.server.ts'
import { socialChoice, withoutRefusal } from './social-choice.server.ts'
import { SocialChoice } from './social-choice.tsx'
import { Suspended } from './suspended.tsx'
import { throughTerms } from './terms.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args)
  const url = new URL(args.request.url)
  const query = url.searchParams
  if (page.user) throw leadTo(onward(page, page.user, url))
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('auth.title'), isIndexed: false }),
    isSignUp: query.get('mode') === 'signup',
    phoneCodes: phoneCodes(factsOf(page)),
    waiting: rememberedAct(query)?.act,
    query: withoutRefusal(query).toString(),
    social: await socialChoice(page, query),
    texts: textsFor(language, texts),
  }
}

export async function action(args: ActionFunctionArgs) {
  const page = pageOf(args)
  const url = new URL(args.request.url)
  const form = await args.request.formData()
  const fields = textsOf(form)
  const outcome =
    fields.intent === 'register'
      ? await signUp(args, fields, phoneSaid(form, 'contact_number'))
      : await logIn(args, fields)
  if (!outcome.ok) {
    const { password: _, ...values } = fields
    const errors = firstErrors(outcome.errors)
    const isSuspended = 'code' in outcome && outcome.code === 'account_suspended'
    return data({ errors, isSuspended, values }, { status: outcome.status })
  }
  await doRememberedAct(page, rememberedAct(url.searchParams))
  const { user } = outcome.data
  return leadTo(throughTerms(user, onward(page, user, url), factsOf(page).prefix), { status: 303 })
}

type Fields = Record<string, string>

/** As a call's refusal lists them. */
const listed = (errors: Fields) =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]))

const logIn = (args: ActionFunctionArgs, { email = '', password = '' }: Fields) =>
  pageOf(args).call(loginSeeker, { body: { email, password, source: 'web' } })

async function signUp(args: ActionFunctionArgs, fields: Fields, phone: string | null) {
  const page = pageOf(args)
  const { email = '', password = '', first_name = '', last_name = '', is_subscribe } = fields
  const t = translator(factsOf(page).language)
  const missing = {
    ...missingFields(fields, ['first_name', 'email', 'password'], t('errors.required')),
    ...(!fields.terms && { terms: t('errors.terms_required') }),
  }
  if (Object.keys(missing).length > 0) return { ok: false as const, status: 422, errors: listed(missing) }
  const body = {
    email,
    password,
    first_name,
    last_name,
    ...(phone !== null && { contact_number: phone }),
    terms_and_condition: 1 as const,
    is_subscribe: is_subscribe ? (1 as const) : (0 as const),
    country_key: page.market,
  }
  return page.call(register, { body })
}

/** Says that somebody pressed their way here; never answered over a session that a form begins. */
function useStartRecord() {
  const { languageId, marketId } = usePage()
  useEffect(() => {
    const sending = new AbortController()
    const stop = () => sending.abort()
    addEventListener('submit', stop)
    const { signal } = sending
    loginGuestOnce(languageId, marketId)
      .then(() => {
        if (!signal.aborted) return call(recordGetStarted, { body: { device_id: deviceId() } }, { signal })
      })
      // A browser that keeps nothing has no device to tell of.
      .catch(() => undefined)
    return () => removeEventListener('submit', stop)
  }, [languageId, marketId])
}

export default function GetStarted() {
  useStartRecord()
  const { head, isSignUp, waiting, social } = useLoaderData<typeof loader>()
  const { t } = usePage()
  if (useActionData<typeof action>()?.isSuspended)
    return (
      <>
        <PageHead head={head} />
        <Suspended />
      </>
    )
  return (
    <div className="form-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t(isSignUp ? 'auth.signUpHeading' : 'auth.logInHeading')}</h1>
      {waiting && <p className="text-muted">{t(waiting === 'alert' ? 'alerts.toCreate' : 'auth.toSave')}</p>}
      <SocialChoice choice={social} />
      {isSignUp ? <SignUp /> : <LogIn />}
    </div>
  )
}

function useForm() {
  const result = useActionData<typeof action>()
  const { query } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const values: Fields = result?.values ?? {}
  return {
    labels: {
      email: t('auth.email'),
      password: t('auth.password'),
      first_name: t('auth.firstName'),
      last_name: t('auth.lastName'),
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

function LogIn() {
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

function SignUp() {
  const { phoneCodes } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const { errors, labels, values, isBusy, other } = useForm()
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary errors={errors} labels={labels} />
      <input type="hidden" name="intent" value="register" />
      <NameFields
        firstName={t('auth.firstName')}
        lastName={t('auth.lastName')}
        values={values}
        errors={errors}
      />
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
      <PhoneField
        name="contact_number"
        label={labels.contact_number}
        choices={phoneCodes}
        maxLength={40}
        error={errors.contact_number}
        shown={new Map(Object.entries(values))}
      />
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
