import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { openZip } from '@hanap/resume-parser/formats/zip'
import { boundedSections } from '../bounded-sections.ts'
import { newDocument, newSectionOf, type SaidEntry } from '../document-of-profile.ts'
import { csvRows } from './csv.ts'

type CsvRow = Record<string, string>

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** “Mar 2019” as a month; another text stands as it is. */
const monthOf = (text = ''): string => {
  const [, name = '', year] = /^([a-z]{3})[a-z]* (\d{4})$/i.exec(text.trim()) ?? []
  const month = months.indexOf(name.toLowerCase()) + 1
  return year === undefined || month === 0 ? text.trim() : `${year}-${String(month).padStart(2, '0')}`
}

const spanOf = (row: CsvRow, goesOn: boolean): SaidEntry => {
  const [from, to] = [
    monthOf(row['Started On'] ?? row['Start Date']),
    monthOf(row['Finished On'] ?? row['End Date']),
  ]
  return { from, to, is_current: goesOn && from !== '' && to === '' }
}

/** “[PERSONAL:https://…,BLOG:https://…]” */
const sitesIn = (text = ''): SaidEntry[] =>
  Array.from(text.matchAll(/([A-Z]+):(https?:\/\/[^\],\s]+)/g), ([, , url]) => ({ url }))

/** A document of the data that LinkedIn gives its members as a ZIP of tables; throws where that is broken or too large. */
export const documentOfLinkedIn = (
  bytes: Uint8Array,
  language: LanguageCode,
): DocumentContent | undefined => {
  const archive = openZip(bytes)
  const rows = (table: string): CsvRow[] => {
    const name = archive.names.find(each => each === `${table}.csv` || each.endsWith(`/${table}.csv`))
    return csvRows((name && archive.text(name)) ?? '')
  }
  const [profile] = rows('Profile')
  const positions = rows('Positions')
  const educations = rows('Education')
  if (!profile && positions.length === 0 && educations.length === 0) return undefined
  const emails = rows('Email Addresses')
  const email = emails.find(row => row.Primary === 'Yes') ?? emails[0]
  const [phone] = rows('PhoneNumbers')
  const name = [profile?.['First Name'], profile?.['Last Name']].filter(Boolean).join(' ')
  const sections = [
    newSectionOf('heading', [
      {
        title: name,
        detail: profile?.Headline,
        email: email?.['Email Address'],
        phone: phone?.Number,
        location: profile?.['Geo Location'],
      },
    ]),
    newSectionOf('summary', profile?.Summary ? [{ text: profile.Summary }] : []),
    newSectionOf(
      'experience',
      positions.map(row => ({
        title: row.Title,
        organization: row['Company Name'],
        location: row.Location,
        ...spanOf(row, true),
        text: row.Description,
      })),
    ),
    newSectionOf(
      'education',
      educations.map(row => ({
        title: row['Degree Name'],
        organization: row['School Name'],
        ...spanOf(row, false),
        text: [row.Notes, row.Activities].filter(Boolean).join('\n'),
      })),
    ),
    newSectionOf(
      'skills',
      rows('Skills').map(row => ({ title: row.Name })),
    ),
    newSectionOf(
      'licenses',
      rows('Certifications').map(row => ({
        title: row.Name,
        organization: row.Authority,
        detail: row['License Number'],
        url: row.Url,
        ...spanOf(row, false),
      })),
    ),
    newSectionOf(
      'languages',
      rows('Languages').map(row => ({ title: row.Name, detail: row.Proficiency })),
    ),
    newSectionOf(
      'projects',
      rows('Projects').map(row => ({
        title: row.Title,
        url: row.Url,
        ...spanOf(row, true),
        text: row.Description,
      })),
    ),
    newSectionOf(
      'volunteering',
      rows('Volunteering').map(row => ({
        title: row.Role,
        organization: row['Company Name'],
        ...spanOf(row, true),
        text: row.Description,
      })),
    ),
    newSectionOf(
      'awards',
      rows('Honors').map(row => ({
        title: row.Title,
        from: monthOf(row['Issued On']),
        text: row.Description,
      })),
    ),
    newSectionOf('links', sitesIn(profile?.Websites)),
  ]
  return newDocument({
    name,
    language,
    sections: boundedSections(
      sections.filter(({ kind, entries }) => kind === 'heading' || entries.length > 0),
    ),
  })
}
