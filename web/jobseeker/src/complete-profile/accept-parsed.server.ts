import type { PageContext } from '@hanap/contracts/page'
import { firstErrors } from '@hanap/shared/calls/form-values'
import { acceptedFormIn } from './accepted-form.server.ts'
import { acceptedSections } from './accepted-sections.server.ts'
import { readParsed } from './load-parsed.server.ts'
import { partName } from './parsed-view.ts'

/** Errors by the names of the form's fields; none where all that was chosen is in the profile now. */
export type AcceptResult = { errors: Record<string, string>; status: number } | undefined

/** Puts into the profile what a person chose of what was found in a resume; what is refused keeps nothing else out. */
export const acceptParsed = async (page: PageContext, id: string, form: FormData): Promise<AcceptResult> => {
  const content = await readParsed(page, id)
  const accepted = acceptedFormIn(form)
  let refused: AcceptResult
  for (const accept of acceptedSections)
    for (const { key, outcome } of await accept(page, content, accepted)) {
      if (outcome.ok) continue
      const errors = Object.entries(firstErrors(outcome.errors)).map(
        ([name, text]) => [key === undefined ? name : partName(key, name), text] as const,
      )
      refused = {
        errors: { ...refused?.errors, ...Object.fromEntries(errors) },
        status: outcome.status,
      }
    }
  return refused
}
