import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@hanap/markets/languages'
import type { Course, CourseProblem } from './course.ts'
import { readMarkdown } from './markdown.ts'
import { readCourse } from './read-course.ts'

export interface CoursesReport {
  /** `course/file:line field: what to write instead`. */
  problems: string[]
  /** What is no mistake: languages that a course has not. */
  notices: string[]
  courses: Course[]
}

const lineOf = (key: string, { file, line, field, message }: CourseProblem) => {
  const path = file === '.' ? key : `${key}/${file}`
  return `${path}${line === undefined ? '' : `:${line}`}${field === undefined ? '' : ` ${field}`}: ${message}`
}

/** Paths that own links may have. */
export const pathsOf = ({ key, texts }: Pick<Course, 'key' | 'texts'>): string[] => [
  `/courses/${key}`,
  ...Object.values(texts).flatMap(({ chapters }) =>
    chapters.flatMap(chapter =>
      chapter.lessons.map(lesson => `/courses/${key}/${chapter.key}/${lesson.key}`),
    ),
  ),
]

/** Links of a course to none of these paths, as lines that say where. */
export const deadLinksOf = ({ key, texts }: Course, paths: ReadonlySet<string>): string[] =>
  Object.entries(texts).flatMap(([language, text]) =>
    [
      { file: 'course.md', body: text.description },
      ...text.chapters.flatMap(chapter =>
        chapter.lessons.map(({ key: lesson, body }) => ({ file: `${chapter.key}/${lesson}`, body })),
      ),
    ].flatMap(({ file, body }) =>
      readMarkdown(body)
        .ownLinks.filter(link => !paths.has(link))
        .map(link => `${key}/${language}/${file}: the link ${link} leads to no course and no lesson`),
    ),
  )

const noticeOf = ({ key, texts }: Course) => {
  const missing = languages.filter(({ code }) => !texts[code]).map(({ code }) => code)
  return missing.length === 0 ? [] : [`${key} is not written in ${missing.join(', ')}`]
}

/** Every course in the folders below `root`. */
export const checkCourses = (root: string): CoursesReport => {
  const keys = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
  const results = keys.map(key => ({ key, read: readCourse(join(root, key)) }))
  const courses = results.flatMap(({ read }) => ('course' in read ? [read.course] : []))
  const paths = new Set(courses.flatMap(pathsOf))
  return {
    problems: [
      ...results.flatMap(({ key, read }) =>
        'problems' in read ? read.problems.map(problem => lineOf(key, problem)) : [],
      ),
      ...courses.flatMap(course => deadLinksOf(course, paths)),
    ],
    notices: courses.flatMap(noticeOf),
    courses,
  }
}
