import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { dayIn } from './dates.ts'
import { leftToRight } from './directed-text.ts'
import { DocumentWriter, type ResumeDocument, safeUrl } from './document.ts'
import { fontsOf } from './fonts.ts'
import { normalizePlainText } from './plain-text.ts'
import { rirekishoFormOf } from './rirekisho-form.ts'

/** A certificate of a course. All texts are in its language. */
export interface CertificateOrder {
  language: LanguageCode
  /** What it is. */
  title: string
  holder: string
  /** That the holder has done it, between the two names. */
  lead: string
  course: string
  /** When and by whom, how long. */
  facts: readonly string[]
  outcomesHeading: string
  outcomes: readonly string[]
  verifyLabel: string
  /** Where anybody may verify it. */
  url: string
  madeAt: Date
}

const NOBODY = { name: '', work: [], educations: [], skills: [], licenses: [], links: [] }

/** A certificate as its template gets it. */
export const certificateDocumentOf = (order: CertificateOrder): ResumeDocument => {
  const { language, madeAt } = order
  const write = new DocumentWriter(language)
  const [lang = 'en', region = null] = (languageByCode(language)?.tag ?? 'en').split('-')
  const holder = normalizePlainText(order.holder)
  return {
    title: [order.title, order.course].map(normalizePlainText).join(' · '),
    author: holder,
    lang,
    region,
    dir: write.dir,
    fonts: fontsOf(language),
    arabicFonts: fontsOf('ar'),
    madeAt: dayIn(madeAt),
    name: write.text(holder),
    careerTitle: write.text(''),
    headline: write.text(order.course),
    contacts: [
      {
        kind: 'location',
        label: write.text(order.verifyLabel),
        text: leftToRight(order.url),
        url: safeUrl(order.url),
      },
    ],
    sections: [
      { key: 'title', heading: write.text(order.title), words: [write.text(order.lead)] },
      { key: 'facts', heading: write.text(order.outcomesHeading), words: write.all(order.facts) },
      {
        key: 'outcomes',
        heading: write.text(order.outcomesHeading),
        paragraphs: order.outcomes.map(text => ({ ...write.text(text), isItem: true })),
      },
    ],
    hasPhoto: false,
    form: rirekishoFormOf({ language, sections: [], content: NOBODY, madeAt }),
    style: null,
  }
}
