import { readLesson } from '@hanap/contracts/academy/academy.calls'
import type { AcademyLesson } from '@hanap/contracts/academy/academy.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { companionHead } from '@hanap/shared/companion/companion-head.server'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { redirect } from 'react-router'
import { existingCourse, lessonHrefs, nextLesson } from '../course/load-course.server.ts'
import { courseHref, withOwnPrefix } from '../look/course-view.server.ts'
import { lessonKindNames } from '../look/names.ts'
import { framedVideo } from './framed-video.ts'
import type { LessonVideoProps } from './lesson-video.tsx'
import type { OthersVideoProps } from './others-video.tsx'

export interface LessonKeys {
  key?: string | undefined
  chapter?: string | undefined
  lesson?: string | undefined
}

/** The id of the lesson that an address names. */
export const lessonIdOf = async (page: PageContext, { key = '', chapter, lesson }: LessonKeys) => {
  const course = await existingCourse(page, key)
  const named = course.chapters.find(({ id }) => id === chapter)?.lessons.find(each => each.key === lesson)
  // Who takes an older version has other lessons: what leads to a newer one leads to their course.
  if (!named) throw course.enrolment ? redirect(courseHref(page, course.key)) : notFound()
  return { course, id: named.id }
}

/** Null: the lesson has none of our own. */
const videoView = (
  { id, title, video, progress }: AcademyLesson,
  reader: LanguageCode,
): LessonVideoProps | null => {
  if (!video || video.file === null) return null
  const isOwn = (code: LanguageCode) => code === reader
  return {
    lessonId: id,
    title,
    src: video.file,
    captions: video.captions
      .toSorted((one, other) => Number(isOwn(other.language_code)) - Number(isOwn(one.language_code)))
      .map(({ language_code: code, src }) => ({
        src,
        lang: languageByCode(code)?.tag ?? code,
        name: languageByCode(code)?.value ?? code,
        isOn: isOwn(code),
      })),
    position: progress?.position ?? null,
  }
}

/** Null: the lesson has none of another site. */
const othersVideoView = (
  { title, video }: AcademyLesson,
  { here, isWanted, language }: { here: string; isWanted: boolean; language: LanguageCode },
): OthersVideoProps | null => {
  const href = video?.embed
  if (!href) return null
  const host = new URL(href).hostname
  const framed = framedVideo(href)
  return {
    title,
    href,
    host,
    text: translator(language)('academy.videoConsent', { host }),
    show: framed ? `${here}?video=show#video` : null,
    src: framed && isWanted ? framed.src : null,
  }
}

/** `isVideoWanted`: the reader asked for a video of another site. */
export const loadLesson = async (page: PageContext, keys: LessonKeys, isVideoWanted: boolean) => {
  const { course, id } = await lessonIdOf(page, keys)
  const outcome = await page.call(readLesson, { params: { id } })
  if (!outcome.ok) throw notFound()
  const { lesson } = outcome.data
  const facts = factsOf(page)
  const t = translator(facts.language)
  const formats = createFormats(facts.language, { ...facts, key: facts.market })
  const hrefs = lessonHrefs(page, course)
  const ids = [...hrefs.keys()]
  const at = ids.indexOf(id)
  const following = course.chapters.flatMap(({ lessons }) => lessons)[at + 1]
  const { progress, pass_mark: passMark } = lesson
  const answered = progress?.answers ?? []
  // Of the try before, some may not have been answered.
  const drawn = Math.max(lesson.questions.length, answered.length)
  const right = Math.round((progress?.score ?? 0) * drawn)
  const here = hrefs.get(id) ?? ''
  return {
    head: companionHead(page, {
      title: `${lesson.title} – ${course.title}`,
      description: course.summary,
      path: `/courses/${course.key}/${keys.chapter}/${keys.lesson}`,
      languages: course.language_codes,
    }),
    course: { title: course.title, href: courseHref(page, course.key) },
    progress: progress && {
      percent: (progress.enrolment.done_num / progress.enrolment.lessons_num) * 100,
      text: t('academy.progress', {
        done: progress.enrolment.done_num,
        total: progress.enrolment.lessons_num,
      }),
    },
    chapter: lesson.chapter.title,
    title: lesson.title,
    kind: lesson.kind,
    ...(lesson.language_code !== facts.language && {
      lang: languageByCode(lesson.language_code)?.tag ?? lesson.language_code,
    }),
    facts: [t(lessonKindNames[lesson.kind]), t('academy.minutes', { count: lesson.minutes })].join(' · '),
    html: withOwnPrefix(page, lesson.html),
    video: videoView(lesson, facts.language),
    othersVideo: othersVideoView(lesson, { here, isWanted: isVideoWanted, language: facts.language }),
    checks: lesson.checks,
    quiz: lesson.kind === 'quiz' &&
      progress && {
        questions: lesson.questions,
        rule: t('academy.quizRule', {
          count: lesson.questions.length,
          percent: formats.percent(passMark ?? 0),
        }),
        result:
          progress.tries > 0
            ? {
                isPassed: (progress.score ?? 0) >= (passMark ?? 0),
                text: t((progress.score ?? 0) >= (passMark ?? 0) ? 'academy.passed' : 'academy.notPassed', {
                  right,
                  total: drawn,
                }),
                answers: answered,
              }
            : null,
        clientId: page.newKey(),
      },
    isIn: progress !== null,
    isDone: progress?.is_done ?? false,
    isFinished: progress?.enrolment.finished_at != null,
    certificate:
      progress?.enrolment.certificate_id &&
      `${facts.prefix}/certificates/${progress.enrolment.certificate_id}`,
    goOn: progress?.enrolment.next_lesson_id === id ? null : nextLesson(page, course),
    place: {
      text: t('academy.lessonOf', { number: at + 1, count: ids.length }),
      number: at + 1,
      count: ids.length,
    },
    chapters: course.chapters.map(chapter => ({
      id: chapter.id,
      title: chapter.title,
      lessons: chapter.lessons.map(each => ({
        id: each.id,
        href: hrefs.get(each.id) ?? '',
        title: each.title,
        isDone: each.is_done === true,
        isHere: each.id === id,
      })),
    })),
    previous: hrefs.get(ids[at - 1] ?? '') ?? null,
    next: following && { href: hrefs.get(following.id) ?? '', title: following.title },
    logIn: page.user ? null : logInAddressOf(page, here),
  }
}
