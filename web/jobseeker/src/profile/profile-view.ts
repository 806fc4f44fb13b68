import { countryName } from '../phone/phone-view.ts'

/** The page's path; its forms stand below it. */
export const PATH = '/profile'
/** In the place of an entry's id: one that is to be added. */
export const NEW = 'new'

/** A choice of a select; in groups where the list has them. */
export type Choice = [value: string, label: string]

export interface FieldView {
  /** `month` is a year and a month, `YYYY-MM`; `words` are texts with commas between them. */
  kind: 'text' | 'area' | 'url' | 'tel' | 'month' | 'select' | 'check'
  name: string
  label: string
  value: string
  help?: string
  isRequired?: true
  autoComplete?: string
  maxLength?: number
  /** Names that are offered while somebody types. */
  suggests?: 'companies' | 'skills'
  choices?: Choice[]
  groups?: [label: string, choices: Choice[]][]
  /** Of a phone: the chosen one of the countries that are its choices. */
  country?: string
}

/** Names and values of a form. */
export type FormValues = [name: string, value: string][]

export interface EntryView {
  id: string
  title: string
  facts: string[]
  text: string | null
  url: string | null
}

export interface FormView {
  /** Path that saves it, below the site's. */
  path: string
  fields: FieldView[]
  /** So that sending a new entry twice adds it once; empty where that is so anyway. */
  once: string
}

export interface SectionView {
  key: string
  heading: string
  /** What it is good for, where it is empty. */
  why: string
  entries: EntryView[]
  form: FormView | null
}

/** Where an entry's form stands in the page. */
export const anchorOf = (key: string) => `${key}-section`

/** Parts of a month field, as the form sends them. */
export const monthName = (name: string) => `${name}_month`
export const yearName = (name: string) => `${name}_year`

/** The fields as a form of them sends them. */
export const valuesOf = (fields: readonly FieldView[]): FormValues =>
  fields.flatMap(({ kind, name, value, country }): FormValues => {
    if (country !== undefined)
      return [
        [countryName(name), country],
        [name, value],
      ]
    if (value === '') return []
    if (kind !== 'month') return [[name, value]]
    const [year = '', month = ''] = value.split('-')
    return [
      [yearName(name), year],
      [monthName(name), month],
    ]
  })

/** What was deleted just now; its values sent to the path add it again. */
export interface DeletedEntry {
  name: string
  path: string
  values: FormValues
}
