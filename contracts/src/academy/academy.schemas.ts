import { z } from 'zod'
import {
  Empty,
  FileInfo,
  Id,
  IdParams,
  Instant,
  listText,
  OptionId,
  optionIdText,
  paged,
  pageText,
  sizeText,
  Url,
} from '../fields.schemas.ts'
import { courseLengths, coursePrices, lessonKinds, MAX_CREDENTIAL_CHARACTERS } from './course-parts.ts'

/** For whom a course is. */
export const CourseLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export type CourseLevel = z.infer<typeof CourseLevel>

const LanguageCode = z.enum(['en', 'zh-cn', 'id', 'ja', 'zh-tw', 'ms', 'tr', 'pt-br', 'es', 'ar'])
const Price = z.object({ amount: z.number(), currency: z.string() })

export const Course = z
  .object({
    id: Id,
    title: z.string(),
    provider: z.string(),
    url: Url,
    image: Url.nullable(),
    /** In hours. */
    duration: z.number().nullable(),
    level: CourseLevel,
    /** Null: its provider tells; `amount` 0 is free. */
    price: Price.nullable(),
    language_code: z.string(),
  })
  .meta({ id: 'Course' })
export type Course = z.infer<typeof Course>

export const recommendedCourses = {
  query: z.object({
    size: sizeText(6),
    job_category_ids: listText(optionIdText).optional(),
    /** Key of one of `xp_lvls`. */
    xp_lvl_key: z.string().max(40).optional(),
  }),
  answer: z.object({ courses: z.array(Course) }),
}

/** A skill as the reader's language calls it; `key` is what filters take. */
const CourseSkill = z.object({ key: z.string(), value: z.string() })

/** A course of the academy's own, in the reader's language where it has that, else in English or its first. */
export const AcademyCourse = z
  .object({
    id: Id,
    /** What its pages' addresses say. */
    key: z.string(),
    title: z.string(),
    summary: z.string(),
    provider: z.string(),
    language_code: LanguageCode,
    language_codes: z.array(LanguageCode),
    level: CourseLevel,
    minutes: z.int(),
    /** Null: free. */
    price: Price.nullable(),
    image: Url.nullable(),
    /** Of the hierarchy of job functions. */
    functions: z.array(z.object({ id: OptionId, value: z.string() })),
    skills: z.array(CourseSkill),
    has_certificate: z.boolean(),
    lessons_num: z.int(),
  })
  .meta({ id: 'AcademyCourse' })
export type AcademyCourse = z.infer<typeof AcademyCourse>

/** `key` is what the filter takes. */
const Choice = z.object({ key: z.string(), value: z.string(), count: z.int() })
const facets = z.object({
  functions: z.array(Choice),
  skills: z.array(Choice),
  language_code: z.array(Choice),
  level: z.array(Choice),
  length: z.array(Choice),
  price: z.array(Choice),
})
export type CourseFacets = z.infer<typeof facets>

export const searchCourses = {
  query: z.object({
    query: z.string().max(200).optional(),
    /** Ids of main functions. */
    functions: listText(optionIdText).optional(),
    skills: listText(z.string().max(60)).optional(),
    language_code: LanguageCode.optional(),
    level: CourseLevel.optional(),
    length: z.enum(courseLengths).optional(),
    price: z.enum(coursePrices).optional(),
    page: pageText,
    size: sizeText(24),
  }),
  answer: z.object({ courses: z.array(AcademyCourse), facets, ...paged }),
}

const LessonRef = z.object({
  id: Id,
  key: z.string(),
  title: z.string(),
  kind: z.enum(lessonKinds),
  minutes: z.int(),
  /** Null: the seeker does not take the course. */
  is_done: z.boolean().nullable(),
})

const Enrolment = z
  .object({
    id: Id,
    course_id: Id,
    language_code: LanguageCode,
    started_at: Instant,
    finished_at: Instant.nullable(),
    done_num: z.int(),
    lessons_num: z.int(),
    /** Where to go on; null: everything is done. */
    next_lesson_id: Id.nullable(),
    /** The course has been changed since; what was begun is finished as it was, or moved on. */
    has_newer_version: z.boolean(),
    certificate_id: Id.nullable(),
  })
  .meta({ id: 'Enrolment' })
export type Enrolment = z.infer<typeof Enrolment>

const WholeCourse = AcademyCourse.extend({
  /** HTML that may be shown as it is. */
  description: z.string(),
  outcomes: z.array(z.string()),
  chapters: z.array(z.object({ id: z.string(), title: z.string(), lessons: z.array(LessonRef) })),
  enrolment: Enrolment.nullable(),
})
export type WholeCourse = z.infer<typeof WholeCourse>

export const showCourse = { params: IdParams, answer: z.object({ course: WholeCourse }) }

