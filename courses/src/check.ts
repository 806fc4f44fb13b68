// Checks the courses below courses/content, or below another folder: npm run courses:check [-- FOLDER]
import { join, resolve } from 'node:path'
import { checkCourses } from './check-courses.ts'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../content'))
const { problems, notices, courses } = checkCourses(root)
for (const notice of notices) console.log(`notice: ${notice}`)
for (const problem of problems) console.log(problem)
console.log(`courses: ${courses.length} in order, ${problems.length} to mend`)
if (problems.length > 0) process.exitCode = 1
