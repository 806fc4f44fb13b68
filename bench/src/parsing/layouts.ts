import type { LanguageCode } from '@hanap/markets/languages'
import type { SampleDates, SamplePerson } from './sample-people.ts'

const SPACED = new Set<LanguageCode>(['ja', 'zh-cn', 'zh-tw'])
const dashes: Partial<Record<LanguageCode, string>> = { en: '–', 'zh-tw': '～', ja: '～' }

const span = (language: LanguageCode, { written: [from, to] }: SampleDates) =>
  `${from} ${dashes[language] ?? '-'} ${to}`

const items = (texts: readonly string[]) => `<ul>${texts.map(text => `<li>${text}</li>`).join('')}</ul>`

const comma = (language: LanguageCode) => (language === 'ar' ? '، ' : SPACED.has(language) ? '　' : ', ')

const study = (language: LanguageCode, { degree, field }: SamplePerson['educations'][number]): string => {
  if (SPACED.has(language)) return `${field} ${degree}`
  const within: Partial<Record<LanguageCode, string>> = {
    ar: ' في ',
    en: ' in ',
    es: ' en ',
    'pt-br': ' em ',
  }
  return language === 'tr' ? `${field}, ${degree}` : `${degree}${within[language] ?? ' '}${field}`
}

/** One column: titles first, their times at the end of the line. */
const oneColumn = (language: LanguageCode, person: SamplePerson): string => {
  const [about, work, education, skills, licenses] = person.headings
  return `<h1>${person.name}</h1><p>${person.headline}</p>
<p>${person.email} | <bdi dir="ltr">${person.phone}</bdi> | ${person.place}</p>
<h2>${about}</h2><p>${person.about}</p><h2>${work}</h2>${person.works
    .map(
      job => `<div class="row"><b>${job.title}</b><span>${span(language, job)}</span></div>
<p>${job.company}${comma(language)}${job.place}</p>${items(job.did)}`,
    )
    .join('')}<h2>${education}</h2>${person.educations
    .map(
      each => `<div class="row"><b>${each.school}</b><span>${span(language, each)}</span></div>
<p>${study(language, each)}</p>`,
    )
    .join('')}<h2>${skills}</h2><p>${person.skills.join(SPACED.has(language) ? '、' : comma(language))}</p>
<h2>${licenses}</h2><p>${person.licenses.join('<br>')}</p>`
}

/** Two columns: who and what on one side, when, where and as what on the other. */
const twoColumns = (language: LanguageCode, person: SamplePerson): string => {
  const [about, work, education, skills, licenses] = person.headings
  return `<div class="columns"><aside><h1>${person.name}</h1><p>${person.headline}</p><h2>${person.contactHeading}</h2>
<p><bdi dir="ltr">${person.phone}</bdi></p><p>${person.email}</p><p>${person.place}</p>
<h2>${skills}</h2>${items(person.skills)}<h2>${licenses}</h2><p>${person.licenses.join('<br>')}</p></aside>
<main><h2>${about}</h2><p>${person.about}</p><h2>${work}</h2>${person.works
    .map(
      job => `<p>${span(language, job)}</p><p><b>${job.company}</b></p><p>${job.title}</p>${items(job.did)}`,
    )
    .join('')}<h2>${education}</h2>${person.educations
    .map(
      each => `<p>${span(language, each)}</p><p><b>${each.school}</b></p>
<p>${each.field}${comma(language)}${each.degree}</p>`,
    )
    .join('')}</main></div>`
}

/** Times in the margin, companies first, headings with the rest of the line ruled. */
const marginTimes = (language: LanguageCode, person: SamplePerson): string => {
  const [about, work, education, skills, licenses] = person.headings
  const row = (left: string, right: string) => `<tr><td class="when">${left}</td><td>${right}</td></tr>`
  return `<p class="name">${person.name}</p><p>${person.place} · <bdi dir="ltr">${person.phone}</bdi> · ${person.email}</p>
<h3>${skills}</h3><p>${person.skills.join(' · ')}</p><h3>${work}</h3><table>${person.works
    .map(job =>
      row(span(language, job), `<b>${job.company}</b><br><i>${job.title}</i><br>${job.did.join('<br>')}`),
    )
    .join('')}</table><h3>${education}</h3><table>${person.educations
    .map(each =>
      row(span(language, each), `<b>${each.school}</b><br>${each.degree}${comma(language)}${each.field}`),
    )
    .join(
      '',
    )}</table><h3>${licenses}</h3><p>${person.licenses.join('<br>')}</p><h3>${about}</h3><p>${person.about}</p>`
}

/** All that heads a job on one line, with its time in brackets. */
const oneLine = (language: LanguageCode, person: SamplePerson): string => {
  const [about, work, education, skills] = person.headings
  return `<h1>${person.name}</h1><p>${person.headline}</p><p>${person.email}</p><p><bdi dir="ltr">${person.phone}</bdi></p>
<h2>${about}</h2><p>${person.about}</p><h2>${education}</h2>${person.educations
    .map(each => `<p>${each.school} – ${study(language, each)} (${span(language, each)})</p>`)
    .join('')}<h2>${work}</h2>${person.works
    .map(job => `<p><b>${job.title} – ${job.company}</b> (${span(language, job)})</p>${items(job.did)}`)
    .join('')}<h2>${skills}</h2>${items(person.skills)}`
}

const STYLE = `body{font:10.5pt/1.5 sans-serif;margin:14mm}h1{font-size:20pt;margin:0;line-height:1.2}
h2{font-size:12pt;margin:14pt 0 4pt}p{margin:2pt 0}ul{margin:2pt 0 8pt;padding-inline-start:14pt}
.name{font-size:18pt}.when{width:42mm;vertical-align:top}.row{display:flex;justify-content:space-between}.columns{display:grid;grid-template-columns:55mm 1fr;gap:10mm}`

const layouts = {
  'one column': oneColumn,
  'two columns': twoColumns,
  'times in the margin': marginTimes,
  'one line a job': oneLine,
}
export type ResumeLayout = keyof typeof layouts
export const layoutNames: readonly ResumeLayout[] = [
  'one column',
  'two columns',
  'times in the margin',
  'one line a job',
]

/** A resume as a page to print. */
export const resumePage = (language: LanguageCode, person: SamplePerson, layout: ResumeLayout): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<style>${STYLE}</style><body>${layouts[layout](language, person)}</body></html>`
