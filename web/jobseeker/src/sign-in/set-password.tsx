import { readPasswordLink, setPassword } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { NewPasswordFields } from '@hanap/shared/components/forms/new-password-fields'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, refusedPage, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { ErrorState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { defaultRedirect } from '../redirects/redirect.server.ts'
import type { RouteHandle } from '../root.tsx'
import { EntryPage } from './entry-page.tsx'
import texts from './set-password.tsx?texts'
import { viaTerms } from './terms.server.ts'

export const handle: RouteHandle = { isLogIn: true }

/** The mail's link; an expired or used one has a page that says so. */
export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const link = await page.call(readPasswordLink, { query: { token } })
  if (!link.ok && link.status !== 422) throw refusedPage(link.status)
  const t = translator(language)
  const view = {
    head: headOf(page, t('common.brand'), { title: t('auth.setPasswordHeading'), isIndexed: false }),
    email: link.ok ? link.data.email : null,
    token,
    texts: textsFor(language, texts),
  }
  return data(view, { status: link.ok ? 200 : 410 })
}

/** The address holds a secret: the page is kept nowhere, and no other site learns it from a link. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { token = '', new_password = '' } = formTexts(await args.request.formData())
  const outcome = await page.call(setPassword, { body: { token, new_password } })
  if (!outcome.ok) return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
  const { user } = outcome.data
  const { prefix } = factsOf(page)
  return redirect(viaTerms(user, defaultRedirect(prefix, user), prefix), 303)
}

export default function SetPassword() {
  const { head, email, token } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const errors: Record<string, string> = useActionData<typeof action>()?.errors ?? {}
  if (email === null) {
    return (
      <ErrorState title={t('common.expiredTitle')} drawing="expired">
        <PageHead head={head} />
        <p>{t('errors.link_expired')}</p>
        <LinkButton look="primary" href={href('/get-started')}>
          {t('common.logIn')}
        </LinkButton>
      </ErrorState>
    )
  }
  return (
    <EntryPage heading={t('auth.setPasswordHeading')}>
      <PageHead head={head} />
      <p>{t('auth.setPasswordText', { email })}</p>
      <Form method="post" className="form" noValidate>
        <ErrorSummary errors={errors} labels={{ new_password: t('auth.newPassword') }} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields error={errors.new_password} />
      </Form>
    </EntryPage>
  )
}
