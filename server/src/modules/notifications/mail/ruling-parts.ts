import { APPEAL_DAYS } from '@hanap/contracts/appeals/appeals.calls'
import { translator } from '@hanap/i18n/catalogues'
import type { Links } from '../links.ts'
import type { Recipient, Ruling } from '../notification-events.ts'

/** What a mail about a verdict says of it: why, and where whom it goes against may appeal. */
export const rulingParts = (ruling: Ruling | undefined, recipient: Recipient, links: Links) => {
  const t = translator(recipient.language)
  const { reason = null, words = null, appealToken = null } = ruling ?? {}
  return {
    paragraphs: [
      ...(reason === null ? [] : [t('mail.rulingReason', { reason: t(`operator.reason_${reason}`) })]),
      ...(words === null ? [] : [words]),
      ...(appealToken === null ? [] : [t('mail.rulingAppeal', { days: APPEAL_DAYS })]),
    ],
    button:
      appealToken === null
        ? null
        : { text: t('mail.rulingAppealButton'), url: links.appeal(recipient, appealToken) },
  }
}
