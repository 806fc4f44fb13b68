import { searchCourses } from '@hanap/contracts/academy/academy.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { languages } from '@hanap/markets/languages'
import { companionHead } from '@hanap/shared/companion/companion-head.server'
import { factsOf } from '@hanap/shared/page/page-facts'
import { courseCard } from '../look/course-view.server.ts'
import { lengthNames, levelNames, priceNames } from '../look/names.ts'

const filterNames = ['functions', 'skills', 'language_code', 'level', 'length', 'price'] as const

const isKeyOf = <Key extends string>(names: Record<Key, unknown>, key: string): key is Key => key in names

/** Courses by what the address asks for. What it asks for in vain is left out. */
export const loadCatalogue = async (page: PageContext, search: URLSearchParams) => {
  const { language } = factsOf(page)
  const t = translator(language)
  const sentFilters = Object.fromEntries(
    ['query', ...filterNames, 'page'].flatMap(name => {
      const value = search.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const { query = '', page: number = '1', ...filters } = sentFilters
  const sent = await page.call(searchCourses, { query: sentFilters as object })
  // An address that somebody has mistyped shows all there is.
  const outcome = sent.ok ? sent : await page.call(searchCourses, {})
  const nameOf = (name: (typeof filterNames)[number], key: string, value: string) => {
    if (name === 'level' && isKeyOf(levelNames, key)) return t(levelNames[key])
    if (name === 'length' && isKeyOf(lengthNames, key)) return t(lengthNames[key])
    if (name === 'price' && isKeyOf(priceNames, key)) return t(priceNames[key])
    return value
  }
  const isPlain = Object.keys(sentFilters).length === 0
  return {
    head: companionHead(page, {
      title: t('academy.title'),
      description: t('academy.intro'),
      path: '/',
      ...(isPlain && { languages: languages.map(({ code }) => code) }),
    }),
    query,
    asked: filters,
    result: outcome.ok
      ? {
          courses: outcome.data.courses.map(course => courseCard(page, course)),
          total: outcome.data.total_num,
          page: outcome.data.page,
          pages: outcome.data.total_pages,
          // What has one value only narrows nothing.
          filters: filterNames
            .map(name => ({
              name,
              chosen: filters[name] ?? '',
              choices: outcome.data.facets[name].map(({ key, value, count }) => ({
                key,
                text: t('talents.option', { label: nameOf(name, key, value), count }),
              })),
            }))
            .filter(({ chosen, choices }) => chosen !== '' || choices.length > 1),
        }
      : null,
    isFurther: number !== '1',
  }
}
