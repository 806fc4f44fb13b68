import { escapeHtml } from '@hanap/markets/escape-html'
import { type Language, languages } from '@hanap/markets/languages'
import { marked } from 'marked'
import type { CourseText, Lesson, QuizQuestion } from './course.ts'

const STYLE = `body{font:1.1rem/1.6 system-ui;max-inline-size:42rem;margin:2rem auto;padding-inline:1rem}
h1,h2,h3,h4{line-height:1.25}h2{margin-block-start:4rem}h3{border-block-start:1px solid}
table{border-collapse:collapse}td,th{border:1px solid;padding:.3rem .6rem;text-align:start}
blockquote{border-inline-start:3px solid;margin-inline:0;padding-inline-start:1rem}:root{color-scheme:light dark}`

/** Of a body that the check has taken: it holds no HTML. */
const htmlOf = (body: string) => marked.parse(body, { async: false, gfm: true })

const listOf = (items: readonly string[]) => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`

const questionHtml = ({ text, options }: QuizQuestion) =>
  `<p><strong>${escapeHtml(text)}</strong></p>${listOf(
    options.map(
      ({ text: option, isRight, feedback }) =>
        `${isRight ? '✓' : '✗'} ${escapeHtml(option)}<br><em>${escapeHtml(feedback)}</em>`,
    ),
  )}`

const lessonHtml = ({ title, kind, minutes, body, questions = [], checks = [] }: Lesson) =>
  `<section><h3>${escapeHtml(title)}</h3><p><small>${kind} · ${minutes} min</small></p>${htmlOf(body)}${questions
    .map(questionHtml)
    .join('')}${checks.length > 0 ? listOf(checks.map(escapeHtml)) : ''}</section>`

/** A whole course in one language as one page, with every question and its answers: for its author alone. */
export const previewPage = (text: CourseText, language: Language['code']): string => {
  const { tag, dir } = languages.find(({ code }) => code === language) ?? { tag: language, dir: 'ltr' }
  const chapters = text.chapters.map(
    ({ title, lessons }) => `<h2>${escapeHtml(title)}</h2>${lessons.map(lessonHtml).join('')}`,
  )
  return `<!doctype html><html lang="${tag}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(text.title)}</title><style>${STYLE}</style>
<h1>${escapeHtml(text.title)}</h1><p>${escapeHtml(text.summary)}</p>${listOf(text.outcomes.map(escapeHtml))}
${htmlOf(text.description)}${chapters.join('')}</html>
`
}
