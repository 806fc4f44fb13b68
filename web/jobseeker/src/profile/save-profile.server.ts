import type { Outcome, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { saveBasics } from './basics.server.ts'
import { halfMonths } from './form-reader.server.ts'
import { entryLocaleOf, type OpenForm, readOwn } from './load-profile.server.ts'
import {
  anchorOf,
  type DeletedEntry,
  formValuesOf,
  NEW_ENTRY,
  PROFILE_PATH,
  type ProfileFormValues,
} from './profile-view.ts'
import { entrySections } from './sections/entry-sections.server.ts'

/** Where to go on, or what to say. */
export type SaveProfileResult =
  | { to: string }
  | { deleted: DeletedEntry; status: 200 }
  | { errors: Record<string, string>; values: ProfileFormValues; status: number }

const refused = (outcome: Extract<Outcome<unknown>, { ok: false }>, form?: FormData): SaveProfileResult => ({
  errors: firstErrors(outcome.errors),
  values: [...(form ?? [])].flatMap(
    ([name, value]): ProfileFormValues => (typeof value === 'string' ? [[name, value]] : []),
  ),
  status: outcome.status,
})

/** The form of the basics, or of one entry: changes it or adds it. */
export const saveForm = async (
  page: PageContext,
  { section, id }: OpenForm,
  form: FormData,
): Promise<SaveProfileResult> => {
  const half = halfMonths(form)
  if (half.length > 0) {
    const text = translator(factsOf(page).language)('errors.invalid_date')
    const errors = Object.fromEntries(half.map(name => [name, [text]]))
    return refused({ ok: false, status: 422, code: 'invalid_fields', message: '', errors }, form)
  }
  const entries = entrySections.get(section ?? '')
  if (!entries && section !== 'basics') throw notFound()
  const outcome = entries
    ? await entries.save(page, id === NEW_ENTRY ? undefined : id, form)
    : await saveBasics(page, form)
  return outcome.ok ? { to: `${PROFILE_PATH}#${anchorOf(section ?? '')}` } : refused(outcome, form)
}

/** Deletes an entry, and says how to have it back. */
export const deleteEntry = async (page: PageContext, form: FormData): Promise<SaveProfileResult> => {
  const { section = '', id = '' } = formTexts(form)
  const entries = entrySections.get(section)
  const user = await readOwn(page)
  const place = entryLocaleOf(page)
  const fields = entries?.form(user, id, place)
  const shown = entries?.list(user, place).find(entry => entry.id === id)
  if (!entries || !fields || !shown) return { to: PROFILE_PATH }
  const values = [...formValuesOf(fields), ...entries.storedValues(user, id)]
  const outcome = await entries.remove(page, id)
  if (!outcome.ok) return refused(outcome)
  return {
    deleted: {
      name: shown.title,
      path: `${PROFILE_PATH}/${section}/${NEW_ENTRY}`,
      values: [...values, ['idempotencyKey', page.newKey()]],
    },
    status: 200,
  }
}
