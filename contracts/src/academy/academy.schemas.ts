import { z } from 'zod'
import { Id, listText, optionIdText, sizeText, Url } from '../fields.schemas.ts'

/** For whom a course is. */
export const CourseLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export type CourseLevel = z.infer<typeof CourseLevel>

export const Course = z
  .object({
    id: Id,
    title: z.string(),
    provider: z.string(),
    url: Url,
    image: Url.nullable(),
    /** In hours. */
    duration: z.number().nullable(),
    level: CourseLevel,
    /** Null: its provider tells; `amount` 0 is free. */
    price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
    language_code: z.string(),
  })
  .meta({ id: 'Course' })
export type Course = z.infer<typeof Course>

export const recommendedCourses = {
  query: z.object({
    size: sizeText(6),
    job_category_ids: listText(optionIdText).optional(),
    /** Key of one of `xp_lvls`. */
    xp_lvl_key: z.string().max(40).optional(),
  }),
  answer: z.object({ courses: z.array(Course) }),
}
