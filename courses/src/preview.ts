// Writes a course in a language as one page to read in a browser: npm run courses:preview -- FOLDER LANGUAGE
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { languages } from '@hanap/markets/languages'
import { previewPage } from './preview-page.ts'
import { readCourse } from './read-course.ts'

const stop = (reason: string) => {
  console.error(reason)
  process.exitCode = 1
}

const [folder, name] = process.argv.slice(2)
const language = languages.find(({ code }) => code === name)?.code
if (folder === undefined || language === undefined)
  stop(`Name a folder and a language, as in: npm run courses:preview -- courses/content/interviewing ar`)
else {
  const read = readCourse(resolve(folder))
  const text = 'course' in read ? read.course.texts[language] : undefined
  if ('problems' in read)
    stop(`${read.problems.length} to mend first; npm run courses:check says what and where`)
  else if (text === undefined) stop(`${read.course.key} is not written in ${language}`)
  else {
    const file = join(tmpdir(), `${read.course.key}.${language}.html`)
    writeFileSync(file, previewPage(text, language))
    console.log(file)
  }
}
