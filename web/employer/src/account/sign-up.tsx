import { readRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import { marketName } from '@hanap/markets/market-names'
import { marketByKey, markets } from '@hanap/markets/markets'
import { formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
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

import { SignUpForm } from './sign-up-form.tsx'
import { Welcome } from './welcome.tsx'

/** With the link of an invitation the address holds a secret: kept nowhere, and told to nobody. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix, market } = factsOf(page)
  const wishes = new URL(args.request.url).searchParams
  const token = wishes.get('invitation')
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
    country:
      (
        marketByKey(wishes.get('country') ?? '') ??
        likelyMarket(language, market, args.request.headers.get('accept-language') ?? '')
      )?.key ?? '',
    countries: markets.map(({ key }) => ({ key, name: marketName(key, language) })),
    seekersUrl: page.sites[market] ?? '',
    idempotencyKey: page.newKey(),
    texts: textsFor(language, texts),
  }
  return data(view, { status: invitation === null ? 410 : 200 })
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const fields = formTexts(await args.request.formData())
  return fields.intent === 'accept' ? accept(page, fields.invitation ?? '') : signUp(page, fields)
}

export default function SignUp() {
  const { head, title, invitation } = useLoaderData<typeof loader>()
  const { t } = usePage()
  if (invitation === null)
    return (
      <ErrorState title={title} drawing="expired">
        <PageHead head={head} />
        <p>{t('errors.link_expired')}</p>
        <p>{t('employer.invitationEnded')}</p>
      </ErrorState>
    )
  return (
    <Welcome>
      <PageHead head={head} />
      <h1 className="text-2xl">{title}</h1>
      {invitation && <p>{t(wayTexts[invitation.way], invitation)}</p>}
      {invitation?.way === 'accept' && <AcceptForm />}
      {invitation?.way === 'log-in' && <LogInInstead />}
      {(!invitation || invitation.way === 'sign-up') && <SignUpForm />}
    </Welcome>
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
        {title}
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
