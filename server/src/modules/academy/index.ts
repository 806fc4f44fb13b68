import { recommendedCourses } from '@hanap/contracts/academy/academy.calls'
import * as schemas from '@hanap/contracts/academy/academy.schemas'
import type { ServerModule } from '../../calls/module.ts'
import { refuseField } from '../../calls/refusal.ts'
import { route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { levelFor } from './rules.ts'
import { coursesFor } from './store.ts'

export { importCourses } from './import-courses.ts'
export { retention } from './retention.ts'
export { type NewCourse, saveCourses } from './store.ts'

/** Courses that bring seekers on: call 043. */
export const academyModule = ({ db }: { db: Db }): ServerModule => ({
  routes: [
    route(recommendedCourses, schemas.recommendedCourses, async ({ query, language }) => {
      const { size, job_category_ids: categoryIds = [], xp_lvl_key: experienceKey } = query
      const level = experienceKey === undefined ? undefined : levelFor(experienceKey)
      if (experienceKey !== undefined && !level) throw refuseField('xp_lvl_key', 'invalid_choice')
      const rows = await coursesFor(db, { language, categoryIds, level, size })
      return {
        courses: rows.map(({ id, title, provider, url, image, duration, price_amount: amount, ...row }) => ({
          id,
          title,
          provider,
          url,
          image,
          duration,
          level: row.level,
          price: amount === null ? null : { amount, currency: row.price_currency ?? 'USD' },
          language_code: row.language_code,
        })),
      }
    }),
  ],
})
