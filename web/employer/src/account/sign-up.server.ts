import { sendEmailCode } from '@hanap/contracts/auth/auth.calls'
import type { PageContext } from '@hanap/contracts/page'
import { joinCompany, readInvitation, registerRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import { firstErrors, missingFields } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { data, redirect } from 'react-router'
import { roleText } from '../recruiter/roles.server.ts'

/**
 * An invitation as its reader sees it, who is signed in with the address or not at all: to be taken up now, after
 * log-in, or by signing up; null where it ended.
 */
export const invitationView = async (page: PageContext, token: string, ownEmail: string | undefined) => {
  const invitation = await page.call(readInvitation, { query: { token } })
  if (!invitation.ok) return null
  const { language } = factsOf(page)
  const { email, company_name: company, role, has_account: hasAccount } = invitation.data
  const isOwn = ownEmail?.toLowerCase() === email.toLowerCase()
  return {
    token,
    email,
    company,
    role: roleText(role, language),
    way: isOwn ? 'accept' : hasAccount || ownEmail !== undefined ? 'log-in' : 'sign-up',
  } as const
}

const retainedFields = [
  'email',
  'first_name',
  'last_name',
  'title',
  'company_name',
  'country_key',
  'terms',
] as const
type RetainedValues = Partial<Record<(typeof retainedFields)[number], string>>

const refused = (errors: Record<string, string>, fields: Record<string, string>, status: number) => {
  const values: RetainedValues = Object.fromEntries(retainedFields.map(name => [name, fields[name] ?? '']))
  return data({ errors, values }, { status })
}

const ofPerson = ['first_name', 'last_name', 'title'] as const

/** What the form lacks, in its order. Where nobody could tell the country it is chosen, not taken from the host. */
const missingOf = (fields: Record<string, string>, language: LanguageCode) => {
  const t = translator(language)
  const missing = (...names: string[]) => missingFields(fields, names, t('errors.required'))
  const isInvited = Boolean(fields.invitation)
  return {
    ...missing(...ofPerson, ...(isInvited ? [] : ['company_name'])),
    ...(!isInvited && fields.country_key === '' && { country_key: t('errors.invalid_choice') }),
    ...missing(...(isInvited ? [] : ['email']), 'password'),
    ...(!fields.terms && { terms: t('errors.terms_required') }),
  }
}

/** Registers; without an invitation a code goes to the address at once. */
export const signUp = async (page: PageContext, fields: Record<string, string>) => {
  const { prefix, language } = factsOf(page)
  const { email = '', password = '', first_name = '', last_name = '', title = '', invitation } = fields
  const { company_name = '' } = fields
  const missing = missingOf(fields, language)
  if (Object.keys(missing).length > 0) return refused(missing, fields, 422)
  const body = { email, password, first_name, last_name, title, terms_and_condition: 1 as const }
  const outcome = await page.call(registerRecruiter, {
    body: {
      ...body,
      ...(invitation ? { invitation } : { company_name }),
      ...(fields.country_key && { country_key: fields.country_key }),
    },
    ...(fields.idempotencyKey && { idempotencyKey: fields.idempotencyKey }),
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
