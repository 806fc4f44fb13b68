import {
  MAX_SUMMARY,
  MIN_FACTS,
  type RewriteStyle,
  rewriteTypes,
} from '@hanap/contracts/go/career-summary.calls'
import { translator } from '@hanap/i18n/catalogues'
import { intlTag } from '@hanap/i18n/locale'
import type { LanguageCode } from '@hanap/markets/languages'
import type { CareerFacts } from './facts.ts'
import type { SummaryTextWriter, WritingRequest } from './writer.ts'

/** A sentence, with how many facts of the profile it tells. */
interface FactSentence {
  text: string
  facts: number
}

/** How much each style tells. */
const lengths: Record<RewriteStyle, { sentences: number; skills: number }> = {
  concise: { sentences: 3, skills: 3 },
  professional: { sentences: 7, skills: 8 },
  confident: { sentences: 6, skills: 5 },
  simple: { sentences: 5, skills: 5 },
}

const styles: readonly RewriteStyle[] = ['concise', 'professional', 'confident', 'simple']

/** Every sentence that a style has for these facts, in their order. */
const sentencesOf = (facts: CareerFacts, style: RewriteStyle, language: LanguageCode): FactSentence[] => {
  const t = translator(language)
  const list = new Intl.ListFormat(intlTag(language), { type: 'conjunction' })
  const telling = (text: string, count = 1): FactSentence => ({ text, facts: count })
  const item = (text: string) => telling(t('summary.concise_item', { item: text }))
  const { works, educations, licenses, headline, years } = facts
  const skills = facts.skills.slice(0, lengths[style].skills)

  const work = ({ job_title: title, company_name: company }: CareerFacts['works'][number], at: number) => {
    if (style === 'concise') return item(`${title}, ${company}`)
    const when = at === 0 && facts.isWorking ? 'now' : 'past'
    return telling(t(`summary.${style}_${when}`, { title, company }))
  }
  const skill = (text: string) =>
    style === 'concise'
      ? t('summary.concise_item', { item: text })
      : t(`summary.${style}_skills`, { skills: text })
  const education = (text: string) =>
    style === 'concise' ? item(text) : telling(t(`summary.${style}_education`, { education: text }))
  const licence = (text: string) =>
    style === 'concise' ? item(text) : telling(t(`summary.${style}_licence`, { licence: text }))

  const headlines = headline === null ? [] : [item(headline)]
  const [firstWork, ...otherWorks] = works.slice(0, MIN_FACTS).map(work)
  const [firstEducation, ...otherEducations] = educations.slice(0, MIN_FACTS).map(education)
  const [firstLicence, ...otherLicenses] = licenses.slice(0, MIN_FACTS).map(licence)
  return [
    ...(firstWork ? [firstWork] : headlines),
    ...(years > 0 ? [telling(t(`summary.${style}_years`, { years }), 0)] : []),
    ...(skills.length > 0 ? [telling(skill(list.format(skills)), skills.length)] : []),
    ...(firstEducation ? [firstEducation] : []),
    ...(firstLicence ? [firstLicence] : []),
    ...otherWorks,
    ...otherEducations,
    ...otherLicenses,
    ...(firstWork ? headlines : []),
  ]
}

/** What the person looks for; the concise style leaves it out. */
const goalOf = (goal: string | null, style: RewriteStyle, language: LanguageCode): string[] =>
  goal === null || style === 'concise' ? [] : [translator(language)(`summary.${style}_goal`, { goal })]

/** Sentences enough for the style, and always enough for three facts. */
const chosen = (sentences: readonly FactSentence[], most: number): string[] => {
  const texts: string[] = []
  let facts = 0
  for (const { text, facts: more } of sentences) {
    if (texts.length >= most && facts >= MIN_FACTS) break
    texts.push(text)
    facts += more
  }
  return texts
}

const split = (text: string, language: LanguageCode): string[] =>
  [...new Intl.Segmenter(intlTag(language), { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean)

/** Full-width stops need no space after them. */
const joined = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text === '' || text.endsWith('。') ? text + next : `${text} ${next}`), '')

/** What the person wrote themselves: sentences that none of our styles has. */
const ownWords = ({ facts, goal, language, before }: WritingRequest): string[] => {
  const ours = new Set(
    styles.flatMap(style =>
      [
        ...sentencesOf(facts, style, language).map(({ text }) => text),
        ...goalOf(goal, style, language),
      ].flatMap(text => [text, ...split(text, language)]),
    ),
  )
  return split(before ?? '', language).filter(sentence => !ours.has(sentence))
}

/**
 * Writes fixed sentences about the facts of a profile, other ones for each style. In a rewriting the person's own sentences
 * stay as they are, after ours.
 */
export const rulesWriter: SummaryTextWriter = {
  kind: 'rules',
  write: async (commission, emit) => {
    const { facts, goal, style, language } = commission
    const sentences = chosen(sentencesOf(facts, style, language), lengths[style].sentences)
    let text = ''
    for (const sentence of [...sentences, ...goalOf(goal, style, language), ...ownWords(commission)]) {
      const longer = joined(text === '' ? [sentence] : [text, sentence])
      if (longer.length > MAX_SUMMARY) break
      emit(longer.slice(text.length))
      text = longer
    }
    return text
  },
}

/** The style of a `rewrite_type`. */
export const styleOf = (type: number): RewriteStyle =>
  styles.find(style => rewriteTypes[style] === type) ?? 'professional'
