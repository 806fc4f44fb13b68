import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readCourse } from '@hanap/courses/read-course'
import type { ReadCourse } from './store-lesson-files.ts'

export interface FolderOfCourses {
  courses: ReadCourse[]
  /** What an author has to mend, a line each. */
  problems: string[]
}

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
    if ('course' in outcome) read.courses.push({ folder: each, course: outcome.course })
    else
      for (const { file, line, field, message } of outcome.problems)
        read.problems.push(
          `${join(each, file)}${line === undefined ? '' : `:${line}`}${field === undefined ? '' : ` ${field}`}: ${message}`,
        )
  }
  return read
}
