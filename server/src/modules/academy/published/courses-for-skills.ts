import type { LanguageCode } from '@hanap/markets/languages'
import { skillKey } from '../../profiles/index.ts'
import type { CataloguedCourse, CataloguedText } from './catalogue.ts'
import { courseTextFor } from './search-courses.ts'

interface AskedSkills {
  /** As a job says them. */
  asked: readonly string[]
  /** Of a profile, by `skillKey`; undefined where nobody is signed in. */
  own: ReadonlySet<string> | undefined
}

/** Courses that teach most of what is asked for and not there yet. */
export const coursesForSkills = (
  offered: readonly CataloguedCourse[],
  { asked, own }: AskedSkills,
  language: LanguageCode,
) => {
  const skills = asked.map(value => ({ value, is_on_profile: own ? own.has(skillKey(value)) : null }))
  const missing = new Set(
    skills.filter(({ is_on_profile: isThere }) => !isThere).map(({ value }) => skillKey(value)),
  )
  const hits = offered.flatMap(course => {
    const taught = course.skillIds.filter(id => missing.has(String(id))).length
    const text: CataloguedText | undefined = taught > 0 ? courseTextFor(course, language) : undefined
    return text ? [{ course, text, taught }] : []
  })
  return {
    skills,
    hits: hits.sort(
      (one, other) => other.taught - one.taught || (one.course.key < other.course.key ? -1 : 1),
    ),
  }
}
