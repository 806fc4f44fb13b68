import { datesIn, type Moment, withoutDates } from '../dates/dates.ts'
import { degreeIn } from '../education/degrees.ts'
import type { ParsedEducation } from '../education/education.ts'
import type { ResumePartLines } from '../headings/sections.ts'
import type { TextLine } from '../layout/line.ts'
import { foundValue, type TextPiece, trimmed } from '../layout/text-piece.ts'
import type { ParsedWork } from '../work/work.ts'

/** A row of the form: a month, and what happened in it. */
interface RirekishoRow {
  what: TextPiece
  when: Moment | undefined
  whenPiece: TextPiece
}

const EVENT = /(?:入社|退社|退職|入学|卒業|修了|中退|入職|就職)(?:見込み?)?$/u
const ENTERED = /(?:に)?(?:入社|入職|就職|入学)$/u
const LEFT =
  /(?:を)?(?:(?:一身上の都合により|により|契約満了により)?\s*(?:退社|退職)|卒業(?:見込み?)?|修了(?:見込み?)?|中退)$/u

/** Year and month of a row in cells of their own, also of an era and without its signs: “平成23 | 4 |”, “2015 | 4 |”. */
const YEAR_AND_MONTH = /^\s*(令和|平成|昭和|[RHS])?\s*(\d{1,4}|元)\s*年?[\s./]+(\d{1,2})\s*月?(?=\s|$)\s*/iu
const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  r: 2018,
  h: 1988,
  s: 1925,
}
/** The year is that of the row above. */
const SAME_YEAR = /^\s*(?:〃|″|"|同年?|々)?\s*(\d{1,2})\s*月?(?=\s)\s*/u

const momentIn = (
  text: string,
  above: Moment | undefined,
): { moment: Moment; length: number } | undefined => {
  const [whole = '', era = '', year = '', month] = YEAR_AND_MONTH.exec(text) ?? []
  const base = ERAS[era.toLowerCase()]
  const count = year === '元' ? 1 : Number(year)
  if (whole !== '' && Number(month) <= 12 && (base !== undefined || year.length === 4))
    return { moment: { year: (base ?? 0) + count, month: Number(month) }, length: whole.length }
  // Of an era that the rows above named.
  const [date] = datesIn(text)
  if (date?.from && /^[\s(（]*$/u.test(text.slice(0, date.start)))
    return { moment: date.from, length: date.end }
  const same = SAME_YEAR.exec(text)
  return same && above && Number(same[1]) <= 12
    ? { moment: { year: above.year, month: Number(same[1]) }, length: same[0].length }
    : undefined
}

const NOTE = /\s*[(（][^()（）]*[)）]\s*$/u

const rowOf = (line: TextLine, above: Moment | undefined): RirekishoRow | undefined => {
  const time = momentIn(line.text, above)
  const statement = line.text.slice(time?.length ?? 0)
  const bare = withoutDates(statement)
    .replace(/^[\dX/.\s]+/u, '')
    .replace(NOTE, '')
    .trim()
  // In a table of studies a time says when they ended, not what happened.
  if (!EVENT.test(bare) || (!time && datesIn(statement).length > 0)) return undefined
  const at = line.text.indexOf(bare)
  const what = trimmed({
    text: bare,
    start: line.start + Math.max(0, at),
    end: line.start + Math.max(0, at) + bare.length,
  })
  return (
    what && {
      what,
      when: time?.moment,
      whenPiece: { text: line.text, start: line.start, end: line.start + line.text.length },
    }
  )
}

const startOf = (row: RirekishoRow) => row.when && { from: foundValue(row.when, 0.95, row.whenPiece) }
const endOf = (row: RirekishoRow) => row.when && { to: foundValue(row.when, 0.95, row.whenPiece) }
const nameIn = ({ text }: TextPiece) =>
  text
    .replace(ENTERED, '')
    .replace(LEFT, '')
    .replace(/^同(?:社|大学)?\s*$/u, '')
    .trim()

/** Company and what one was there: “株式会社さくら 営業部 入社”. */
const workFrom = (row: RirekishoRow, goesOn: boolean): ParsedWork => {
  // “株式会社 みなと” is one name.
  const whole = nameIn(row.what).replace(
    /^((?:株式|有限|合同|合資)会社|(?:医療|学校|社会福祉|一般社団|財団)法人)\s+/u,
    '$1',
  )
  const [company = '', ...rest] = whole.split(/[\s　]+/u)
  const job = rest
    .join(' ')
    .replace(/[(（]|[)）]/gu, '')
    .replace(/(?:として|に配属|配属)$/u, '')
  return {
    company: foundValue(company, 0.95, row.what),
    ...(job && { jobTitle: foundValue(job, 0.6, row.what) }),
    ...startOf(row),
    goesOn,
  }
}

const schoolFrom = (row: RirekishoRow): ParsedEducation => {
  const name = nameIn(row.what)
  const [, school = name, field = ''] =
    /^(.*?(?:大学院|大学|高等専門学校|専門学校|高等学校|高校|学校|短期大学))(.*)$/u.exec(name) ?? []
  const degree = degreeIn(name) ?? (/大学/u.test(name) ? degreeIn('学士') : undefined)
  return {
    school: foundValue(school.trim(), 0.95, row.what),
    ...(field.trim() && { field: foundValue(field.trim(), 0.8, row.what) }),
    ...(degree && { degree: foundValue(degree, 0.7, row.what) }),
    ...startOf(row),
    goesOn: false,
  }
}

/** What the Japanese form of a resume tells, where each row is one event; nothing where it is no such form. */
export const rirekisho = (sections: readonly ResumePartLines[]) => {
  const lines = sections.flatMap(({ part, lines }) =>
    part === 'work' || part === 'education' || part === 'workAndEducation' || part === 'head' ? lines : [],
  )
  let above: Moment | undefined
  const rows = lines.flatMap(line => {
    const row = rowOf(line, above)
    above = row?.when ?? above
    return row ?? []
  })
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
