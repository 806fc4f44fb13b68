import { type FunctionEntry, functionStructure } from './functions/structure.ts'
import { type LanguageCode, languages } from './languages.ts'
import { seoValues, toSeoValue } from './lists/seo.ts'
import { functionTexts } from './lists/texts.ts'

/** The hierarchy as the wire has it (spec section 3, job function hierarchy), in one language. */
export interface FunctionOption {
  id: number
  /** The SEO value with slashes and spaces turned to hyphens; a job title's ends in its id. */
  key: string
  value: string
  seo_value: string
  'seo-value': string
}

export interface FunctionTitleOption extends FunctionOption {
  function_title_value: string
}

export interface SubFunctionOption extends FunctionOption {
  job_titles: readonly FunctionTitleOption[]
}

export interface MainFunctionOption extends FunctionOption {
  sub_function_list: readonly SubFunctionOption[]
}

export type FunctionLevel = 'main' | 'sub' | 'title'

/** Where a function stands, in the words of a job card. */
export interface FunctionPath {
  main_function_id: number
  job_function_id?: number
  function_job_title_id?: number
}

const entries: Readonly<Record<FunctionLevel, readonly FunctionEntry[]>> = {
  main: functionStructure,
  sub: functionStructure.flatMap(main => main.subs),
  title: functionStructure.flatMap(main => main.subs.flatMap(sub => sub.titles)),
}

const paths = new Map<number, FunctionPath>()
for (const main of functionStructure) {
  paths.set(main.id, { main_function_id: main.id })
  for (const sub of main.subs) {
    paths.set(sub.id, { main_function_id: main.id, job_function_id: sub.id })
    for (const title of sub.titles) {
      paths.set(title.id, {
        main_function_id: main.id,
        job_function_id: sub.id,
        function_job_title_id: title.id,
      })
    }
  }
}

/** The function and its parents; undefined for an id that no level has. */
export const functionPath = (id: number): FunctionPath | undefined => paths.get(id)

/** The text of a main function, sub-function or job title; throws for an unknown id. */
export const functionText = (id: number, language: LanguageCode): string => {
  const text = functionTexts[language][id]
  if (text === undefined) throw new Error(`no function ${id}`)
  return text
}

interface Hierarchy {
  mains: readonly MainFunctionOption[]
  main: ReadonlyMap<number, MainFunctionOption>
  sub: ReadonlyMap<number, SubFunctionOption>
  title: ReadonlyMap<number, FunctionTitleOption>
  bySeoValue: Readonly<Record<FunctionLevel, ReadonlyMap<string, FunctionEntry>>>
}

const hierarchies = new Map<LanguageCode, Hierarchy>()

const hierarchy = (language: LanguageCode): Hierarchy => {
  const cached = hierarchies.get(language)
  if (cached) return cached
  const built = build(language)
  hierarchies.set(language, built)
  return built
}

const build = (language: LanguageCode): Hierarchy => {
  const seoValuesOf = (level: FunctionLevel) =>
    seoValues(
      entries[level].map(({ id }) => ({ id, value: functionText(id, language) })),
      language,
    )
  const seo = { main: seoValuesOf('main'), sub: seoValuesOf('sub'), title: seoValuesOf('title') }

  const option = (level: FunctionLevel, id: number): FunctionOption => {
    const seo_value = seo[level](id)
    const key = seo_value.toLowerCase().replace(/[/ ]/g, '-')
    return { id, key, value: functionText(id, language), seo_value, 'seo-value': seo_value }
  }
  const titleOption = (id: number): FunctionTitleOption => {
    const title = option('title', id)
    return { ...title, key: `${title.key}-${id}`, function_title_value: title.value }
  }

  const mains = functionStructure.map(main => ({
    ...option('main', main.id),
    sub_function_list: main.subs.map(sub => ({
      ...option('sub', sub.id),
      job_titles: sub.titles.map(title => titleOption(title.id)),
    })),
  }))
  const subs = mains.flatMap(main => main.sub_function_list)
  const titles = subs.flatMap(sub => sub.job_titles)
  const bySeo = (level: FunctionLevel) => new Map(entries[level].map(entry => [seo[level](entry.id), entry]))
  return {
    mains,
    main: new Map(mains.map(main => [main.id, main])),
    sub: new Map(subs.map(sub => [sub.id, sub])),
    title: new Map(titles.map(title => [title.id, title])),
    bySeoValue: { main: bySeo('main'), sub: bySeo('sub'), title: bySeo('title') },
  }
}

/** `main_job_function_lists` of spec section 3. The same object each time: not to be changed. */
export const mainFunctions = (language: LanguageCode): readonly MainFunctionOption[] =>
  hierarchy(language).mains

export const mainFunctionById = (id: number, language: LanguageCode): MainFunctionOption | undefined =>
  hierarchy(language).main.get(id)

export const subFunctionById = (id: number, language: LanguageCode): SubFunctionOption | undefined =>
  hierarchy(language).sub.get(id)

export const functionTitleById = (id: number, language: LanguageCode): FunctionTitleOption | undefined =>
  hierarchy(language).title.get(id)

/**
 * The function that a URL's value names: in the given language, else in any (a link may come from another one). Compare
 * with the `seo_value` of the page's own language to know whether the URL is the clean one.
 */
export const functionBySeoValue = (
  level: FunctionLevel,
  seoValue: string,
  language: LanguageCode = 'en',
): FunctionEntry | undefined => {
  for (const code of [language, ...languages.map(each => each.code)]) {
    const entry = hierarchy(code).bySeoValue[level].get(toSeoValue(seoValue, code))
    if (entry) return { id: entry.id, key: entry.key }
  }
  return undefined
}
