import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkCourses } from './check-courses.ts'
import { previewPage } from './preview-page.ts'
import { readCourse } from './read-course.ts'

const lesson = `---
title: Hello
kind: text
minutes: 2
---

A **warm** word, and [a course](/courses/first-steps).
`

const quiz = `---
title: What do you know?
kind: quiz
minutes: 3
draw: 1
passMark: 0.75
questions:
  - key: greeting
    text: What comes first?
    options:
      - text: A greeting
        isRight: true
        feedback: Yes, it opens the door.
      - text: The price
        feedback: It comes when somebody asks for it.
---

Take your time.
`

const course: Record<string, string> = {
  'course.yaml': 'level: beginner\nfunctions: [retail]\nskills: [communication]\nhasCertificate: true\n',
  'en/course.md':
    '---\ntitle: First steps\nsummary: How to begin.\noutcomes:\n  - You begin\n  - You go on\n---\n\nA short course.\n',
  'en/01-start/chapter.yaml': 'title: Start\n',
  'en/01-start/01-hello.md': lesson,
  'en/01-start/02-quiz.md': quiz,
}

let root: string
let folder: string

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

const translate = () => cpSync(join(folder, 'en'), join(folder, 'ja'), { recursive: true })
const problems = () => checkCourses(root).problems

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'courses-'))
  folder = join(root, 'first-steps')
  write(course)
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a folder is read as a course, with its texts by language', () => {
  const read = readCourse(folder)
  expect(read).toMatchObject({
    course: {
      key: 'first-steps',
      level: 'beginner',
      functions: ['retail'],
      skills: ['communication'],
      price: null,
      hasCertificate: true,
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      texts: {
        en: {
          title: 'First steps',
          description: 'A short course.',
          outcomes: ['You begin', 'You go on'],
          chapters: [
            {
              key: 'start',
              title: 'Start',
              lessons: [
                { key: 'hello', kind: 'text', minutes: 2, body: expect.stringContaining('**warm**') },
                {
                  key: 'quiz',
                  kind: 'quiz',
                  draw: 1,
                  passMark: 0.75,
                  questions: [
                    { key: 'greeting', options: [{ isRight: true }, { text: 'The price', isRight: false }] },
                  ],
                },
              ],
            },
          ],
        },
      },
    },
  })
})

test('every letter of the content changes the version, and nothing else does', () => {
  const version = () => {
    const read = readCourse(folder)
    return 'course' in read ? read.course.version : read.problems
  }
  const before = version()
  write({ '.DS_Store': 'left by a file manager' })
  expect(version()).toBe(before)
  write({ 'en/01-start/01-hello.md': lesson.replace('warm', 'kind') })
  expect(version()).not.toBe(before)
})

test('the check says which languages a course lacks, without calling it a mistake', () => {
  translate()
  expect(checkCourses(root)).toMatchObject({
    problems: [],
    notices: ['first-steps is not written in zh-cn, id, zh-tw, ms, tr, pt-br, es, ar'],
  })
})

