import { acceptTerms } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { TermsBox } from '@hanap/shared/components/forms/terms-box'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { redirectAfterLogIn, redirectTargetOf, redirectTo } from '../redirects/redirect.server.ts'
import type { RouteHandle } from '../root.tsx'
import { EntryPage } from './entry-page.tsx'
import texts from './terms.tsx?texts'

export const handle: RouteHandle = { isLogIn: true }

export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const url = new URL(args.request.url)
  if (!page.user) throw redirect(logInAddress(prefix, redirectTargetOf(page, url)))
  if (page.user.is_terms_accepted) throw redirectTo(redirectAfterLogIn(page, page.user, url))
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('security.termsHeading'), isIndexed: false }),
    texts: textsFor(language, texts),
  }
}

/** Accepts the terms and goes on to where the log-in led. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { terms } = formTexts(await args.request.formData())
  if (!terms) {
    const text = translator(factsOf(page).language)('errors.terms_required')
    return data({ errors: { terms: text } }, { status: 422 })
  }
  const outcome = await page.call(acceptTerms, {})
  const url = new URL(args.request.url)
  if (outcome.ok) return redirectTo(redirectAfterLogIn(page, outcome.data.user, url), { status: 303 })
  return redirect(logInAddress(factsOf(page).prefix, redirectTargetOf(page, url)), 303)
}

export default function AcceptTerms() {
  const { head } = useLoaderData<typeof loader>()
  const errors: Record<string, string> = useActionData<typeof action>()?.errors ?? {}
  const { t, href } = usePage()
  return (
    <EntryPage heading={t('security.termsHeading')}>
      <PageHead head={head} />
      <p>{t('security.termsText')}</p>
      <Form method="post" className="form" noValidate>
        <ErrorSummary errors={errors} labels={{}} />
        <TermsBox links={{ terms: href('/terms'), privacy: href('/privacy') }} />
        <Button type="submit" look="primary">
          {t('security.checkCode')}
        </Button>
      </Form>
      <form method="post" action={href('/log-out')} data-reload>
        <Button type="submit" look="quiet">
          {t('common.logOut')}
        </Button>
      </form>
    </EntryPage>
  )
}
