import { join } from 'node:path'
import { deadLinksOf, pathsOf } from '@hanap/courses/check-courses'
import type { Db } from '../../../db/client.ts'
import { createFolderFiles, type Files } from '../../../files/files.ts'
import type { AcademyTables } from '../tables.ts'
import type { LessonFile } from './lesson-files-store.ts'
import { publishCourses } from './publish-courses.ts'
import { readFolder } from './read-folder.ts'
import { brokenFilesOf, type ReadCourse, storeLessonFiles } from './store-lesson-files.ts'

export interface FolderPublication {
  /** How many courses there are in the folder that can be read. */
  total: number
  /** Keys of those that are new or changed. */
  changed: string[]
  /** What an author has to mend, a line each: then nothing is published. */
  problems: string[]
}

/** Where links may lead that is published and stays as it is. */
const otherPathsOf = async (db: Db, courses: readonly ReadCourse[]): Promise<string[]> => {
  const keys = new Set(courses.map(({ course }) => course.key))
  const rows = await db
    .withTables<AcademyTables>()
    .selectFrom('academy_courses')
    .innerJoin('academy_texts', 'academy_texts.version_id', 'academy_courses.version_id')
    .select(['key', 'language_code', 'content'])
    .where('is_withdrawn', '=', false)
    .execute()
  return rows
    .filter(({ key }) => !keys.has(key))
    .flatMap(({ key, language_code: code, content }) => pathsOf({ key, texts: { [code]: content } }))
}

const problemsOf = async (db: Db, courses: readonly ReadCourse[]): Promise<string[]> => {
  const paths = new Set([
    ...courses.flatMap(({ course }) => pathsOf(course)),
    ...(await otherPathsOf(db, courses)),
  ])
  const problems = courses.flatMap(({ course }) => deadLinksOf(course, paths))
  for (const read of courses) problems.push(...(await brokenFilesOf(read)))
  return problems
}

/** Answers the keys of those that are new or changed. */
const publishRead = async (db: Db, allFiles: Files, courses: readonly ReadCourse[]): Promise<string[]> => {
  const store = allFiles.store('academy')
  const files = new Map<string, LessonFile[]>()
  for (const read of courses) files.set(read.course.key, await storeLessonFiles(store, read))
  return publishCourses(
    db,
    courses.map(({ course }) => course),
    files,
  )
}

/** Publishes the courses of a folder with their files, all or none. */
export const publishFolder = async (db: Db, allFiles: Files, folder: string): Promise<FolderPublication> => {
  const { courses, problems } = readFolder(folder)
  if (problems.length === 0) problems.push(...(await problemsOf(db, courses)))
  return {
    total: courses.length,
    changed: problems.length === 0 ? await publishRead(db, allFiles, courses) : [],
    problems,
  }
}

/** Those that are written; a broken one stands in nobody's way. */
export const publishDemoCourses = (db: Db, dataDir: string, folder: string): Promise<string[]> =>
  publishRead(db, createFolderFiles(join(dataDir, 'files')), readFolder(folder).courses)
