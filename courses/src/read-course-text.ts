import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@hanap/markets/languages'
import type { z } from 'zod'
import type { Chapter, CourseProblem, CourseText, Lesson } from './course.ts'
import { readFields, splitFrontMatter } from './front-matter.ts'
import { captionsProblem, videoProblem } from './lesson-files.ts'
import { readMarkdown } from './markdown.ts'
import { chapterShape, courseTextShape, type LessonFields, lessonShape } from './shapes.ts'

/** "01-first-week" or "02-answers.md": the number orders, the rest is the key. */
const NUMBERED = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)(\.md)?$/

const languageCodes: ReadonlySet<string> = new Set(languages.map(({ code }) => code))

/** Reads the files of one language; problems gather in a list, and what has one has no value. */
class TextReader {
  readonly problems: CourseProblem[] = []
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #report(file: string, message: string, line?: number) {
    this.problems.push({ file, message, ...(line !== undefined && { line }) })
  }

  #source(file: string, instead: string) {
    const path = join(this.#folder, file)
    if (existsSync(path)) return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
    this.#report(file, `is missing; ${instead}`)
    return undefined
  }

  #fields<T extends z.ZodType>(source: string, shape: T, file: string, firstLine?: number) {
    const read = readFields(source, shape, file, firstLine)
    if ('fields' in read) return read.fields
    this.problems.push(...read.problems)
    return undefined
  }

  /** Front matter by its shape, and the body. */
  #page<T extends z.ZodType>(file: string, shape: T, instead: string) {
    const source = this.#source(file, instead)
    if (source === undefined) return undefined
    const split = splitFrontMatter(source)
    if (!split) {
      this.#report(file, 'begin the file with its fields between two lines of "---"', 1)
      return undefined
    }
    if (split.body === '')
      this.#report(file, 'write the text below the fields; there is none', split.bodyLine)
    for (const { line, message } of readMarkdown(split.body).findings)
      this.#report(file, message, split.bodyLine + line)
    const fields = this.#fields(split.front, shape, file, 2)
    return fields === undefined ? undefined : { fields, body: split.body }
  }

  /** What a folder holds, in the order of its numbers, by key. */
  #numbered(folder: string, isFile: boolean, others: (name: string) => boolean) {
    const keys = new Set<string>()
    return readdirSync(join(this.#folder, folder), { withFileTypes: true })
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(({ name }) => {
        if (name.startsWith('.') || others(name)) return []
        const [, , key, ending] = NUMBERED.exec(name) ?? []
        const path = `${folder}/${name}`
        if (key === undefined || (ending === '.md') !== isFile) {
          this.#report(path, `name it as ${isFile ? '01-first-week.md' : '01-first-week'}, or move it away`)
          return []
        }
        if (keys.has(key)) this.#report(path, `"${key}" is there twice; give one another name`)
        keys.add(key)
        return [{ key, path }]
      })
  }

  #lesson(key: string, file: string): Lesson | undefined {
    const page = this.#page(file, lessonShape, '')
    if (!page) return undefined
    this.#checkPool(file, page.fields)
    return { key, ...page.fields, body: page.body }
  }

  #checkPool(file: string, lesson: LessonFields) {
    if (lesson.kind !== 'quiz') return
    const { draw, questions } = lesson
    if (questions.length < draw)
      this.problems.push({
        file,
        field: 'draw',
        message: `draws ${draw} of ${questions.length} questions; write more questions, or draw fewer`,
      })
    for (const [at, { key }] of questions.entries())
      if (questions.findIndex(other => other.key === key) < at)
        this.problems.push({ file, field: `questions[${at + 1}].key`, message: `"${key}" is there twice` })
  }

  #checkFile(folder: string, { path }: { path: string }, name: string, problemOf: typeof videoProblem) {
    const file = join(this.#folder, folder, name)
    const problem = existsSync(file) ? problemOf(file) : undefined
    if (!existsSync(file)) this.#report(path, `names the file ${name}, which is not in ${folder}`)
    if (problem !== undefined) this.#report(`${folder}/${name}`, problem)
  }

  /** The lesson with its files by their paths below the course's folder. */
  #withFiles(folder: string, entry: { path: string }, lesson: Lesson): Lesson {
    if (!lesson.video) return lesson
    const { file, captions, ...rest } = lesson.video
    if (file !== undefined) this.#checkFile(folder, entry, file, videoProblem)
    for (const [language, name] of Object.entries(captions)) {
      if (!languageCodes.has(language))
        this.#report(entry.path, `has captions in "${language}"; write ${[...languageCodes].join(', ')}`)
      this.#checkFile(folder, entry, name, captionsProblem)
    }
    const pathOf = (name: string) => `${folder}/${name}`
    const paths = Object.entries(captions).map(([language, name]) => [language, pathOf(name)] as const)
    return {
      ...lesson,
      video: {
        ...rest,
        ...(file !== undefined && { file: pathOf(file) }),
        captions: Object.fromEntries(paths),
      },
    }
  }

  #chapter(key: string, folder: string): Chapter | undefined {
    const file = `${folder}/chapter.yaml`
    const source = this.#source(file, 'write "title: …" in it')
    const fields = source === undefined ? undefined : this.#fields(source, chapterShape, file)
    const isBeside = (name: string) => name === 'chapter.yaml' || /\.(mp4|webm|vtt)$/.test(name)
    const lessons = this.#numbered(folder, true, isBeside).flatMap(entry => {
      const lesson = this.#lesson(entry.key, entry.path)
      return lesson ? [this.#withFiles(folder, entry, lesson)] : []
    })
    if (lessons.length === 0) this.#report(folder, 'has no lesson that can be read')
    return fields && { key, title: fields.title, lessons }
  }

  read(language: string): CourseText | undefined {
    const page = this.#page(
      `${language}/course.md`,
      courseTextShape,
      'write title, summary and outcomes in it',
    )
    const chapters = this.#numbered(language, false, name => name === 'course.md').flatMap(
      ({ key, path }) => this.#chapter(key, path) ?? [],
    )
    if (chapters.length === 0) this.#report(language, 'has no chapter that can be read')
    return page && { ...page.fields, description: page.body, chapters }
  }
}

/** One language of a course in `folder`. */
export const readCourseText = (
  folder: string,
  language: string,
): { text: CourseText } | { problems: CourseProblem[] } => {
  const reader = new TextReader(folder)
  const text = reader.read(language)
  return text && reader.problems.length === 0 ? { text } : { problems: reader.problems }
}
