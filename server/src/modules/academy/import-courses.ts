import { CourseLevel } from '@hanap/contracts/academy/academy.schemas'
import { typedText, Url } from '@hanap/contracts/fields.schemas'
import { languages } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { type NewCourse, removeOtherCourses, saveCourses } from './store.ts'

const SOURCE = 'import'
const AT_A_TIME = 500

const categories = new Set(options('job_category_lists', 'en').map(({ id }) => id))
const languageCodes: readonly string[] = languages.map(({ code }) => code)

/** One line of a list of courses. */
const Line = z.strictObject({
  id: typedText(1, 200),
  title: typedText(1, 300),
  provider: typedText(1, 200),
  url: Url.refine(url => /^https?:/.test(url)),
  image: Url.refine(url => /^https:/.test(url)).nullish(),
  /** In hours. */
  duration: z.number().positive().max(10_000).nullish(),
  level: CourseLevel,
  price: z.object({ amount: z.number().min(0).max(1e9), currency: z.string().regex(/^[A-Z]{3}$/) }).nullish(),
  language_code: z.string().refine(code => languageCodes.includes(code)),
  job_category_ids: z
    .array(z.int().refine(id => categories.has(id)))
    .max(50)
    .default([]),
})

const courseIn = (line: z.output<typeof Line>): NewCourse => ({
  source_id: line.id,
  title: line.title,
  provider: line.provider,
  url: line.url,
  image: line.image ?? null,
  duration: line.duration ?? null,
  level: line.level,
  price_amount: line.price?.amount ?? null,
  price_currency: line.price?.currency ?? null,
  language_code: line.language_code,
  category_ids: line.job_category_ids,
})

export interface CourseImport {
  saved: number
  removed: number
  /** What is wrong with which lines, counted from 1. */
  wrong: { line: number; why: string }[]
}

const parsed = (text: string) => {
  try {
    const line = Line.safeParse(JSON.parse(text))
    if (line.success) return { course: courseIn(line.data) }
    const [issue] = line.error.issues
    return { why: `${issue?.path.join('.') || 'object'}: ${issue?.message}` }
  } catch {
    return { why: 'invalid JSON' }
  }
}

/**
 * Takes over a list of courses, a JSON object a line: what is there under its id is brought up to date, and with
 * `isComplete` what the list no longer has is removed, unless a line is wrong.
 */
export const importCourses = async (
  db: Db,
  text: string,
  { isComplete }: { isComplete: boolean },
): Promise<CourseImport> => {
  const wrong: CourseImport['wrong'] = []
  const courses = new Map<string, NewCourse>()
  for (const [at, line] of text.split('\n').entries()) {
    if (!line.trim()) continue
    const { course, why } = parsed(line)
    if (course) courses.set(course.source_id, course)
    else wrong.push({ line: at + 1, why: why ?? '' })
  }
  const all = [...courses.values()]
  const removed = await db.transaction().execute(async trx => {
    for (let at = 0; at < all.length; at += AT_A_TIME)
      await saveCourses(trx, SOURCE, all.slice(at, at + AT_A_TIME))
    return isComplete && wrong.length === 0 ? removeOtherCourses(trx, SOURCE, [...courses.keys()]) : 0
  })
  return { saved: all.length, removed, wrong }
}
