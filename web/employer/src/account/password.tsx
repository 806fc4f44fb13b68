import { translator } from '@hanap/i18n/catalogues'
import { savePassword } from '@hanap/shared/calls/save-password'
import { ChangePassword } from '@hanap/shared/components/forms/change-password'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './password.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const { user } = await ownMembership(page)
  const t = translator(language)
  const title = t('security.changePassword')
  return {
    head: headOf(page, t('employer.title'), { title, isIndexed: false }),
    title,
    email: user.email,
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => savePassword(args)

export default function Password() {
  const { head, title, email } = useLoaderData<typeof loader>()
  return <ChangePassword head={head} title={title} email={email} hasPassword back="/account" />
}
