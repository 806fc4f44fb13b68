import type { LanguageCode } from '@hanap/markets/languages'
import type { Habit, SampleStudy, SampleWork } from '../sample-habits.ts'

/** Scripts without spaces between words. */
export const isSpaced = (language: LanguageCode) => !['ja', 'zh-cn', 'zh-tw'].includes(language)

export const span = ({ written: [from, to] }: SampleWork | SampleStudy) => `${from} – ${to}`
const ltr = (text: string) => `<bdi dir="ltr">${text}</bdi>`
const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
const list = (texts: readonly string[]) => `<ul>${texts.map(text => `<li>${text}</li>`).join('')}</ul>`
const pair = (label: string, value: string) => `<tr><td class="ask">${label}</td><td>: ${value}</td></tr>`
const study = ({ degree, field }: SampleStudy) => [degree, field].filter(Boolean).join(' – ')

const contactOf = ({ email, phone, personal }: Habit) =>
  `<p>${personal.at(-1)?.[1]}</p><p>${ltr(phone)} | ${email}</p>`
const personalOf = ({ headings, ask, name, email, phone, personal }: Habit) =>
  `<h2>${headings.personal}</h2><table class="form">${[
    [ask[0], name] as const,
    ...personal,
    [ask[2], ltr(phone)] as const,
    [ask[1], email] as const,
  ]
    .map(([label, value]) => pair(label, value))
    .join('')}</table>`
const endOf = ({ headings, reference, training, closing }: Habit) =>
  `<h2>${training[0]}</h2>${list([training[1]])}<h2>${headings.others}</h2><p>${reference}</p><p>${closing}</p>`
const skillsOf = ({ headings, skills }: Habit) => `<h2>${headings.skills}</h2>${list(skills)}`
const aboutOf = ({ headings, about }: Habit) => `<h2>${headings.about}</h2><p>${about}</p>`

/** Tables with headers, times over two cells; the person in a form at the end. */
const tables = (
  habit: Habit,
): string => `<h1 class="title">${habit.title}</h1><p class="name">${habit.name}</p>${contactOf(habit)}
${aboutOf(habit)}<h2>${habit.headings.study}</h2><table class="grid">${row(habit.studyHeader, 'th')}${habit.studies
  .map(each => row([study(each), each.school, each.written[1], each.grade]))
  .join('')}</table>
<h2>${habit.headings.work}</h2><table class="grid">${row(habit.jobHeader, 'th')}${habit.jobs
  .map(job => row([job.company, job.title, ...job.written]))
  .join('')}</table>${skillsOf(habit)}${personalOf(habit)}${endOf(habit)}`

/** Labels with their answers, for the person and for each job. */
const forms = (habit: Habit): string => `<h1 class="title">${habit.title}</h1>${personalOf(habit)}
<h2>${habit.headings.work}</h2>${habit.jobs
  .map(
    job =>
      `<table class="form">${pair(habit.askJob[0], job.company)}${pair(habit.askJob[1], job.title)}${pair(habit.askJob[2], span(job))}${pair(habit.askJob[3], job.did.join(' '))}</table><br>`,
  )
  .join('')}<h2>${habit.headings.study}</h2>${habit.studies
  .map(each => `<p>${span(each)} : ${each.school} ${each.field ? `(${study(each)})` : ''}</p>`)
  .join('')}${skillsOf(habit)}${endOf(habit)}`

/** Histories in sentences, as items below their heading. */
const prose = (habit: Habit): string => `<h1>${habit.name}</h1>${contactOf(habit)}${aboutOf(habit)}
<h2>${habit.headings.work}</h2>${list(habit.jobs.map(({ told }) => told))}
<h2>${habit.headings.study}</h2>${list(habit.studies.map(each => `${study(each)}, ${each.school} (${span(each)})`))}${skillsOf(habit)}${personalOf(habit)}${endOf(habit)}`

/** Headings with signs of a font of icons, in a column on the right. */
const icons = (habit: Habit): string =>
  `<div class="side"><main><h1>${habit.name}</h1><h2><i>\uf0b1</i> ${habit.headings.work}</h2>${habit.jobs
    .map(
      job =>
        `<p><b>${job.title}</b></p><p>${job.company}</p><p><i>\uf073</i> ${span(job)} <i>\uf041</i> ${job.place}</p>${list(job.did)}`,
    )
    .join('')}<h2><i>\uf19d</i> ${habit.headings.study}</h2>${habit.studies
    .map(each => `<p><b>${each.school}</b></p><p>${study(each)}</p><p><i>\uf073</i> ${span(each)}</p>`)
    .join(
      '',
    )}</main><aside><h2><i>\uf2bb</i> ${habit.headings.personal}</h2><p><i>\uf095</i> ${ltr(habit.phone)}</p><p><i>\uf0e0</i> ${habit.email}</p><p>${habit.personal[0]?.join(': ')}</p><h2><i>\uf013</i> ${habit.headings.skills}</h2>${list(habit.skills)}<h2>${habit.training[0]}</h2><p>${habit.training[1]}</p></aside></div>`