test.each<[string, Record<string, string>, string]>([
  [
    'an unknown skill',
    { 'course.yaml': 'level: beginner\nfunctions: [retail]\nskills:\n  - juggling\nhasCertificate: true\n' },
    'first-steps/course.yaml:4 skills[1]: write one of the keys of markets/src/skills/structure.ts',
  ],
  [
    'a field that is spelled wrong',
    { 'en/01-start/01-hello.md': lesson.replace('minutes: 2', 'minutes: 2\nlenght: 3') },
    'first-steps/en/01-start/01-hello.md:2: "lenght": no such field here; leave it out or mend its spelling',
  ],
  [
    'a field that is missing',
    { 'en/01-start/01-hello.md': lesson.replace('minutes: 2\n', '') },
    'first-steps/en/01-start/01-hello.md:2 minutes: write whole minutes from 1 to 60',
  ],
  [
    'a kind that is none',
    { 'en/01-start/01-hello.md': lesson.replace('kind: text', 'kind: song') },
    'first-steps/en/01-start/01-hello.md:3 kind: write text, video, quiz or exercise',
  ],
  [
    'what is not YAML',
    { 'en/01-start/chapter.yaml': 'title: Start: now\n' },
    'Put texts with ": " or " #" in quotes',
  ],
  [
    'a question without a right answer',
    { 'en/01-start/02-quiz.md': quiz.replace('        isRight: true\n', '') },
    'first-steps/en/01-start/02-quiz.md:11 questions[1].options: no option is right: write "isRight: true"',
  ],
  [
    'a pool smaller than the draw',
    { 'en/01-start/02-quiz.md': quiz.replace('draw: 1', 'draw: 4') },
    'first-steps/en/01-start/02-quiz.md draw: draws 4 of 1 questions; write more questions, or draw fewer',
  ],
  [
    'raw HTML',
    { 'en/01-start/01-hello.md': `${lesson}\nAnd <b>this</b>.\n` },
    'first-steps/en/01-start/01-hello.md:9: raw HTML is not taken',
  ],
  [
    'emphasis that does not end, as before letters without a space',
    { 'en/01-start/01-hello.md': `${lesson}\n**払いません。**研修です。\n` },
    'first-steps/en/01-start/01-hello.md:9: the * in "**払いません。**研修です。" marks nothing',
  ],
  [
    'a heading of the page',
    { 'en/01-start/01-hello.md': `${lesson}\n## Mine\n` },
    'first-steps/en/01-start/01-hello.md:9: headings are of the third or fourth level',
  ],
  [
    'a link without https',
    { 'en/01-start/01-hello.md': `${lesson}\n[There](javascript:alert(1))\n` },
    'first-steps/en/01-start/01-hello.md:9: the link javascript:alert(1) leads nowhere',
  ],
  [
    'a link to a course that is not there',
    { 'en/01-start/01-hello.md': `${lesson}\n[There](/courses/second-steps)\n` },
    'the link /courses/second-steps leads to no course and no lesson',
  ],
  [
    'a file without front matter',
    { 'en/01-start/01-hello.md': 'Hello.\n' },
    'first-steps/en/01-start/01-hello.md:1: begin the file with its fields between two lines of "---"',
  ],
  [
    'a lesson without a number',
    { 'en/01-start/more.md': lesson },
    'first-steps/en/01-start/more.md: name it as 01-first-week.md, or move it away',
  ],
  [
    'a chapter without its title',
    { 'en/02-end/01-bye.md': lesson },
    'first-steps/en/02-end/chapter.yaml: is missing; write "title: …" in it',
  ],
  [
    'captions that are not there',
    {
      'en/01-start/01-hello.md': lesson
        .replace('kind: text', 'kind: video')
        .replace(
          '\n---\n\n',
          '\nvideo:\n  embed: https://video.example/1\n  captions:\n    en: hello.vtt\n---\n\n',
        ),
    },
    'names the file hello.vtt, which is not in en/01-start',
  ],
  [
    'a folder of no language',
    { 'xx/course.md': 'x' },
    'first-steps/xx: is neither course.yaml nor the folder',
  ],
])('%s is refused with its place and what to write instead', (_name, files, line) => {
  write(files)
  expect(problems().join('\n')).toContain(line)
})

test('a lesson that one language lacks is named', () => {
  translate()
  rmSync(join(folder, 'ja/01-start/01-hello.md'))
  expect(problems()).toEqual([
    'first-steps/ja/start/hello: is missing; en has it: translate it, under the same key',
  ])
})

test('languages whose questions have other right answers are refused', () => {
  translate()
  write({
    'ja/01-start/02-quiz.md': quiz
      .replace('        isRight: true\n', '')
      .replace('The price\n', 'The price\n        isRight: true\n'),
  })
  expect(problems()).toEqual([
    'first-steps/ja/start/quiz right options: is "wrong right"; make it "right wrong", as in en',
  ])
})

test('a folder without a course says what to write', () => {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  expect(problems()).toEqual([
    'first-steps/course.yaml: is missing; write level, skills and hasCertificate',
    'first-steps: has no text; write a folder for a language, as en/course.md',
  ])
})

test('a preview shows the whole course with its answers, in the direction of its language', () => {
  const read = readCourse(folder)
  const text = 'course' in read ? read.course.texts.en : undefined
  const page = text && previewPage({ ...text, title: 'First <steps>' }, 'ar')
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('<h1>First &lt;steps&gt;</h1>')
  expect(page).toContain('<strong>warm</strong>')
  expect(page).toContain('✓ A greeting')
})
