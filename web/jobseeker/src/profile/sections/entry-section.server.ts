import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import type { Formats } from '@hanap/i18n/format'
import type { MessageKey } from '@hanap/i18n/message-key'
import type { FieldLocale } from '../fields.server.ts'
import { type FormReader, formReader } from '../form-reader.server.ts'
import type { EntryView, FieldView, ProfileFormValues } from '../profile-view.ts'

/** Where and how entries are shown. */
export interface EntryLocale extends FieldLocale {
  format: Formats
}

/** One kind of entries, as the page needs it. */
interface SectionDefinition<Entry extends { id: string }> {
  heading: MessageKey
  why: MessageKey
  entries(user: OwnUser): readonly Entry[]
  shown(entry: Entry, place: EntryLocale): Omit<EntryView, 'id'>
  /** An entry's form; a new one's where there is none. */
  fields(entry: Entry | undefined, place: FieldLocale): FieldView[]
  /** What an entry has beside its form, to have it back after it was deleted. */
  storedValues?(entry: Entry): ProfileFormValues
  create(page: PageContext, form: FormReader, idempotencyKey: string): Promise<Outcome<unknown>>
  update(page: PageContext, id: string, form: FormReader): Promise<Outcome<unknown>>
  remove(page: PageContext, id: string): Promise<Outcome<unknown>>
}

/** A section whose entries are found by their ids: what the page works with. */
export interface EntrySection {
  heading: MessageKey
  why: MessageKey
  list(user: OwnUser, place: EntryLocale): EntryView[]
  /** Undefined where the profile has no such entry. */
  form(user: OwnUser, id: string | undefined, place: FieldLocale): FieldView[] | undefined
  storedValues(user: OwnUser, id: string): ProfileFormValues
  save(page: PageContext, id: string | undefined, form: FormData): Promise<Outcome<unknown>>
  remove(page: PageContext, id: string): Promise<Outcome<unknown>>
}

export const sectionOf = <Entry extends { id: string }>(section: SectionDefinition<Entry>): EntrySection => {
  const find = (user: OwnUser, id: string) => section.entries(user).find(entry => entry.id === id)
  return {
    heading: section.heading,
    why: section.why,
    list: (user, place) =>
      section.entries(user).map(entry => ({ id: entry.id, ...section.shown(entry, place) })),
    form: (user, id, place) => {
      const entry = id === undefined ? undefined : find(user, id)
      return id !== undefined && !entry ? undefined : section.fields(entry, place)
    },
    storedValues: (user, id) => {
      const entry = find(user, id)
      return (entry && section.storedValues?.(entry)) ?? []
    },
    save: (page, id, form) => {
      const fields = formReader(form)
      return id === undefined
        ? section.create(page, fields, fields.text('idempotencyKey'))
        : section.update(page, id, fields)
    },
    remove: section.remove,
  }
}

export const statedFacts = (facts: readonly (string | null | undefined)[]): string[] =>
  facts.flatMap(fact => fact || [])

export const spanText = (
  { from, to }: { from: string | null; to: string | null },
  goesOn: boolean,
  { t, format }: EntryLocale,
): string | null => {
  if (from !== null && goesOn && to === null) return t('profile.spanNow', { from: format.month(from) })
  if (from !== null && to !== null)
    return t('applicants.since', { from: format.month(from), to: format.month(to) })
  const stated = from ?? to
  return stated === null ? null : format.month(stated)
}

export const idempotencyOption = (idempotencyKey: string) => (idempotencyKey ? { idempotencyKey } : {})
