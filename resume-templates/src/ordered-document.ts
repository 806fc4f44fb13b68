import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { builderLabels } from './builder-labels.ts'
import { careerHeading, careerTitle } from './career-labels.ts'
import type {
  DocumentOrder,
  OrderedEntry,
  OrderedSection,
  OrderedText,
  ResumeContent,
  TemplateKey,
} from './content.ts'
import { dayIn } from './dates.ts'
import { type DirectedText, isEmptyText, leftToRight } from './directed-text.ts'
import { DocumentWriter, type ResumeDocument, safeUrl, type TemplateSection } from './document.ts'
import { fontsOf } from './fonts.ts'
import { filled } from './labels.ts'
import { normalizePlainText } from './plain-text.ts'
import { profileKeys } from './profile-keys.ts'
import { rirekishoFormOf } from './rirekisho-form.ts'

const scales = { small: 0.92, normal: 1, large: 1.1 } as const
const spacings = { tight: 0.8, normal: 1, airy: 1.25 } as const
const papers = { a4: 'a4', letter: 'us-letter' } as const

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
const monthOf = (text: string) => (MONTH.test(text) ? text : undefined)
const orUndefined = (text: string) => (text === '' ? undefined : text)

/** The boxes of the Japanese form, which ask for what a profile has. */
const formContentOf = (name: string, sections: readonly OrderedSection[]): ResumeContent => {
  const entries = (...kinds: OrderedSection['kind'][]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(section => section.entries)
  return {
    name,
    about: entries('summary')
      .map(({ text }) => text)
      .join('\n'),
    work: entries('experience').map(({ title, organization, from, to, is_current: isCurrent }) => ({
      title,
      company: organization,
      from: monthOf(from),
      to: monthOf(to),
      isCurrent,
    })),
    educations: entries('education').map(
      ({ title, organization, detail, from, to, is_current: isCurrent }) => ({
        school: organization,
        degree: orUndefined(title),
        field: orUndefined(detail),
        from: monthOf(from),
        to: monthOf(to),
        isCurrent,
      }),
    ),
    skills: entries('skills', 'languages').map(({ title }) => title),
    licenses: entries('licenses').map(({ title, organization, from }) => ({
      title,
      issuer: orUndefined(organization),
      issued: monthOf(from),
    })),
    links: [],
  }
}

class OrderWriter {
  readonly write: DocumentWriter
  readonly #language: LanguageCode
  readonly #template: TemplateKey
  readonly #isAnchored: boolean

  constructor({ language, template }: Pick<DocumentOrder, 'language' | 'template'>, isAnchored: boolean) {
    this.write = new DocumentWriter(language)
    this.#language = language
    this.#template = template
    this.#isAnchored = isAnchored
  }

  /** A text that leads to the field in which it was typed. */
  anchored<Text extends DirectedText>(text: Text, ...path: readonly string[]): Text {
    return this.#isAnchored ? { ...text, a: path.join('.') } : text
  }

  field(section: OrderedSection, entry: OrderedEntry, field: OrderedText): DirectedText | null {
    const text = this.write.textOrNull(entry[field])
    return text && this.anchored(text, section.id, entry.id, field)
  }

  facts(section: OrderedSection, entry: OrderedEntry, fields: readonly OrderedText[]): DirectedText[] {
    return fields.flatMap(field => this.field(section, entry, field) ?? [])
  }

  paragraphs(section: OrderedSection, entry: OrderedEntry) {
    return this.write.paragraphs(entry.text).map(each => this.anchored(each, section.id, entry.id, 'text'))
  }

  /** A month as its language writes it; another text as it was typed. */
  #date(typed: string): string | undefined {
    const text = normalizePlainText(typed)
    return text === '' ? undefined : MONTH.test(text) ? this.write.month(text) : text
  }

  span(section: OrderedSection, entry: OrderedEntry): DirectedText | null {
    const end = entry.is_current ? this.write.labels.present : this.#date(entry.to)
    const parts = [this.#date(entry.from), end].filter(part => part !== undefined)
    const text = this.write.textOrNull(parts.join(' – '))
    return text && this.anchored(text, section.id, entry.id, 'from')
  }

  heading(section: OrderedSection): DirectedText {
    const profileKey = profileKeys[section.kind]
    const own = normalizePlainText(section.title)
    const label =
      careerHeading(this.#template, this.#language, profileKey) ??
      (profileKey ? this.write.labels[profileKey] : builderLabels[this.#language][section.kind])
    return this.anchored(this.write.text(own || (label ?? '')), section.id)
  }

  /** Two facts in one: a skill with its level. */
  word(section: OrderedSection, entry: OrderedEntry): DirectedText | null {
    const [title, detail] = [normalizePlainText(entry.title), normalizePlainText(entry.detail)]
    const text = this.write.textOrNull(title && detail ? `${title} (${detail})` : title || detail)
    return text && this.anchored(text, section.id, entry.id, 'title')
  }

  entry(section: OrderedSection, entry: OrderedEntry) {
    const isSchool = section.kind === 'education'
    const title = this.field(section, entry, isSchool ? 'organization' : 'title')
    const isLicense = section.kind === 'licenses'
    const span = this.span(section, isLicense ? { ...entry, to: '' } : entry)
    const issued = isLicense ? span : null
    const expiry = isLicense ? this.#date(entry.to) : undefined
    const credential = isLicense && this.write.textOrNull(entry.detail)
    const facts: DirectedText[] = [
      ...this.facts(
        section,
        entry,
        isSchool ? ['title', 'detail', 'location'] : ['organization', 'location', 'email', 'phone'],
      ),
      // Readers take the line below a licence for who issued it, where the date stands there, too.
      ...(issued ? [issued] : []),
      ...(expiry === undefined
        ? []
        : [
            this.anchored(
              this.write.text(filled(this.write.labels.expires, 'date', expiry)),
              section.id,
              entry.id,
              'to',
            ),
          ]),
      ...(credential
        ? [
            this.anchored(
              this.write.text(`${this.write.labels.credential} ${normalizePlainText(entry.detail)}`),
              section.id,
              entry.id,
              'detail',
            ),
          ]
        : []),
      ...(normalizePlainText(entry.url) === ''
        ? []
        : [this.anchored(leftToRight(entry.url), section.id, entry.id, 'url')]),
    ]
    const [first, ...others] = title ? [title, ...facts] : facts
    return {
      title: first ?? this.write.text(''),
      isOfEmployer:
        section.kind === 'experience' && title !== null && normalizePlainText(entry.organization) !== '',
      when: isLicense ? null : span,
      facts: others,
      paragraphs: this.paragraphs(section, entry),
    }
  }

  section(section: OrderedSection): TemplateSection[] {
    const { kind, entries } = section
    const body = (): Omit<TemplateSection, 'key' | 'heading'> => {
      if (kind === 'summary') return { paragraphs: entries.flatMap(each => this.paragraphs(section, each)) }
      if (kind === 'skills' || kind === 'languages')
        return { words: entries.flatMap(each => this.word(section, each) ?? []) }
      if (kind === 'links')
        return {
          links: entries
            .filter(({ title, url }) => normalizePlainText(title + url) !== '')
            .map(each => ({
              title: each.url === '' ? null : this.field(section, each, 'title'),
              text: this.anchored(leftToRight(each.url || each.title), section.id, each.id, 'url'),
              url: safeUrl(normalizePlainText(each.url)),
            })),
        }
      return {
        entries: entries
          .map(each => this.entry(section, each))
          .filter(
            ({ title, when, paragraphs }) => !isEmptyText(title) || when !== null || paragraphs.length > 0,
          ),
      }
    }
    const filledIn = body()
    const isEmpty = Object.values(filledIn).every(part => part.length === 0)
    return isEmpty ? [] : [{ key: profileKeys[kind] ?? kind, heading: this.heading(section), ...filledIn }]
  }
}

/** A document of the resume builder as its template gets it. `isAnchored`: each text leads to its field. */
export const orderedDocumentOf = (order: DocumentOrder, isAnchored = false): ResumeDocument => {
  const { language, madeAt, style } = order
  const writer = new OrderWriter(order, isAnchored)
  const { write } = writer
  const [lang = 'en', region = null] = (languageByCode(language)?.tag ?? 'en').split('-')
  const shown = order.sections.filter(section => !section.is_hidden)
  const head = shown.find(({ kind }) => kind === 'heading')
  const person = head?.entries[0]
  const name = normalizePlainText(person?.title ?? '')
  const email = normalizePlainText(person?.email ?? '')
  const phone = normalizePlainText(person?.phone ?? '')
  const fieldOfHead = (text: DirectedText | null, field: OrderedText) =>
    text && head && person ? writer.anchored(text, head.id, person.id, field) : text
  const contact = (kind: 'email' | 'phone' | 'location', text: DirectedText | null, url: string | null) => {
    const anchored = fieldOfHead(text, kind)
    return anchored && !isEmptyText(anchored)
      ? [{ kind, label: write.text(write.labels[kind]), text: anchored, url }]
      : []
  }
  const isForm = order.template === 'rirekisho'
  return {
    title: filled(write.labels.documentTitle, 'name', name),
    author: name,
    lang,
    region,
    dir: write.dir,
    fonts: fontsOf(language),
    arabicFonts: fontsOf('ar'),
    madeAt: dayIn(madeAt),
    name: fieldOfHead(write.text(name), 'title') ?? write.text(''),
    careerTitle: write.text(careerTitle(language)),
    headline: fieldOfHead(write.textOrNull(person?.detail), 'detail'),
    contacts: [
      ...contact('email', leftToRight(email), `mailto:${email}`),
      ...contact('phone', leftToRight(phone), `tel:${phone.replace(/[^\d+]/g, '')}`),
      ...contact('location', write.textOrNull(person?.location), null),
    ],
    sections: shown.flatMap(section => (section.kind === 'heading' ? [] : writer.section(section))),
    hasPhoto: order.photo !== undefined,
    form: rirekishoFormOf({
      language,
      madeAt,
      sections: ['about', 'work', 'educations', 'skills', 'licenses'],
      content: formContentOf(name, shown),
    }),
    // The form has one size, one colour and one paper.
    style: isForm
      ? { accent: null, scale: 1, air: 1, paper: 'a4' }
      : {
          accent: style.accent,
          scale: scales[style.size],
          air: spacings[style.spacing],
          paper: papers[order.paper],
        },
  }
}
