import { loginRecruiter } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { LogInForm } from '@hanap/shared/components/forms/log-in-form'
import { SessionEnded } from '@hanap/shared/components/forms/session-ended'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { hasEndedSession } from '@hanap/shared/session/ended-session.server'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import texts from './log-in.tsx?texts'
import { Welcome } from './welcome.tsx'

export const loader = (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('employer.logInHeading'), isIndexed: false }),
    isEnded: hasEndedSession(args.request, page.user),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { email = '', password = '' } = formTexts(await args.request.formData())
  const outcome = await page.call(loginRecruiter, { body: { email, password } })
  const { prefix } = factsOf(page)
  const invitation = new URL(args.request.url).searchParams.get('invitation')
  const onward = invitation ? `${prefix}/sign-up?${new URLSearchParams({ invitation })}` : prefix || '/'
  if (outcome.ok) return redirect(onward, 303)
  const { error, ...fields } = firstErrors(outcome.errors)
  const isWrong = outcome.code === 'invalid_credential'
  // What a field lacks is said of the field alone.
  const general = isWrong ? translator(factsOf(page).language)('auth.wrongLogIn') : error
  const errors: Record<string, string> =
    general === undefined || Object.keys(fields).length > 0 ? fields : { error: general }
  return data({ errors, email }, { status: outcome.status })
}

export default function LogIn() {
  const { head, isEnded } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { t, href } = usePage()
  return (
    <Welcome>
      <PageHead head={head} />
      <h1 className="text-2xl">{t('employer.logInHeading')}</h1>
      {isEnded && <SessionEnded />}
      <LogInForm
        email={result?.email}
        errors={result?.errors ?? {}}
        forgotHref={href('/reset-password')}
        signUpHref={href('/sign-up')}
      />
    </Welcome>
  )
}
