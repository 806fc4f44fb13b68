import { type DocumentTemplate, documentTemplates } from '@hanap/contracts/jobseekers/document-parts'
import type { MessageKey } from '@hanap/i18n/message-key'

/** What designs are called, with the numbers under which pictures of them are found. */
export const designs: Record<DocumentTemplate, { name: MessageKey; pictureId: number }> = {
  classic: { name: 'making.classic', pictureId: 1 },
  sidebar: { name: 'making.sidebar', pictureId: 2 },
  compact: { name: 'making.compact', pictureId: 3 },
  banner: { name: 'making.banner', pictureId: 4 },
  'right-to-left': { name: 'making.rightToLeft', pictureId: 5 },
  rirekisho: { name: 'making.rirekisho', pictureId: 6 },
  'shokumu-keirekisho': { name: 'making.shokumuKeirekisho', pictureId: 7 },
  timeline: { name: 'making.timeline', pictureId: 8 },
  centred: { name: 'making.centred', pictureId: 9 },
  plain: { name: 'making.plain', pictureId: 10 },
  'right-to-left-banner': { name: 'making.rightToLeftBanner', pictureId: 11 },
}

/** Made for what is written in one language. */
const made: Partial<Record<DocumentTemplate, string>> = {
  'right-to-left': 'ar',
  'right-to-left-banner': 'ar',
  rirekisho: 'ja',
  'shokumu-keirekisho': 'ja',
}

/** All designs, those of the language first and those of others last. */
export const designsFor = (language: string): DocumentTemplate[] => {
  const rank = (template: DocumentTemplate) => {
    const own = made[template]
    if (own === undefined) return 1
    return own === language ? 0 : 2
  }
  return documentTemplates.toSorted((one, other) => rank(one) - rank(other))
}
