import type { Outcome, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, textsOf } from '@hanap/shared/calls/form-values'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { saveBasics } from './basics.server.ts'
import { entrySections } from './entry-sections.server.ts'
import { halfMonths } from './form-reader.server.ts'
import { type Asked, placeOf, readOwn } from './load-profile.server.ts'
import { anchorOf, type DeletedEntry, type FormValues, NEW, PATH, valuesOf } from './profile-view.ts'

/** Where to go on, or what to say. */
export type Saved =
  | { to: string }
  | { deleted: DeletedEntry; status: 200 }
  | { errors: Record<string, string>; values: FormValues; status: number }

const refused = (outcome: Extract<Outcome<unknown>, { ok: false }>, form?: FormData): Saved => ({
  errors: firstErrors(outcome.errors),
  values: [...(form ?? [])].flatMap(
    ([name, value]): FormValues => (typeof value === 'string' ? [[name, value]] : []),
  ),
  status: outcome.status,
})

/** The form of the basics, or of one entry: changes it or adds it. */
export const saveForm = async (page: PageContext, { section, id }: Asked, form: FormData): Promise<Saved> => {
  const half = halfMonths(form)
  if (half.length > 0) {
    const text = translator(factsOf(page).language)('errors.invalid_date')
    const errors = Object.fromEntries(half.map(name => [name, [text]]))
    return refused({ ok: false, status: 422, code: 'invalid_fields', message: '', errors }, form)
  }
  const entries = entrySections.get(section ?? '')
  if (!entries && section !== 'basics') throw notFound()
  const outcome = entries
    ? await entries.save(page, id === NEW ? undefined : id, form)
    : await saveBasics(page, form)
  return outcome.ok ? { to: `${PATH}#${anchorOf(section ?? '')}` } : refused(outcome, form)
}

/** Deletes an entry, and says how to have it back. */
export const deleteEntry = async (page: PageContext, form: FormData): Promise<Saved> => {
  const { section = '', id = '' } = textsOf(form)
  const entries = entrySections.get(section)
  const user = await readOwn(page)
  const place = placeOf(page)
  const fields = entries?.form(user, id, place)
  const shown = entries?.list(user, place).find(entry => entry.id === id)
  if (!entries || !fields || !shown) return { to: PATH }
  const values = [...valuesOf(fields), ...entries.kept(user, id)]
  const outcome = await entries.remove(page, id)
  if (!outcome.ok) return refused(outcome)
  return {
    deleted: {
      name: shown.title,
      path: `${PATH}/${section}/${NEW}`,
      values: [...values, ['once', crypto.randomUUID()]],
    },
    status: 200,
  }
}
