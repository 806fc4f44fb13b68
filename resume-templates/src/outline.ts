import type { LanguageCode } from '@hanap/markets/languages'
import { builderLabels } from './builder-labels.ts'
import type { OrderedEntry, OrderedSection } from './content.ts'
import { monthIn } from './dates.ts'
import { labels } from './labels.ts'
import { normalizePlainText } from './plain-text.ts'
import { profileKeys } from './profile-keys.ts'

export interface OutlineEntry {
  /** Empty where it has none. */
  head: string
  /** Company, place, time, addresses: one below the head each. */
  facts: string[]
  lines: string[]
}

/** What a document says in its reading order, without any look; nothing of what is hidden. */
export interface DocumentOutline {
  name: string
  headline: string
  contacts: string[]
  sections: { heading: string; entries: OutlineEntry[] }[]
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
const filledTexts = (...texts: readonly string[]) => texts.filter(text => text !== '')

const outlineEntry = (
  kind: OrderedSection['kind'],
  entry: OrderedEntry,
  language: LanguageCode,
): OutlineEntry => {
  const plain = (text: string) => normalizePlainText(text).replaceAll('\n', ' ')
  const month = (text: string) => (MONTH.test(text) ? monthIn(language, text) : plain(text))
  const end = entry.is_current ? labels[language].present : month(entry.to)
  const span = filledTexts(month(entry.from), end).join(' – ')
  const [title, organization, detail] = [plain(entry.title), plain(entry.organization), plain(entry.detail)]
  const level = kind === 'skills' || kind === 'languages' ? detail : ''
  return {
    head: filledTexts(title, level).join(' – '),
    facts: filledTexts(
      organization,
      level === '' ? detail : '',
      plain(entry.location),
      span,
      plain(entry.email),
      plain(entry.phone),
      plain(entry.url),
    ),
    lines: filledTexts(...normalizePlainText(entry.text).split('\n')),
  }
}

/** A document for those who make plain files of it. */
export const documentOutline = (
  sections: readonly OrderedSection[],
  language: LanguageCode,
): DocumentOutline => {
  const shown = sections.filter(section => !section.is_hidden)
  const heading = shown.find(({ kind }) => kind === 'heading')?.entries[0]
  return {
    name: normalizePlainText(heading?.title ?? ''),
    headline: normalizePlainText(heading?.detail ?? ''),
    contacts: heading
      ? filledTexts(...[heading.email, heading.phone, heading.location].map(normalizePlainText))
      : [],
    sections: shown.flatMap(({ kind, title, entries }) => {
      if (kind === 'heading' || entries.length === 0) return []
      const key = profileKeys[kind]
      const usual = key ? labels[language][key] : (builderLabels[language][kind] ?? '')
      return [
        {
          heading: normalizePlainText(title) || usual,
          entries: entries.map(entry => outlineEntry(kind, entry, language)),
        },
      ]
    }),
  }
}
