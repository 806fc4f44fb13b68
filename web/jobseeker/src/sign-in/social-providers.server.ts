import { listSocialProviders } from '@hanap/contracts/auth/social.calls'
import type { PageContext } from '@hanap/contracts/page'
import type { RefusalCode } from '@hanap/contracts/refusals'
import { translator } from '@hanap/i18n/catalogues'
import type { MessageKey } from '@hanap/i18n/message-key'
import { factsOf } from '@hanap/shared/page/page-facts'

/** Texts of what became of a log-in with a provider, by the refusal's code. */
const refusalTexts: { readonly [Code in RefusalCode]?: MessageKey } = {
  social_denied: 'errors.social_denied',
  social_no_email: 'errors.social_no_email',
  social_email_unverified: 'errors.social_email_unverified',
  social_email_taken: 'errors.social_email_taken',
  social_linked_elsewhere: 'errors.social_linked_elsewhere',
  social_used: 'errors.social_used',
  social_other_browser: 'errors.social_other_browser',
  social_expired: 'errors.social_expired',
  social_provider_down: 'errors.social_provider_down',
  account_suspended: 'errors.account_suspended',
  invalid_credential: 'errors.invalid_credential',
  too_many_attempts: 'errors.too_many_attempts',
}

/** The log-in page that says why a log-in with a provider ended. */
export const socialErrorAddress = (back: string, provider: string, code: string): string => {
  const [path, query] = back.split('?', 2)
  const next = new URLSearchParams(query)
  next.set('social', code)
  next.set('provider', provider)
  return `${path}?${next}`
}

/** The query that the log-in page and its links go on with: what happened before is not part of it. */
export const withoutRefusal = (query: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.delete('social')
  next.delete('provider')
  return next
}

/** Links to the providers that one can log in with, and what became of the last try. */
export const socialProvidersView = async (page: PageContext, query: URLSearchParams) => {
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  const outcome = await page.call(listSocialProviders, {})
  const providers = outcome.ok ? outcome.data.providers : []
  const next = withoutRefusal(query).toString()
  const provider = providers.find(({ social_type }) => social_type === query.get('provider'))
  const [, text] = Object.entries(refusalTexts).find(([code]) => code === query.get('social')) ?? []
  return {
    heading: t('social.heading'),
    or: t('social.or'),
    choices: providers.map(({ social_type, name }) => ({
      provider: social_type,
      href: `${prefix}/social-log-in/${social_type}${next && `?${next}`}`,
      label: t('social.continueWith', { provider: name }),
    })),
    refusal:
      provider && text ? { title: t('social.failed', { provider: provider.name }), text: t(text) } : null,
  }
}

export type SocialProvidersView = Awaited<ReturnType<typeof socialProvidersView>>
