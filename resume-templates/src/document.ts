import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { careerHeading, careerTitle } from './career-labels.ts'
import type { ResumeContent, ResumeOrder, SectionKey } from './content.ts'
import { dayIn, monthIn } from './dates.ts'
import { type DirectedText, directedText, isEmptyText, leftToRight } from './directed-text.ts'
import { fontsOf } from './fonts.ts'
import { filled, type Labels, labels } from './labels.ts'
import { normalizePlainText } from './plain-text.ts'
import { type RirekishoForm, rirekishoFormOf } from './rirekisho-form.ts'

interface DocumentParagraph extends DirectedText {
  isItem: boolean
}
interface DocumentEntry {
  title: DirectedText
  /** Of a job with a title: the first of its facts is the employer. */
  isOfEmployer?: boolean
  when: DirectedText | null
  facts: DirectedText[]
  paragraphs: DocumentParagraph[]
}
export interface TemplateSection {
  key: string
  heading: DirectedText
  /** A section has one of these. */
  paragraphs?: DocumentParagraph[]
  entries?: DocumentEntry[]
  words?: DirectedText[]
  links?: { title: DirectedText | null; text: DirectedText; url: string | null }[]
}

type ContactKind = 'email' | 'phone' | 'location'

/** All that a template writes, ready to be set; templates decide nothing but where it stands. */
export interface ResumeDocument {
  title: string
  author: string
  lang: string
  region: string | null
  dir: 'ltr' | 'rtl'
  fonts: string[]
  arabicFonts: string[]
  madeAt: { year: number; month: number; day: number }
  name: DirectedText
  careerTitle: DirectedText
  headline: DirectedText | null
  contacts: { kind: ContactKind; label: DirectedText; text: DirectedText; url: string | null }[]
  sections: TemplateSection[]
  /** Whether its photo lies beside it. */
  hasPhoto: boolean
  form: RirekishoForm
  /** Null: as the template is. */
  style: {
    accent: string | null
    /** Of letters, and of the space between them. */
    scale: number
    air: number
    paper: 'a4' | 'us-letter'
  } | null
}

const BULLET = /^\s*(?:[-–—*•●○◦▪■·・‣]|\d{1,2}[.)、])\s+/u
/** Bullets that are written without a space. */
const TIGHT_BULLET = /^\s*[•●○◦▪■・‣]\s*/u

/** What may be followed from a document: web pages, and nothing that runs. */
export const safeUrl = (url: string): string | null => {
  const parsed = URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null
}

export class DocumentWriter {
  readonly #language: LanguageCode
  readonly dir: 'ltr' | 'rtl'
  readonly labels: Labels

  constructor(language: LanguageCode) {
    this.#language = language
    this.dir = languageByCode(language)?.dir ?? 'ltr'
    this.labels = labels[language]
  }

  text(typed: string): DirectedText {
    return directedText(typed, this.dir)
  }

  textOrNull(typed: string | undefined): DirectedText | null {
    const text = this.text(typed ?? '')
    return isEmptyText(text) ? null : text
  }

  all(typed: readonly (string | undefined)[]): DirectedText[] {
    return typed.flatMap(each => this.textOrNull(each) ?? [])
  }

  paragraphs(typed: string | undefined): DocumentParagraph[] {
    return normalizePlainText(typed ?? '')
      .split('\n')
      .flatMap(line => {
        const bullet = BULLET.exec(line)?.[0] ?? TIGHT_BULLET.exec(line)?.[0]
        // A number says where in the list it stands.
        const isItem = bullet !== undefined && !/\d/.test(bullet)
        const text = this.textOrNull(isItem ? line.slice(bullet.length) : line)
        return text ? [{ ...text, isItem }] : []
      })
  }

  month(month: string | undefined): string | undefined {
    return month === undefined ? undefined : monthIn(this.#language, month)
  }

  span({ from, to, isCurrent }: ResumeContent['work'][number] | ResumeContent['educations'][number]) {
    const end = isCurrent ? this.labels.present : this.month(to)
    return this.textOrNull([this.month(from), end].filter(part => part !== undefined).join(' – '))
  }
}

const sectionBodies: Record<
  SectionKey,
  (content: ResumeContent, write: DocumentWriter) => Omit<TemplateSection, 'key' | 'heading'>
> = {
  about: ({ about }, write) => ({ paragraphs: write.paragraphs(about) }),

  work: ({ work }, write) => ({
    entries: work.map(job => ({
      title: write.text(job.title),
      isOfEmployer: normalizePlainText(job.company) !== '',
      when: write.span(job),
      facts: write.all([job.company]),
      paragraphs: write.paragraphs(job.description),
    })),
  }),

  educations: ({ educations }, write) => ({
    entries: educations.map(education => ({
      title: write.text(education.school),
      when: write.span(education),
      facts: write.all([education.degree, education.field]),
      paragraphs: write.paragraphs(education.description),
    })),
  }),

  skills: ({ skills }, write) => ({ words: write.all(skills) }),

  licenses: ({ licenses }, write) => ({
    entries: licenses.map(({ title, issuer, issued, expires, credential }) => {
      const end = write.month(expires)
      return {
        title: write.text(title),
        when: write.textOrNull(write.month(issued)),
        facts: [
          ...write.all([issuer]),
          ...(end === undefined ? [] : [write.text(filled(write.labels.expires, 'date', end))]),
          ...write.all([credential && `${write.labels.credential} ${normalizePlainText(credential)}`]),
        ],
        paragraphs: [],
      }
    }),
  }),

  links: ({ links }, write) => ({
    links: links.map(({ title, url }) => ({
      title: write.textOrNull(title),
      text: leftToRight(url),
      url: safeUrl(normalizePlainText(url)),
    })),
  }),
}

const isEmpty = ({ paragraphs, entries, words, links }: Omit<TemplateSection, 'key' | 'heading'>) =>
  [paragraphs, entries, words, links].every(part => part === undefined || part.length === 0)

/** A resume as its template gets it. */
export const resumeDocumentOf = (order: ResumeOrder): ResumeDocument => {
  const { language, sections, content, madeAt, template } = order
  const write = new DocumentWriter(language)
  const [lang = 'en', region = null] = (languageByCode(language)?.tag ?? 'en').split('-')
  const name = normalizePlainText(content.name)
  const email = normalizePlainText(content.email ?? '')
  const phone = normalizePlainText(content.phone ?? '')
  const contact = (kind: ContactKind, text: DirectedText | null, url: string | null) =>
    text && !isEmptyText(text) ? [{ kind, label: write.text(write.labels[kind]), text, url }] : []
  return {
    title: filled(write.labels.documentTitle, 'name', name),
    author: name,
    lang,
    region,
    dir: write.dir,
    fonts: fontsOf(language),
    arabicFonts: fontsOf('ar'),
    madeAt: dayIn(madeAt),
    name: write.text(name),
    careerTitle: write.text(careerTitle(language)),
    headline: write.textOrNull(content.headline),
    contacts: [
      ...contact('email', leftToRight(email), `mailto:${email}`),
      ...contact('phone', leftToRight(phone), `tel:${phone.replace(/[^\d+]/g, '')}`),
      ...contact('location', write.textOrNull(content.location), null),
    ],
    sections: [...new Set(sections)].flatMap(key => {
      const body = sectionBodies[key](content, write)
      const heading = careerHeading(template, language, key) ?? write.labels[key]
      return isEmpty(body) ? [] : [{ key, heading: write.text(heading), ...body }]
    }),
    hasPhoto: order.photo !== undefined,
    form: rirekishoFormOf(order),
    style: null,
  }
}
