import type { Course, CourseText } from '@hanap/courses/course'
import type { Db } from '../../db/client.ts'
import { publishCourses } from './published/publish-courses.ts'

const option = (text: string, isRight: boolean) => ({ text, isRight, feedback: `About ${text}` })

/** Four questions, of which two are drawn; “yes” is right. */
const quizOf = (title: string) => ({
  key: 'quiz',
  title,
  kind: 'quiz' as const,
  minutes: 5,
  body: 'Four questions.',
  questions: ['one', 'two', 'three', 'four'].map(key => ({
    key,
    text: `Question ${key}?`,
    options: [option('no', false), option('yes', true)],
  })),
  draw: 2,
  passMark: 0.75,
})

export const courseText = (title: string): CourseText => ({
  title,
  summary: `${title}: in short.`,
  description: 'It begins **slowly**.',
  outcomes: ['Smoke a hive', 'Find the queen'],
  chapters: [
    {
      key: 'begin',
      title: 'To begin with',
      lessons: [
        { key: 'bees', title: 'Bees', kind: 'text', minutes: 5, body: 'Bees *live* in hives.' },
        {
          key: 'try',
          title: 'Try it',
          kind: 'exercise',
          minutes: 10,
          body: 'Look at a hive.',
          checks: ['Did you stand still?'],
        },
      ],
    },
    { key: 'end', title: 'In the end', lessons: [quizOf('What do you know?')] },
  ],
})

/** A course as its author wrote it: two lessons and a quiz. */
export const demoCourse = (more: Partial<Course> & { key: string }): Course => ({
  level: 'beginner',
  functions: [],
  skills: ['microsoft-excel'],
  price: null,
  hasCertificate: true,
  version: 'first',
  texts: { en: courseText('Beekeeping'), ja: courseText('養蜂') },
  ...more,
})

export const buildCourse = async (db: Db, more: Partial<Course> & { key: string }): Promise<string> => {
  await publishCourses(db, [demoCourse(more)])
  return more.key.replaceAll('-', '_')
}
