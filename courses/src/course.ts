import type { LanguageCode } from '@hanap/markets/languages'

export type LessonKind = 'text' | 'video' | 'quiz' | 'exercise'

export interface QuizQuestion {
  key: string
  text: string
  options: { text: string; isRight: boolean; feedback: string }[]
}

export interface Lesson {
  key: string
  title: string
  kind: LessonKind
  minutes: number
  /** Markdown, of the subset that `readMarkdown` takes. */
  body: string
  /** `file` and `captions` (WebVTT by language) are paths below the course's folder. */
  video?: { file?: string; embed?: string; captions: Record<string, string> }
  questions?: QuizQuestion[]
  /** How many questions of the pool are drawn for a try. */
  draw?: number
  /** Share of right answers from 0 to 1. */
  passMark?: number
  /** What somebody asks themselves after an exercise. */
  checks?: string[]
}

export interface Chapter {
  key: string
  title: string
  lessons: Lesson[]
}

export interface CourseText {
  title: string
  summary: string
  /** Markdown, as a lesson's. */
  description: string
  outcomes: string[]
  chapters: Chapter[]
}

export interface Course {
  key: string
  level: 'beginner' | 'intermediate' | 'advanced'
  /** Keys of main functions and sub-functions. */
  functions: string[]
  /** Keys of skills. */
  skills: string[]
  price: null
  hasCertificate: boolean
  /** Keys of the markets it is for; all of them without it. */
  markets?: string[]
  /** A hash of the content: it changes with every letter of it. */
  version: string
  texts: Partial<Record<LanguageCode, CourseText>>
}

/** What an author mends: `file` below the course's folder, `line` from 1, `field` as in `questions[2].text`. */
export interface CourseProblem {
  file: string
  line?: number
  field?: string
  message: string
}
