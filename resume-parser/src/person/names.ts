import { degreeIn } from '../education/degrees.ts'
import { isSchool } from '../education/schools.ts'
import { evidenceOf, scoredValue } from '../entries/evidence.ts'
import { headingOf, likelyHeadingOf } from '../headings/headings.ts'
import { labelledValuesIn, rolesOf } from '../headings/labels.ts'
import { CJK, foldCharacters } from '../layout/characters.ts'
import type { ReadText, TextLine } from '../layout/line.ts'
import { type FoundValue, type TextPiece, trimmed } from '../layout/text-piece.ts'
import { companyScore } from '../work/companies.ts'
import { titleScore } from '../work/titles.ts'
import { hasNameForm, nameWords, ownScript, tidyName, withoutTitles } from './name-forms.ts'
import { isPlace } from './places.ts'

const flag = (is: boolean) => (is ? 1 : 0)
const key = (text: string) => nameWords(foldCharacters(text).replace(/[^\p{L}\s]/gu, ' '))

/** How much of a name the address repeats. */
const shareInMail = (name: string, email: string | undefined): number => {
  const local = foldCharacters(email?.split('@')[0] ?? '')
  const words = key(name).filter(word => word.length > 2)
  return words.length === 0 || CJK.test(name)
    ? 0
    : words.filter(word => local.includes(word)).length / words.length
}

interface NameCandidate {
  piece: TextPiece
  line: TextLine
  at: number
  label: boolean
}

const cellsWithPlaces = (line: TextLine): TextPiece[] => {
  let at = line.start
  return line.cells.map(({ text }) => {
    const piece = { text, start: at, end: at + text.length }
    at += text.length + 1
    return piece
  })
}

/** “Puigdevall i Serra / Joan” where surnames are asked for first. */
const inOrder = (piece: TextPiece, label: string): TextPiece => {
  const parts = piece.text.split(/\s*[/,]\s+|\s+\/\s*/)
  const [first, second] = parts
  const asksSurname = /^(?:apellido|surname|soyad|family|last)/.test(foldCharacters(label))
  if (parts.length !== 2 || !first || !second || !(asksSurname || piece.text.includes(','))) return piece
  return { ...piece, text: `${second} ${first}` }
}

/** More lines down, a name is not asked for. */
const MAX_LABELLED = 70

/** “氏名　中村 亮介”, a label with a space behind it. */
const LABELLED_BY_SPACE =
  /^(?:氏\s?名|お?名前|姓\s?名)\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

const labelledBySpace = (line: TextLine, at: number): NameCandidate[] =>
  cellsWithPlaces(line).flatMap(cell => {
    const cut = LABELLED_BY_SPACE.exec(cell.text)?.[0].length ?? 0
    const piece = { text: cell.text.slice(cut), start: cell.start + cut, end: cell.end }
    return cut > 0 ? [{ piece, line, at, label: true }] : []
  })

const labelled = (lines: readonly TextLine[]): NameCandidate[] => {
  const candidates: NameCandidate[] = lines.slice(0, MAX_LABELLED).flatMap(labelledBySpace)
  let family: TextPiece | undefined
  for (const [at, line] of lines.slice(0, MAX_LABELLED).entries())
    for (const { roles, label, value } of labelledValuesIn(line)) {
      if (!value || roles[0] === 'company') continue
      const isGiven = roles.includes('givenName') && family !== undefined
      if (roles.includes('familyName') && !roles.includes('name')) family = value
      else if (isGiven && family)
        candidates.push({
          piece: {
            ...value,
            text: CJK.test(value.text) ? family.text + value.text : `${value.text} ${family.text}`,
          },
          line,
          at,
          label: true,
        })
      else if (roles.includes('name'))
        candidates.push({ piece: inOrder(value, label.text), line, at, label: true })
      else if (roles.includes('givenName')) {
        const next = lines
          .slice(at + 1, at + 3)
          .flatMap(labelledValuesIn)
          .find(each => each.roles.includes('familyName'))
        if (next?.value)
          candidates.push({
            piece: { ...value, text: `${value.text} ${next.value.text}` },
            line,
            at,
            label: true,
          })
      }
    }
  return candidates
}

/** A name in large letters may go over two or three lines. */
const largeLines = (lines: readonly TextLine[], largest: number): TextLine[] => {
  const at = lines.findIndex(({ size }) => size === largest)
  const first = lines[at]
  const rest = lines.slice(at).findIndex(({ size }) => size !== largest)
  const count = rest < 0 ? lines.length - at : rest
  if (largest === 0 || !first || count < 2 || count > 3) return [...lines]
  const name = lines.slice(at, at + count)
  if (name.some(({ text, cells }) => headingOf(text) || cells.length > 1 || text.split(/\s/).length > 3))
    return [...lines]
  // A line break is as long as a space.
  const text = name.map(line => line.text).join(' ')
  return [
    ...lines.slice(0, at),
    { ...first, text, cells: [{ text, left: 0, right: 0 }] },
    ...lines.slice(at + count),
  ]
}

const NEAR_HEAD = 15
const NEAR_FOOT = 6

