import { join } from 'node:path'
import { languages } from '@hanap/markets/languages'
import { expect, test } from 'vitest'
import { checkCourses } from './check-courses.ts'

const { problems, courses } = checkCourses(join(import.meta.dirname, '../content'))
const lessonsOf = (key: string, code: (typeof languages)[number]['code']) =>
  courses.find(course => course.key === key)?.texts[code]?.chapters.flatMap(({ lessons }) => lessons) ?? []

test('the courses of the demo are in order', () => expect(problems).toEqual([]))

test.each(['interviewing', 'cv-writing', 'job-frauds', 'customer-service'])(
  '%s is there in all ten languages',
  key => {
    for (const { code } of languages) expect(lessonsOf(key, code).length, code).toBeGreaterThanOrEqual(5)
  },
)

test.each(courses.map(({ key }) => key))('%s has an exercise and a quiz that draws from a pool', key => {
  const lessons = lessonsOf(key, 'en')
  expect(lessons.filter(({ kind }) => kind === 'exercise').length).toBeGreaterThanOrEqual(1)
  const pools = lessons.filter(({ kind }) => kind === 'quiz')
  expect(pools.length).toBeGreaterThanOrEqual(1)
  for (const { questions = [], draw = 0 } of pools) expect(questions.length).toBeGreaterThan(draw)
})
