/** A form's texts by name, files and repeated names left out. */
export const formTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** First error of each field, as a form shows it. */
export const firstErrors = (errors: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])),
  )

/** The text for each of the named fields that is empty, so that one round says all that is missing. */
export const missingFields = (
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
  text: string,
): Record<string, string> =>
  Object.fromEntries(names.flatMap(name => (fields[name]?.trim() ? [] : [[name, text]])))
