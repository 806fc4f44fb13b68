import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import type { ResumeOrder } from './content.ts'
import { dateIn, eraYearOf } from './dates.ts'
import { type DirectedText, directedText } from './directed-text.ts'
import { filled, labels } from './labels.ts'
import { normalizePlainText } from './plain-text.ts'

interface RirekishoFormRow {
  year: string
  /** The year as Japan counts it; on forms in Japanese alone. */
  era: string
  month: string
  text: DirectedText
  align: 'start' | 'center' | 'end'
}

/** The Japanese form, 履歴書, box by box: oldest first, a row for each beginning and each end. */
export interface RirekishoForm {
  labels: Record<string, DirectedText>
  photo: DirectedText[]
  asOf: DirectedText
  history: RirekishoFormRow[]
  licenses: RirekishoFormRow[]
  appeal: DirectedText[]
}

interface RirekishoEvent {
  month: string | undefined
  text: string
}

const isIdeographic = (language: LanguageCode) => /^(ja|zh)/.test(language)

const joined = (language: LanguageCode, parts: readonly (string | undefined)[], what: string) => {
  const texts = parts
    .map(part => normalizePlainText(part ?? '').replace(/\s*\n\s*/g, ' '))
    .filter(part => part !== '')
  return isIdeographic(language) ? [...texts, what].join('　') : `${texts.join(', ')} – ${what}`
}

/** By month; what has none goes last, in its own order. */
const inOrder = (happenings: readonly (readonly RirekishoEvent[])[]) =>
  [...happenings].sort((a, b) => (a[0]?.month ?? '9999').localeCompare(b[0]?.month ?? '9999')).flat()

export const rirekishoFormOf = ({
  language,
  sections,
  content,
  madeAt,
}: Pick<ResumeOrder, 'language' | 'sections' | 'content' | 'madeAt'>): RirekishoForm => {
  const dir = languageByCode(language)?.dir ?? 'ltr'
  const own = labels[language]
  const words = own.form
  const has = new Set(sections)
  const cell = (text: string) => directedText(text, dir)
  const row = ({ month, text }: RirekishoEvent): RirekishoFormRow => ({
    year: month?.slice(0, 4) ?? '',
    era: month && language === 'ja' ? eraYearOf(month) : '',
    month: month ? String(Number(month.slice(5, 7))) : '',
    text: cell(text),
    align: 'start',
  })
  const title = (text: string): RirekishoFormRow => ({ ...row({ month: undefined, text }), align: 'center' })

  const studies = inOrder(
    content.educations.map(({ school, degree, field, from, to, isCurrent }) => {
      const sentence = (what: string) => joined(language, [school, field, degree], what)
      const begun = { month: from, text: sentence(isCurrent ? words.attending : words.entered) }
      if (isCurrent) return [begun]
      if (from !== undefined && to === undefined) return [begun]
      const ended = { month: to, text: sentence(words.finished) }
      return from === undefined ? [ended] : [begun, ended]
    }),
  )
  const jobs = inOrder(
    content.work.map(({ company, title: post, from, to, isCurrent }) => {
      const sentence = (what: string) => joined(language, [company, post], what)
      const begun = { month: from, text: sentence(words.joined) }
      if (isCurrent || to === undefined) return [begun]
      return [begun, { month: to, text: sentence(words.left) }]
    }),
  )
  const isEmployed = content.work.some(({ isCurrent }) => isCurrent)
  const history = [
    ...(has.has('educations') && studies.length > 0 ? [title(own.educations), ...studies.map(row)] : []),
    ...(has.has('work') && jobs.length > 0
      ? [
          title(own.work),
          ...jobs.map(row),
          ...(isEmployed ? [row({ month: undefined, text: words.current })] : []),
        ]
      : []),
  ]
  const licenses = inOrder(
    content.licenses.map(({ title: name, issuer, issued }) => [
      {
        month: issued,
        text: [name, issuer]
          .map(part => normalizePlainText(part ?? ''))
          .filter(part => part !== '')
          .join(isIdeographic(language) ? '　' : ', '),
      },
    ]),
  )
  return {
    labels: Object.fromEntries(
      Object.entries({ ...words, email: own.email, phone: own.phone }).map(([key, label]) => [
        key,
        cell(label),
      ]),
    ),
    photo: words.photo.split('\n').map(line => cell(line)),
    asOf: cell(filled(words.asOf, 'date', dateIn(language, madeAt))),
    history: history.length === 0 ? [] : [...history, { ...title(words.end), align: 'end' }],
    licenses: has.has('licenses') ? licenses.map(row) : [],
    appeal: [
      ...(has.has('about') ? normalizePlainText(content.about ?? '').split('\n') : []),
      ...(has.has('skills') && content.skills.length > 0
        ? [
            `${own.skills}${isIdeographic(language) ? '：' : ': '}${content.skills.map(normalizePlainText).join(isIdeographic(language) ? '、' : language === 'ar' ? '، ' : ', ')}`,
          ]
        : []),
    ]
      .filter(line => line.trim() !== '')
      .map(line => cell(line)),
  }
}