/** Every letter a piece of its own, as some makers of files draw them. */
const pieces = (
  habit: Habit,
): string => `<div class="spread"><h1>${habit.name}</h1><p>${habit.email} · ${ltr(habit.phone)}</p>${aboutOf(habit)}
<h2>${habit.headings.work}</h2>${habit.jobs
  .map(
    job =>
      `<div class="row"><b>${job.company}</b><span>${span(job)}</span></div><p>${job.title}</p>${list(job.did)}`,
  )
  .join('')}<h2>${habit.headings.study}</h2>${habit.studies
  .map(each => `<div class="row"><b>${each.school}</b><span>${span(each)}</span></div><p>${study(each)}</p>`)
  .join('')}${skillsOf(habit)}</div>`

/** What one can do, with years; then the jobs in a line each. */
const functional = (
  habit: Habit,
): string => `<h1>${habit.name}</h1>${contactOf(habit)}${aboutOf(habit)}<h2>${habit.headings.skills}</h2>${list(habit.skills)}
<h3>${habit.ability[0]}</h3><p>${habit.ability[1]}</p><h2>${habit.headings.work}</h2>${habit.jobs
  .map(job => `<p>${job.title}, ${job.company} (${span(job)})</p>`)
  .join('')}<h2>${habit.headings.study}</h2>${habit.studies
  .map(each => `<p>${each.school}, ${study(each)} (${span(each)})</p>`)
  .join('')}${endOf(habit)}`

/** Marks of subjects, and no job at all. */
const marks = (habit: Habit): string => {
  const [heading, header, ...rows] = habit.marks
  return `<h1 class="title">${habit.title}</h1>${personalOf(habit)}${aboutOf(habit)}<h2>${habit.headings.study}</h2><table class="grid">${row(habit.studyHeader, 'th')}${habit.studies
    .map(each => row([study(each), each.school, each.written[1], each.grade]))
    .join(
      '',
    )}</table><h2>${heading}</h2><table class="grid">${row(header ?? [], 'th')}${rows.map(cells => row(cells)).join('')}</table>${skillsOf(habit)}${endOf(habit)}`
}

/** Long enough for pages with their numbers and the name at the foot; projects with clients within the jobs. */
const paged = (habit: Habit): string =>
  `<h1>${habit.name}</h1>${contactOf(habit)}${aboutOf(habit)}<h2>${habit.headings.work}</h2>${habit.jobs
    .map(
      job =>
        `<p><b>${job.title} – ${job.company}</b></p><p>${span(job)}</p>${list([...job.did, habit.project])}${list(Array.from({ length: 14 }, (_, at) => job.did[at % job.did.length] ?? ''))}`,
    )
    .join('')}<h2>${habit.headings.study}</h2>${habit.studies
    .map(each => `<p><b>${study(each)}</b></p><p>${each.school}, ${span(each)}</p>`)
    .join('')}${skillsOf(habit)}${endOf(habit)}`

/** A heading in the margin, with what it heads beside it. */
const margin = (habit: Habit): string => {
  const part = (heading: string, inner: string) =>
    `<tr><td class="when"><b>${heading}</b></td><td>${inner}</td></tr>`
  return `<h1>${habit.name}</h1>${contactOf(habit)}<table class="wide">${part(habit.headings.about, habit.about)}${part(
    habit.headings.work,
    habit.jobs
      .map(
        job =>
          `<p><b>${job.company}</b>, ${job.place}</p><p>${job.title}</p><p>${span(job)}</p>${list(job.did)}`,
      )
      .join(''),
  )}${part(
    habit.headings.study,
    habit.studies.map(each => `<p>${each.school}</p><p>${study(each)}, ${span(each)}</p>`).join(''),
  )}${part(habit.headings.skills, habit.skills.join(', '))}${part(habit.headings.others, habit.reference)}</table>`
}

const STYLE = `body{font:10pt/1.45 sans-serif;margin:14mm}h1{font-size:19pt;margin:0;line-height:1.2}.title{font-size:15pt;text-align:center}
h2{font-size:12pt;margin:12pt 0 3pt}h3{font-size:10.5pt;margin:6pt 0 2pt}p{margin:2pt 0}ul{margin:2pt 0 6pt;padding-inline-start:14pt}
.name{font-size:14pt}.grid{border-collapse:collapse;width:100%}.grid td,.grid th{border:1px solid;padding:3pt 5pt;text-align:start}.ask{width:45mm}
.when{width:40mm;vertical-align:top}.wide td{vertical-align:top;padding-bottom:6pt}.row{display:flex;justify-content:space-between}
.side{display:grid;grid-template-columns:1fr 58mm;gap:8mm}.spread{letter-spacing:.35pt}i{font-style:normal}`

export const htmlFamilies: Readonly<Record<string, (habit: Habit) => string>> = {
  tables,
  forms,
  prose,
  icons,
  pieces,
  functional,
  marks,
  paged,
  margin,
}

export const pageFor = (language: LanguageCode, inner: string): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<style>${STYLE}</style><body>${inner}</body></html>`

/** What a printer puts at the foot of each page of the long ones. */
export const footerFor = (habit: Habit): string =>
  `<div style="font-size:7pt;width:100%;text-align:center">${habit.name} – ${habit.footer} <span class="pageNumber"></span> / <span class="totalPages"></span></div>`
