import { monthFieldName, yearFieldName } from './profile-view.ts'

/** What a form of the profile says. */
export interface FormReader {
  text(name: string): string
  /** Null where nothing is typed or chosen. */
  stated(name: string): string | null
  id(name: string): number | null
  /** `YYYY-MM`; half of one is told by `halfMonths`. */
  month(name: string): string | null
  isOn(name: string): boolean
  /** Texts with commas of any language or line breaks between them. */
  words(name: string): string[]
}

export const formReader = (form: FormData): FormReader => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    text,
    stated: name => text(name) || null,
    id: name => Number(text(name)) || null,
    month: name => {
      const [year, month] = [text(yearFieldName(name)), text(monthFieldName(name))]
      return year && month ? `${year}-${month}` : null
    },
    isOn: name => form.has(name),
    words: name =>
      text(name)
        .split(/[,،、，;；\n]/)
        .map(word => word.trim())
        .filter(Boolean),
  }
}

/** Names of months of which only the half was chosen. */
export const halfMonths = (form: FormData): string[] =>
  [...form.keys()]
    .flatMap(key => (key.endsWith('_month') ? [key.slice(0, -'_month'.length)] : []))
    .filter(name => Boolean(form.get(monthFieldName(name))) !== Boolean(form.get(yearFieldName(name))))
