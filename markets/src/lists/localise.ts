import { type LanguageCode, languageByCode } from '../languages.ts'
import type { ListEntry, NumberRangeEntry } from './entry.ts'
import { seoValues } from './seo.ts'
import type { ListName } from './structure.ts'
import { listTexts } from './texts.ts'

export interface OptionTexts {
  value: string
  /** As URLs carry it: in the option's language and script, unique within its list. */
  seo_value: string
}

export interface ReasonTexts extends OptionTexts {
  title: string
  description: string
}

const textOf = (list: ListName, id: number | string, language: LanguageCode): string => {
  const text = listTexts[language][list]?.[id]
  if (text === undefined) throw new Error(`no text for ${list} ${id}`)
  return text
}

/** The entries of a list with their texts in a language. */
export const localise = <Entry extends ListEntry>(
  list: ListName,
  entries: readonly Entry[],
  language: LanguageCode,
): readonly (Entry & OptionTexts)[] =>
  withValues(entries, language, entry => entry.name ?? textOf(list, entry.id, language))

/** The same for lists whose entries have a description too. */
export const localiseReasons = <Entry extends ListEntry>(
  list: ListName,
  entries: readonly Entry[],
  language: LanguageCode,
): readonly (Entry & ReasonTexts)[] =>
  localise(list, entries, language).map(entry => ({
    ...entry,
    title: entry.value,
    description: textOf(list, `${entry.id}.description`, language),
  }))

/** Ranges whose texts are their figures, grouped as the language does. */
export const localiseRanges = <Entry extends NumberRangeEntry>(
  entries: readonly Entry[],
  language: LanguageCode,
): readonly (Entry & OptionTexts)[] => {
  const figures = new Intl.NumberFormat(languageByCode(language)?.tag, { numberingSystem: 'latn' })
  return withValues(entries, language, ({ from, to }) =>
    to === null ? `${figures.format(from - 1)}+` : figures.formatRange(from, to),
  )
}

const withValues = <Entry extends ListEntry>(
  entries: readonly Entry[],
  language: LanguageCode,
  textFor: (entry: Entry) => string,
): readonly (Entry & OptionTexts)[] => {
  const options = entries.map(entry => ({ ...entry, value: textFor(entry) }))
  const seoValueOf = seoValues(options, language)
  return options.map(option => ({ ...option, seo_value: seoValueOf(option.id) }))
}
