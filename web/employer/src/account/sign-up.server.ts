import { sendEmailCode } from '@hanap/contracts/auth/auth.calls'
import type { PageContext } from '@hanap/contracts/page'
import { joinCompany, readInvitation, registerRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { data, redirect } from 'react-router'
import { roleText } from '../recruiter/roles.server.ts'

/**
 * An invitation as its reader sees it, who is signed in with the address or not at all: to be taken up now, after
 * log-in, or by signing up; null where it ended.
 */
export const invitationView = async (page: PageContext, token: string, ownEmail: string | undefined) => {
  const found = await page.call(readInvitation, { query: { token } })
  if (!found.ok) return null
  const { language } = factsOf(page)
  const { email, company_name: company, role, has_account: hasAccount } = found.data
  const isOwn = ownEmail?.toLowerCase() === email.toLowerCase()
  return {
    token,
    email,
    company,
    role: roleText(role, language),
    way: isOwn ? 'accept' : hasAccount || ownEmail !== undefined ? 'log-in' : 'sign-up',
  } as const
}

const kept = ['email', 'first_name', 'last_name', 'title', 'company_name', 'country_key'] as const
type Kept = Partial<Record<(typeof kept)[number], string>>

const refused = (errors: Record<string, string>, fields: Record<string, string>, status: number) => {
  const values: Kept = Object.fromEntries(kept.map(name => [name, fields[name] ?? '']))
  return data({ errors, values }, { status })
}

/** Registers; without an invitation a code goes to the address at once. */
export const signUp = async (page: PageContext, fields: Record<string, string>) => {
  const { prefix, language } = factsOf(page)
  const { email = '', password = '', first_name = '', last_name = '', title = '', invitation } = fields
  const { company_name = '' } = fields
  if (!fields.terms) return refused({ terms: translator(language)('errors.terms_required') }, fields, 422)
  // Where nobody could tell the country, it has to be chosen: the host's own is as good as any.
  if (!invitation && fields.country_key === '')
    return refused({ country_key: translator(language)('errors.invalid_choice') }, fields, 422)
  const body = { email, password, first_name, last_name, title, terms_and_condition: 1 as const }
  const outcome = await page.call(registerRecruiter, {
    body: {
      ...body,
      ...(invitation ? { invitation } : { company_name }),
      ...(fields.country_key && { country_key: fields.country_key }),
    },
    ...(fields.once && { idempotencyKey: fields.once }),
  })
  if (!outcome.ok) return refused(firstErrors(outcome.errors), fields, outcome.status)
  if (invitation) return redirect(prefix || '/', 303)
  await page.call(sendEmailCode, { body: { email } })
  return redirect(`${prefix}/account/email?sent=1`, 303)
}

/** Takes up an invitation with the account that is signed in. */
export const accept = async (page: PageContext, invitation: string) => {
  const outcome = await page.call(joinCompany, { body: { invitation } })
  if (outcome.ok) return redirect(factsOf(page).prefix || '/', 303)
  return refused(firstErrors(outcome.errors), {}, outcome.status)
}
