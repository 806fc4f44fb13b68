import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { ConsentView } from './consent-form.tsx'
import { SAVED_KEY } from './save-choice.server.ts'

/** The form of the cookie policy's page; nothing where there is nothing to allow. */
export const consentView = (page: PageContext, request: Request): ConsentView | undefined => {
  const { trackingConsent } = page
  if (!trackingConsent) return undefined
  const t = translator(factsOf(page).language)
  const isSaved = new URL(request.url).searchParams.has(SAVED_KEY)
  const undecided = trackingConsent.allowed ? null : t('consent.undecided')
  const texts = {
    analytics: { label: t('consent.analytics'), help: t('consent.analyticsHelp') },
    ads: { label: t('consent.ads'), help: t('consent.adsHelp') },
  }
  return {
    heading: t('consent.heading'),
    text: t('consent.lead'),
    state: isSaved ? t('consent.saved') : undecided,
    choices: trackingConsent.offered.map(purpose => ({
      purpose,
      ...texts[purpose],
      isAllowed: trackingConsent.allowed?.includes(purpose) ?? false,
    })),
    save: t('consent.save'),
  }
}
