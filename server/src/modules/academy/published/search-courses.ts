import type { CourseFacets, CourseLevel } from '@hanap/contracts/academy/academy.schemas'
import {
  type CourseLength,
  type CoursePrice,
  courseLengths,
  coursePrices,
} from '@hanap/contracts/academy/course-parts'
import { mainFunctionById } from '@hanap/markets/functions'
import { type LanguageCode, languageByCode, languages } from '@hanap/markets/languages'
import { skills } from '@hanap/markets/skills'
import { type CataloguedCourse, type CataloguedText, folded, languageAmong, lengthOf } from './catalogue.ts'

export interface CourseSearch {
  query?: string | undefined
  functions?: readonly number[] | undefined
  /** Keys of skills. */
  skills?: readonly string[] | undefined
  language_code?: LanguageCode | undefined
  level?: CourseLevel | undefined
  length?: CourseLength | undefined
  price?: CoursePrice | undefined
}

interface Hit {
  course: CataloguedCourse
  text: CataloguedText
  score: number
}

type FilterName = Exclude<keyof CourseSearch, 'query'>

/** The text in which a course is shown: the language that is asked for, else the reader's, else English. */
export const courseTextFor = (
  { texts }: CataloguedCourse,
  language: LanguageCode,
): CataloguedText | undefined => {
  const code = languageAmong([...texts.keys()], language)
  return code && texts.get(code)
}

/** Every word has to be there; what the title or a skill says counts for more. 0: it does not match. */
const scoreOf = ({ heading, rest }: CataloguedText, words: readonly string[]): number => {
  let score = 1
  for (const word of words) {
    if (heading.includes(word)) score += 3
    else if (rest.includes(word)) score += 1
    else return 0
  }
  return score
}

const skillKeys = new Map(skills('en').map(({ id, key }) => [id, key]))

/** What of a course each filter compares. */
const valuesOf: Record<FilterName, (hit: Hit) => readonly string[]> = {
  functions: ({ course }) => course.mainFunctionIds.map(String),
  skills: ({ course }) => course.skillIds.flatMap(id => skillKeys.get(id) ?? []),
  language_code: ({ course }) => [...course.texts.keys()],
  level: ({ course }) => [course.level],
  length: ({ text }) => [lengthOf(text.minutes)],
  price: ({ course }) => [course.price === null ? 'free' : 'paid'],
}
const filterNames = ['functions', 'skills', 'language_code', 'level', 'length', 'price'] as const

const chosen = (search: CourseSearch, name: FilterName): readonly string[] => {
  const value = search[name]
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value.map(String)
}

const fits = (hit: Hit, search: CourseSearch, name: FilterName): boolean => {
  const values = chosen(search, name)
  return values.length === 0 || valuesOf[name](hit).some(value => values.includes(value))
}

/** What each choice of a filter would leave, as the other filters stand. */
const countsOf = (hits: readonly Hit[], search: CourseSearch, name: FilterName) => {
  const counts = new Map<string, number>()
  const others = filterNames.filter(each => each !== name)
  for (const hit of hits)
    if (others.every(each => fits(hit, search, each)))
      for (const key of valuesOf[name](hit)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

type Choice = CourseFacets['level'][number]

const facetsOf = (hits: readonly Hit[], search: CourseSearch, language: LanguageCode): CourseFacets => {
  const choices = (name: FilterName, textOf: (key: string) => string): Choice[] =>
    [...countsOf(hits, search, name)].map(([key, count]) => ({ key, value: textOf(key), count }))
  const byCount = (one: Choice, other: Choice) => other.count - one.count || (one.key < other.key ? -1 : 1)
  const inOrder = (keys: readonly string[]) => (one: Choice, other: Choice) =>
    keys.indexOf(one.key) - keys.indexOf(other.key)
  const skillTexts = new Map(skills(language).map(({ key, value }) => [key, value]))
  return {
    functions: choices('functions', key => mainFunctionById(Number(key), language)?.value ?? key).sort(
      byCount,
    ),
    skills: choices('skills', key => skillTexts.get(key) ?? key).sort(byCount),
    language_code: choices('language_code', key => languageByCode(key)?.value ?? key).sort(
      inOrder(languages.map(({ code }) => code)),
    ),
    level: choices('level', key => key).sort(inOrder(['beginner', 'intermediate', 'advanced'])),
    length: choices('length', key => key).sort(inOrder(courseLengths)),
    price: choices('price', key => key).sort(inOrder(coursePrices)),
  }
}

/** Courses that match, the best first, then those in the reader's language; with counts for further choices. */
export const findCourses = (
  offered: readonly CataloguedCourse[],
  search: CourseSearch,
  language: LanguageCode,
): { hits: Pick<Hit, 'course' | 'text'>[]; facets: CourseFacets } => {
  const words = folded(search.query ?? '')
    .split(' ')
    .filter(Boolean)
  const hits = offered.flatMap((course): Hit[] => {
    const text = courseTextFor(course, search.language_code ?? language)
    const score = text ? scoreOf(text, words) : 0
    return text && score > 0 ? [{ course, text, score }] : []
  })
  const isOwn = ({ text }: Hit) => (text.language === language ? 0 : 1)
  return {
    hits: hits
      .filter(hit => filterNames.every(name => fits(hit, search, name)))
      .sort(
        (one, other) =>
          other.score - one.score ||
          isOwn(one) - isOwn(other) ||
          one.text.title.localeCompare(other.text.title, language) ||
          (one.course.key < other.course.key ? -1 : 1),
      ),
    facets: facetsOf(hits, search, language),
  }
}
