import { listSocialLogins, unlinkSocialLogin } from '@hanap/contracts/auth/social.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { data } from 'react-router'
import type { LinkedView } from './linked.tsx'

/** Other sites' accounts that the person has linked. */
export const linkedView = async (page: PageContext): Promise<LinkedView> => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const outcome = await page.call(listSocialLogins, {})
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return {
    logins: outcome.data.social_logins.map(({ social_type: type, name, linked_at, last_used_at }) => ({
      type,
      name,
      facts: t('social.linkedFacts', { linked: format.date(linked_at), used: format.date(last_used_at) }),
    })),
    canUnlink: outcome.data.can_unlink,
  }
}

const types = ['google', 'facebook', 'linkedin', 'apple', 'line'] as const

/** Unlinks the account that a form names. */
export const unlinkLogin = (page: PageContext, form: FormData) => {
  const social_type = types.find(type => type === form.get('social_type'))
  if (!social_type) throw notFound()
  return page.call(unlinkSocialLogin, { params: { social_type } })
}