export const enrol = { params: IdParams, answer: z.object({ enrolment: Enrolment }) }
export const takeNewestVersion = { params: IdParams, answer: z.object({ enrolment: Enrolment }) }
export const leaveCourse = { params: IdParams, answer: Empty }

export const listEnrolments = {
  query: z.object({ page: pageText, size: sizeText(24) }),
  answer: z.object({ enrolments: z.array(Enrolment.extend({ course: AcademyCourse })), ...paged }),
}

const QuestionKey = z.string().max(80)
/** What was answered in the latest try, and what is to be said of it. */
const GradedAnswer = z.object({
  question: QuestionKey,
  text: z.string(),
  /** Null: not answered. */
  option: z.string().nullable(),
  is_right: z.boolean(),
  feedback: z.string(),
})

const LessonProgress = z
  .object({
    lesson_id: Id,
    /** Seconds of a video; of other lessons whatever the page counts. */
    position: z.int(),
    is_done: z.boolean(),
    /** Said by the person rather than seen by the server. */
    is_manual: z.boolean(),
    tries: z.int(),
    /** Share of right answers in the latest try; null: no try. */
    score: z.number().nullable(),
    answers: z.array(GradedAnswer),
    enrolment: Enrolment,
  })
  .meta({ id: 'LessonProgress' })
export type LessonProgress = z.infer<typeof LessonProgress>

export const saveLessonProgress = {
  params: IdParams,
  body: z.object({
    position: z.int().min(0).max(86_400).optional(),
    is_done: z.boolean().optional(),
    /** Of the questions that were drawn for this try: the number of an option, the first is 0. */
    answers: z
      .array(z.object({ question: QuestionKey, option: z.int().min(0).max(20) }))
      .max(50)
      .optional(),
    /** Made by the page for each try, so that sending it twice counts once. */
    client_id: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  }),
  answer: z.object({ progress: LessonProgress }),
}

const LessonVideo = z.object({
  /** A path of this host: MP4 or WebM. */
  file: z.string().nullable(),
  /** Of another site, which is asked only once the reader agrees. */
  embed: z.string().nullable(),
  /** Paths of WebVTT files; none of an embedded video. */
  captions: z.array(z.object({ language_code: LanguageCode, src: z.string() })),
})

const AcademyLesson = z
  .object({
    id: Id,
    title: z.string(),
    kind: z.enum(lessonKinds),
    minutes: z.int(),
    /** HTML that may be shown as it is. */
    html: z.string(),
    video: LessonVideo.nullable(),
    checks: z.array(z.string()),
    /** Drawn for this try, without what is right; empty for who does not take the course. */
    questions: z.array(z.object({ key: QuestionKey, text: z.string(), options: z.array(z.string()) })),
    pass_mark: z.number().nullable(),
    language_code: LanguageCode,
    course: z.object({ id: Id, key: z.string(), title: z.string() }),
    chapter: z.object({ id: z.string(), title: z.string() }),
    /** Null: the seeker does not take the course. */
    progress: LessonProgress.nullable(),
  })
  .meta({ id: 'AcademyLesson' })
export type AcademyLesson = z.infer<typeof AcademyLesson>

export const readLesson = { params: IdParams, answer: z.object({ lesson: AcademyLesson }) }

const Certificate = z
  .object({
    id: Id,
    course: z.object({
      id: Id,
      key: z.string(),
      title: z.string(),
      minutes: z.int(),
      skills: z.array(CourseSkill),
    }),
    language_code: LanguageCode,
    holder_name: z.string(),
    issued_at: Instant,
    revoked_at: Instant.nullable(),
    /** Where anybody may verify it. */
    url: z.string(),
    /** Whether who asks is who it was made out to. */
    is_own: z.boolean(),
  })
  .meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof Certificate>

export const readCertificate = {
  params: IdParams,
  /** Null: revoked, or the installation has no key to sign with. */
  answer: z.object({ certificate: Certificate, credential: z.string().nullable() }),
}

export const downloadCertificate = { params: IdParams, answer: FileInfo }

export const downloadCredential = { params: IdParams, answer: FileInfo }

export const playLessonFile = { params: IdParams, answer: FileInfo }

export const verifyCredential = {
  body: z.object({ credential: z.string().max(MAX_CREDENTIAL_CHARACTERS) }),
  answer: z.object({
    state: z.enum(['valid', 'revoked', 'forged', 'unreadable']),
    /** Null: forged or unreadable. */
    certificate: Certificate.nullable(),
  }),
}

export const readIssuerKeys = { answer: FileInfo }
export const readRevocations = { answer: FileInfo }

export const coursesForJob = {
  params: IdParams,
  query: z.object({ size: sizeText(3) }),
  answer: z.object({
    /** What the job asks for: null where nobody is signed in. */
    skills: z.array(z.object({ value: z.string(), is_on_profile: z.boolean().nullable() })),
    courses: z.array(AcademyCourse),
  }),
}
