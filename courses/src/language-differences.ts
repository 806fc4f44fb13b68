import type { CourseProblem, CourseText, Lesson } from './course.ts'

const lessonsOf = (text: CourseText) =>
  new Map(
    text.chapters.flatMap(chapter =>
      chapter.lessons.map(lesson => [`${chapter.key}/${lesson.key}`, lesson] as const),
    ),
  )

/** What has to be the same in every language, so that progress and answers hold when somebody reads on in another. */
const frameOf = ({ kind, draw, passMark, video, questions, checks }: Lesson) => ({
  kind,
  draw,
  passMark,
  video: video === undefined ? undefined : true,
  'number of checks': checks?.length,
  'keys of questions': questions?.map(({ key }) => key).join(', '),
  'right options': questions
    ?.map(({ options }) => options.map(({ isRight }) => (isRight ? 'right' : 'wrong')).join(' '))
    .join('; '),
})

const differOf = (
  model: string,
  language: string,
  path: string,
  one: Lesson,
  other: Lesson,
): CourseProblem[] => {
  const [frame, own] = [Object.entries(frameOf(one)), Object.values(frameOf(other))]
  return frame.flatMap(([field, value], at) =>
    value === own[at]
      ? []
      : [
          {
            file: `${language}/${path}`,
            field,
            message: `is "${own[at]}"; make it "${value}", as in ${model}`,
          },
        ],
  )
}

/** Where languages of one course differ in what they must share. The first is the model, English where it is there. */
export const differencesOf = (texts: Readonly<Record<string, CourseText | undefined>>): CourseProblem[] => {
  const all = Object.entries(texts).flatMap(([language, text]) => (text ? [{ language, text }] : []))
  const model = all.find(({ language }) => language === 'en') ?? all[0]
  if (!model) return []
  const lessons = lessonsOf(model.text)
  return all.flatMap(({ language, text }) => {
    if (language === model.language) return []
    const own = lessonsOf(text)
    const lacking = [...lessons.keys()].filter(path => !own.has(path))
    const added = [...own.keys()].filter(path => !lessons.has(path))
    const inCommon = [...own.keys()].filter(path => lessons.has(path))
    const isSameOrder = inCommon.join() === [...lessons.keys()].filter(path => own.has(path)).join()
    return [
      ...lacking.map(path => ({
        file: `${language}/${path}`,
        message: `is missing; ${model.language} has it: translate it, under the same key`,
      })),
      ...added.map(path => ({
        file: `${language}/${path}`,
        message: `is not in ${model.language}; write it there too, or take it away here`,
      })),
      ...(isSameOrder
        ? []
        : [
            {
              file: language,
              message: `has lessons in another order than ${model.language}; number them alike`,
            },
          ]),
      ...inCommon.flatMap(path => {
        const [one, other] = [lessons.get(path), own.get(path)]
        return one && other ? differOf(model.language, language, path, one, other) : []
      }),
    ]
  })
}
