import { translator } from '@hanap/i18n/catalogues'
import { languages } from '@hanap/markets/languages'

/** Text fields that a query may name, by the wire's word for them. */
const queryFields = { title: 'title', company: 'company', skill: 'skills' } as const
export type QueryField = keyof typeof queryFields

let cachedPrefixes: Record<string, string> | undefined

/** Prefixes in every language (`title:`, `職種：`) and the index's fields that they stand for. */
export const fieldsByPrefix = (): Readonly<Record<string, string>> => {
  cachedPrefixes ??= Object.fromEntries(
    languages.flatMap(({ code }) => {
      const t = translator(code)
      return [
        [t('search.prefixTitle'), queryFields.title],
        [t('search.prefixCompany'), queryFields.company],
        [t('search.prefixSkill'), queryFields.skill],
      ]
    }),
  )
  return cachedPrefixes
}

/** The wire's word for a field of the index. */
export const queryFieldOf = (field: string): QueryField | undefined => {
  const names: QueryField[] = ['title', 'company', 'skill']
  return names.find(name => queryFields[name] === field)
}
