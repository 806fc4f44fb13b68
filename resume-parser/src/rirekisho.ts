import { datesIn, type Span, withoutDates } from './dates.ts'
import { degreeIn } from './degrees.ts'
import type { ParsedEducation } from './education.ts'
import type { Line } from './line.ts'
import { found, type Piece, trimmed } from './piece.ts'
import type { Section } from './sections.ts'
import type { ParsedWork } from './work.ts'

/** A row of the form: a month, and what happened in it. */
interface Row {
  what: Piece
  when: Span | undefined
  whenPiece: Piece
}

const EVENT = /(?:入社|退社|退職|入学|卒業|修了|中退|入職|就職)(?:見込み?)?$/u
const ENTERED = /(?:に)?(?:入社|入職|就職|入学)$/u
const LEFT =
  /(?:を)?(?:(?:一身上の都合により|により|契約満了により)?\s*(?:退社|退職)|卒業(?:見込み?)?|修了(?:見込み?)?|中退)$/u

const rowOf = (line: Line): Row | undefined => {
  // Year and month stand in cells of their own: “2015 | 4 | …”.
  const joined = line.text.replace(/^(\d{4})\t(\d{1,2})\t/, '$1/$2\t')
  const [date] = datesIn(joined)
  // In a table of studies a time says when they ended, not what happened.
  if (date && !/^[\s(（]*$/u.test(joined.slice(0, date.start))) return undefined
  const bare = withoutDates(joined)
    .replace(/^[\dX/.\s]+/u, '')
    .trim()
  if (!EVENT.test(bare)) return undefined
  const at = line.text.indexOf(bare)
  const what = trimmed({
    text: bare,
    start: line.start + Math.max(0, at),
    end: line.start + Math.max(0, at) + bare.length,
  })
  return (
    what && {
      what,
      when: date,
      whenPiece: { text: line.text, start: line.start, end: line.start + line.text.length },
    }
  )
}

const startOf = (row: Row) => row.when?.from && { from: found(row.when.from, 0.95, row.whenPiece) }
const endOf = (row: Row) => row.when?.from && { to: found(row.when.from, 0.95, row.whenPiece) }
const nameIn = ({ text }: Piece) =>
  text
    .replace(ENTERED, '')
    .replace(LEFT, '')
    .replace(/^同(?:社|大学)?\s*$/u, '')
    .trim()

/** Company and what one was there: “株式会社さくら 営業部 入社”. */
const workFrom = (row: Row, goesOn: boolean): ParsedWork => {
  const [company = '', ...rest] = nameIn(row.what).split(/[\s　]+/u)
  const job = rest
    .join(' ')
    .replace(/[(（]|[)）]/gu, '')
    .replace(/(?:として|に配属|配属)$/u, '')
  return {
    company: found(company, 0.95, row.what),
    ...(job && { jobTitle: found(job, 0.6, row.what) }),
    ...startOf(row),
    goesOn,
  }
}

const schoolFrom = (row: Row): ParsedEducation => {
  const name = nameIn(row.what)
  const [, school = name, field = ''] =
    /^(.*?(?:大学院|大学|高等専門学校|専門学校|高等学校|高校|学校|短期大学))(.*)$/u.exec(name) ?? []
  const degree = degreeIn(name) ?? (/大学/u.test(name) ? degreeIn('学士') : undefined)
  return {
    school: found(school.trim(), 0.95, row.what),
    ...(field.trim() && { field: found(field.trim(), 0.8, row.what) }),
    ...(degree && { degree: found(degree, 0.7, row.what) }),
    ...startOf(row),
    goesOn: false,
  }
}

/** What the Japanese form of a resume tells, where each row is one event; nothing where it is no such form. */
export const rirekisho = (sections: readonly Section[]) => {
  const lines = sections.flatMap(({ part, lines }) =>
    part === 'work' || part === 'education' || part === 'workAndEducation' || part === 'head' ? lines : [],
  )
  const rows = lines.flatMap(line => rowOf(line) ?? [])
  if (rows.length < 2) return undefined
  const works: ParsedWork[] = []
  const educations: ParsedEducation[] = []
  for (const row of rows) {
    const isWork = /社|職/u.test(EVENT.exec(row.what.text)?.[0] ?? '')
    const isStart = ENTERED.test(row.what.text)
    const list: (ParsedWork | ParsedEducation)[] = isWork ? works : educations
    const open = list.at(-1)
    if (isStart && isWork) works.push(workFrom(row, true))
    else if (isStart) educations.push(schoolFrom(row))
    else if (open && !open.to) Object.assign(open, endOf(row), { goesOn: false })
    else if (!isWork && nameIn(row.what)) {
      const { from: _, ...rest } = schoolFrom(row)
      educations.push({ ...rest, ...endOf(row) })
    }
  }
  return {
    works: works.length > 0 ? works : undefined,
    educations: educations.length > 0 ? educations : undefined,
  }
}
