import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import type { Course, CourseProblem, CourseText } from './course.ts'
import { readFields } from './front-matter.ts'
import { differencesOf } from './language-differences.ts'
import { readCourseText } from './read-course-text.ts'
import { manifestShape } from './shapes.ts'

export type CourseOrProblems = { course: Course } | { problems: CourseProblem[] }

const codes = new Map<string, LanguageCode>(languages.map(({ code }) => [code, code]))
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A hash of every file's path and bytes; system files that begin with a dot do not count. */
const versionOf = (folder: string): string => {
  const hash = createHash('sha256')
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  for (const path of paths)
    hash
      .update(`${path.slice(folder.length)}\0`)
      .update(readFileSync(path))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

const readManifest = (folder: string) => {
  const path = join(folder, 'course.yaml')
  if (!existsSync(path))
    return {
      problems: [{ file: 'course.yaml', message: 'is missing; write level, skills and hasCertificate' }],
    }
  return readFields(readFileSync(path, 'utf8'), manifestShape, 'course.yaml')
}

/** A course of the folder `courses/content/<key>`, or everything in it that an author has to mend. */
export const readCourse = (folder: string): CourseOrProblems => {
  const key = basename(folder)
  const manifest = readManifest(folder)
  const problems: CourseProblem[] = 'problems' in manifest ? [...manifest.problems] : []
  if (!KEY.test(key))
    problems.push({ file: '.', message: `name the folder in small letters and hyphens, not "${key}"` })
  const texts: Partial<Record<LanguageCode, CourseText>> = {}
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'course.yaml' || entry.name.startsWith('.')) continue
    const code = codes.get(entry.name)
    if (!entry.isDirectory() || !code) {
      problems.push({
        file: entry.name,
        message: `is neither course.yaml nor the folder of a language (${[...codes.keys()].join(', ')})`,
      })
      continue
    }
    const read = readCourseText(folder, code)
    if ('problems' in read) problems.push(...read.problems)
    else texts[code] = read.text
  }
  if (!readdirSync(folder).some(name => codes.has(name)))
    problems.push({ file: '.', message: 'has no text; write a folder for a language, as en/course.md' })
  problems.push(...differencesOf(texts))
  if ('problems' in manifest || problems.length > 0) return { problems }
  const { markets, ...fields } = manifest.fields
  return {
    course: { key, ...fields, ...(markets && { markets }), price: null, version: versionOf(folder), texts },
  }
}
