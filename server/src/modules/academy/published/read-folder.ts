import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Course } from '@hanap/courses/course'
import { readCourse } from '@hanap/courses/read-course'

export interface FolderOfCourses {
  courses: Course[]
  /** What an author has to mend, a line each. */
  problems: string[]
}

/** Only files of other sites are shown as videos; it is told rather than left out. */
const videoFilesOf = (folder: string, { texts }: Course): string[] =>
  Object.entries(texts).flatMap(([language, text]) =>
    (text?.chapters ?? []).flatMap(({ key, lessons }) =>
      lessons.flatMap(lesson =>
        lesson.video?.file === undefined
          ? []
          : [
              `${join(folder, language)}: ${key}/${lesson.key}: files of videos are not published; write an embed`,
            ],
      ),
    ),
  )

/** A course's folder, or a folder of such folders. */
export const readFolder = (folder: string): FolderOfCourses => {
  const isCourse = existsSync(join(folder, 'course.yaml'))
  const folders = isCourse
    ? [folder]
    : readdirSync(folder, { withFileTypes: true })
        .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(entry => join(folder, entry.name))
        .sort()
  const read: FolderOfCourses = { courses: [], problems: [] }
  for (const each of folders) {
    const outcome = readCourse(each)
    if ('course' in outcome) {
      read.courses.push(outcome.course)
      read.problems.push(...videoFilesOf(each, outcome.course))
    } else
      for (const { file, line, field, message } of outcome.problems)
        read.problems.push(
          `${join(each, file)}${line === undefined ? '' : `:${line}`}${field === undefined ? '' : ` ${field}`}: ${message}`,
        )
  }
  return read
}
