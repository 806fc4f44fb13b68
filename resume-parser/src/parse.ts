import { educationsIn, type ParsedEducation } from './education/education.ts'
import { rirekisho } from './entries/rirekisho.ts'
import { linesIn, type ResumePartLines, sectionsOf } from './headings/sections.ts'
import type { ReadText } from './layout/line.ts'
import { licensesIn, type ParsedLicense, skillsIn, websitesIn } from './layout/lists.ts'
import { type FoundValue, foundValue } from './layout/text-piece.ts'
import { contactOf, type ParsedContact } from './person/contact.ts'
import { type ParsedWork, worksIn } from './work/work.ts'

/** What a resume says, each thing with how sure that is and where it stands in `text`. */
export interface ParsedResume {
  text: string
  contact: ParsedContact
  about?: FoundValue<string>
  works: ParsedWork[]
  educations: ParsedEducation[]
  skills: FoundValue<string>[]
  licenses: ParsedLicense[]
  websites: FoundValue<string>[]
}

const MAX_ABOUT = 2000

const aboutOf = (sections: readonly ResumePartLines[]): FoundValue<string> | undefined => {
  const lines = sections.find(({ part, lines }) => part === 'summary' && lines.length > 0)?.lines ?? []
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return undefined
  const value = lines
    .map(({ text }) => text.replaceAll('\t', ' '))
    .join(' ')
    .slice(0, MAX_ABOUT)
  return value.length < 20
    ? undefined
    : foundValue(value, 0.85, { text: first.text, start: first.start, end: last.start + last.text.length })
}

const isSureValue = (value: object): value is FoundValue<unknown> => 'confidence' in value && 'start' in value

/** Everything that was found, with the text that stands in its place. */
const withSourceTexts = (resume: ParsedResume): ParsedResume => {
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isSureValue(value)) value.text = resume.text.slice(value.start, value.end)
    else for (const each of Object.values(value)) visit(each)
  }
  const { text: _, ...rest } = resume
  visit(rest)
  return resume
}

/** Finds in a resume's text what a profile asks for. */
export const parseResume = (read: ReadText): ParsedResume => {
  const sections = sectionsOf(read)
  const about = aboutOf(sections)
  const rows = rirekisho(sections)
  return withSourceTexts({
    text: read.text,
    contact: contactOf(read, sections),
    ...(about && { about }),
    works: rows?.works ?? worksIn(linesIn(sections, 'work')),
    educations: rows?.educations ?? educationsIn(linesIn(sections, 'education')),
    skills: skillsIn(linesIn(sections, 'skills')),
    licenses: licensesIn(linesIn(sections, 'licenses')),
    websites: websitesIn(linesIn(sections, 'head', 'contact', 'links'), read.text, read.links),
  })
}