const byLook = (lines: readonly TextLine[], largest: number): NameCandidate[] =>
  largeLines(lines, largest).flatMap((line, at) => {
    const isLarge = largest > 0 && line.size >= largest * 0.95
    if (at > NEAR_HEAD && !isLarge) return []
    return cellsWithPlaces(line).flatMap(cell => {
      const bare = trimmed(cell)
      return bare ? [{ piece: bare, line, at, label: false }] : []
    })
  })

const ROLE_WORDS =
  /^(?:info|hr|sales|contact|careers?|jobs?|resume|cv|mail|email|office|admin|me|work|hello|my|the|official|personal|support|team|dev|engineer|nurse|teacher|dr|mr|ms)$/

/** What an address says of a name: “kavitha.raman”. */
const fromMail = (email: FoundValue<string> | undefined): TextPiece | undefined => {
  const local = email?.value.split('@')[0]?.replace(/\d+/g, '') ?? ''
  const words = local.split(/[._-]+/).filter(Boolean)
  const isName =
    words.length >= 2 &&
    words.length <= 3 &&
    words.every(word => /^[a-z]{3,}$/i.test(word) && !ROLE_WORDS.test(word.toLowerCase()))
  if (!isName || !email) return undefined
  const text = words.map(word => (word[0] ?? '').toUpperCase() + word.slice(1).toLowerCase()).join(' ')
  return { text, start: email.start, end: email.end }
}

interface NamePage {
  lines: readonly TextLine[]
  email: FoundValue<string> | undefined
  largest: number
  body: number
  /** The words of the first lines and of the last, where people sign. */
  foot: ReadonlySet<string>
  firstSaid: number
}

const evidenceFor = ({ piece, line, at, label }: NameCandidate, page: NamePage) => {
  const { text } = piece
  const words = key(text)
  const inMail = shareInMail(text, page.email?.value)
  const mailAt = page.lines.findIndex(
    ({ start, text: each }) =>
      page.email &&
      page.email.end > 0 &&
      start <= page.email.start &&
      page.email.start <= start + each.length,
  )
  return {
    label: flag(label),
    largest: flag(page.largest > page.body * 1.1 && line.size >= page.largest * 0.95),
    large: flag(line.size > page.body * 1.15),
    strong: flag(line.isStrong),
    first: flag(at === page.firstSaid),
    top: Math.max(0, 1 - at / 12),
    nearMail: flag(mailAt >= 0 && Math.abs(at - mailAt) <= 4),
    inMail,
    signed: flag(
      words.length > 0 && words.every(word => page.foot.has(word)) && at < page.lines.length - NEAR_FOOT,
    ),
    alone: flag(line.cells.length === 1),
    script: flag(CJK.test(text)),
    shortScript: flag(CJK.test(text) && text.replace(/\s/g, '').length <= 4),
    three: flag(words.length >= 2 && words.length <= 4),
    title: titleScore(text) >= 0.7 ? 1 : 0,
    place: flag(isPlace(text)),
    company: flag(companyScore(text) > 0),
    study: flag(isSchool(text) || degreeIn(text) !== undefined),
    heading: flag(
      headingOf(text) !== undefined || likelyHeadingOf(text) !== undefined || rolesOf(text).length > 0,
    ),
    fromMail: 0,
  }
}

const bodySize = (lines: readonly TextLine[]) => {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

/** The name of whose resume it is: what a label names, or what looks and stands like a name. */
export const nameIn = (
  { lines }: ReadText,
  email: FoundValue<string> | undefined,
): FoundValue<string> | undefined => {
  const body = bodySize(lines)
  const sized = lines.filter(({ text }) => !(headingOf(text) === 'title'))
  const largest = sized.reduce((most, { size }) => Math.max(most, size), 0)
  const page: NamePage = {
    lines,
    email,
    largest,
    body,
    foot: new Set(lines.slice(-NEAR_FOOT).flatMap(({ text }) => key(text))),
    firstSaid: lines.findIndex(({ text }) => headingOf(text) !== 'title'),
  }
  const candidates = [...labelled(lines), ...byLook(sized, largest)].flatMap(candidate => {
    const piece = ownScript(withoutTitles(candidate.piece))
    const bare = trimmed({ ...piece, text: piece.text.split(/\s{2,}|\s*[(（]/u)[0] ?? '' })
    if (!bare || !hasNameForm(bare.text, candidate.label)) return []
    return scoredValue('name', tidyName(bare.text), evidenceFor({ ...candidate, piece: bare }, page), {
      ...bare,
      end: Math.max(bare.end, bare.start),
    })
  })
  const mailed = fromMail(email)
  if (mailed) candidates.push(scoredValue('name', mailed.text, { fromMail: 1 }, mailed))
  const [best, ...others] = candidates.sort((one, other) => other.confidence - one.confidence)
  // The same words at the head of the page are in the order in which one is called.
  const isAsked = best && evidenceOf(best)?.label === 1
  const called = isAsked
    ? others.find(other => evidenceOf(other)?.label === 0 && isSameName(other, best))
    : undefined
  if (called && best) called.confidence = best.confidence
  return called ?? best
}

const isSameName = (one: FoundValue<string>, other: FoundValue<string>) => {
  const [words, others] = [key(one.value), key(other.value)]
  return words.length === others.length && words.every(word => others.includes(word))
}
