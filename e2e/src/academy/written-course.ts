import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { admin } from '../harness/admin.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import { askAs } from '../harness/people.ts'

export const WRITTEN_COURSE = 'bee-keeping'

interface CourseWords {
  title: string
  lesson: string
  exercise: string
  video: string
  quiz: string
  yes: string
  no: string
}

/** What the course says; its right answers are “yes”. */
export const courseWords: Record<'en' | 'ar' | 'ja', CourseWords> = {
  en: {
    title: 'Keeping bees',
    lesson: 'Bees',
    exercise: 'Look at a hive',
    video: 'A hive in spring',
    quiz: 'Questions',
    yes: 'Yes',
    no: 'No',
  },
  ar: {
    title: 'تربية النحل',
    lesson: 'النحل',
    exercise: 'انظر إلى خلية',
    video: 'خلية في الربيع',
    quiz: 'أسئلة',
    yes: 'نعم',
    no: 'لا',
  },
  ja: {
    title: '養蜂',
    lesson: '蜂',
    exercise: '巣箱を見る',
    video: '春の巣箱',
    quiz: '問題',
    yes: 'はい',
    no: 'いいえ',
  },
}

const markdown = (fields: object, body: string) => `---\n${JSON.stringify(fields)}\n---\n\n${body}\n`

/** Two seconds. */
const VIDEO = new URL('../../../server/src/modules/videos/samples/short.webm', import.meta.url)

const captionsOf = ({ video }: CourseWords) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${video}\n`

const filesOf = ({ title, lesson, exercise, video, quiz, yes, no }: CourseWords) => ({
  'course.md': markdown({ title, summary: `${title}.`, outcomes: [lesson, exercise] }, `**${title}**`),
  '01-begin/chapter.yaml': JSON.stringify({ title: lesson }),
  '01-begin/01-bees.md': markdown({ title: lesson, kind: 'text', minutes: 2 }, `### ${lesson}\n\n${title}`),
  '01-begin/02-look.md': markdown(
    { title: exercise, kind: 'exercise', minutes: 3, checks: [lesson, exercise] },
    exercise,
  ),
  '01-begin/03-watch.md': markdown(
    {
      title: video,
      kind: 'video',
      minutes: 1,
      video: { file: 'hive.webm', captions: { en: 'en.vtt', ar: 'ar.vtt', ja: 'ja.vtt' } },
    },
    `[${quiz}](/courses/${WRITTEN_COURSE}/end/quiz)`,
  ),
  '01-begin/hive.webm': readFileSync(VIDEO),
  '01-begin/en.vtt': captionsOf(courseWords.en),
  '01-begin/ar.vtt': captionsOf(courseWords.ar),
  '01-begin/ja.vtt': captionsOf(courseWords.ja),
  '02-end/chapter.yaml': JSON.stringify({ title: quiz }),
  '02-end/01-quiz.md': markdown(
    {
      title: quiz,
      kind: 'quiz',
      minutes: 2,
      draw: 2,
      passMark: 0.75,
      questions: ['one', 'two', 'three'].map(key => ({
        key,
        text: `${quiz} ${key}`,
        options: [
          { text: no, feedback: lesson },
          { text: yes, isRight: true, feedback: title },
        ],
      })),
    },
    quiz,
  ),
})

/** Publishes a course of three lessons and a quiz, in three languages. */
export const publishWrittenCourse = async (site: JourneySite): Promise<void> => {
  const parent = mkdtempSync(join(tmpdir(), 'hanap-course-'))
  const write = (path: string, text: string | Uint8Array) => {
    const file = join(parent, WRITTEN_COURSE, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  write(
    'course.yaml',
    JSON.stringify({ level: 'beginner', functions: [], skills: ['customer-service'], hasCertificate: true }),
  )
  for (const [language, words] of Object.entries(courseWords))
    for (const [path, text] of Object.entries(filesOf(words))) write(`${language}/${path}`, text)
  try {
    await admin(site, 'courses', 'publish', parent)
  } finally {
    rmSync(parent, { recursive: true })
  }
}

const RIGHT = 1

/** Publishes the course and finishes it, as pages would; answers the certificate's id. */
export const finishWrittenCourse = async (site: JourneySite, token: string): Promise<string> => {
  await publishWrittenCourse(site)
  const path = `/api/academy/courses/${WRITTEN_COURSE.replaceAll('-', '_')}`
  await askAs(site, 'POST', `${path}/enrolment`, token)
  const { course } = await askAs(site, 'GET', path, token)
  const lessons: { id: string; kind: string }[] = course.chapters.flatMap(
    (chapter: { lessons: object[] }) => chapter.lessons,
  )
  let certificateId = ''
  for (const { id, kind } of lessons) {
    const { lesson } = await askAs(site, 'GET', `/api/academy/lessons/${id}`, token)
    const answers = lesson.questions.map(({ key }: { key: string }) => ({ question: key, option: RIGHT }))
    const { progress } = await askAs(
      site,
      'PUT',
      `/api/academy/lessons/${id}/progress`,
      token,
      kind === 'quiz' ? { answers } : { is_done: true },
    )
    certificateId = progress.enrolment.certificate_id ?? ''
  }
  return certificateId
}
