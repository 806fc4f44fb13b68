import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { functionText, mainFunctions } from '@hanap/markets/functions'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { adFiles } from '../harness/real-ads.ts'

/** What documents of one language are put together from. */
export interface TextPool {
  language: LanguageCode
  /** Each as its words, to be joined by the language's `joint`. */
  titles: readonly (readonly string[])[]
  joint: '' | ' '
  companies: readonly string[]
  descriptions: readonly string[]
  skills: readonly string[]
}

export type JsonLine = string | number | boolean | null | JsonLine[] | { [name: string]: JsonLine }

/** The texts at a place of a line, however deep lists go. */
export const textsAt = (value: JsonLine | undefined, ...path: string[]): string[] => {
  const [name, ...rest] = path
  if (Array.isArray(value)) return value.flatMap(each => textsAt(each, ...path))
  if (name === undefined) return typeof value === 'string' && value !== '' ? [value] : []
  return value !== null && typeof value === 'object' ? textsAt(value[name], ...rest) : []
}

/** Every line of files of JSON lines, packed or not. */
export function* jsonLines(files: readonly string[]): Generator<JsonLine> {
  for (const file of files) {
    const bytes = readFileSync(file)
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    for (const line of text.split('\n')) if (line !== '') yield JSON.parse(line)
  }
}

/** The folder of the data, or an error that says what is missing. */
export const dataFolder = (): string => {
  const { HANAP_DATA } = process.env
  if (!HANAP_DATA) throw new Error('HANAP_DATA names the folder of the data')
  return HANAP_DATA
}

export const plain = (text: string): string => text.replace(/<[^>]*>|\s+/g, ' ').trim()

/** What the sources of bare titles call a title and a company. */
const TITLES = ['titulo', 'JobName', 'positionName', 'Extracted Job Title', 'title', 'Judul Pekerjaan']
const COMPANIES = ['Company', 'companyShortName', 'Employer', 'company', 'company_name', 'Perusahaan']

const SIGN_LANGUAGES: ReadonlySet<LanguageCode> = new Set(['ja', 'zh-cn', 'zh-tw'])
const FEW = 500

const codeOf = (text: string | undefined): LanguageCode | undefined =>
  languages.find(({ code }) => code === text?.toLowerCase().split('/')[0])?.code

/** Pools of all ten languages, from the real ads and the bare titles; where there are few, with our function titles. */
export const readPools = (): ReadonlyMap<LanguageCode, TextPool> => {
  const made = new Map(
    languages.map(({ code }) => [
      code,
      {
        titles: new Set<string>(),
        companies: new Set<string>(),
        skills: new Set<string>(),
        descriptions: [] as string[],
      },
    ]),
  )
  for (const ad of jsonLines(adFiles())) {
    const pool = made.get(codeOf(textsAt(ad, 'inLanguage')[0]) ?? 'en')
    for (const title of textsAt(ad, 'title')) pool?.titles.add(plain(title))
    for (const company of textsAt(ad, 'hiringOrganization', 'name')) pool?.companies.add(plain(company))
    for (const skill of textsAt(ad, 'skills')) pool?.skills.add(plain(skill))
    for (const description of textsAt(ad, 'description')) pool?.descriptions.push(plain(description))
  }
  const folder = join(dataFolder(), 'titles')
  for (const row of jsonLines(readdirSync(folder).map(name => join(folder, name)))) {
    const pool = made.get(codeOf(textsAt(row, 'language')[0] ?? textsAt(row, '_lang')[0]) ?? 'en')
    for (const title of TITLES.flatMap(name => textsAt(row, name))) pool?.titles.add(plain(title))
    for (const company of COMPANIES.flatMap(name => textsAt(row, name))) pool?.companies.add(plain(company))
  }
  const allCompanies = [...made.values()].flatMap(({ companies }) => [...companies])
  const allSkills = [...made.values()].flatMap(({ skills }) => [...skills])
  return new Map(
    [...made].map(([language, { titles, companies, skills, descriptions }]) => {
      if (titles.size < FEW) for (const text of functionTitlesIn(language)) titles.add(text)
      const all = [...titles].filter(title => title !== '')
      return [
        language,
        {
          language,
          titles: all.map(title => wordsOf(title, language)),
          joint: SIGN_LANGUAGES.has(language) ? '' : ' ',
          companies: companies.size < FEW ? allCompanies : [...companies],
          skills: skills.size < FEW ? allSkills : [...skills],
          descriptions: descriptions.length < FEW / 10 ? inPieces(all, 60) : descriptions,
        },
      ]
    }),
  )
}

const functionTitlesIn = (language: LanguageCode): string[] =>
  mainFunctions(language).flatMap(main =>
    main.sub_function_list.flatMap(sub => sub.job_titles.map(title => functionText(title.id, language))),
  )

/** A language without descriptions gets its titles instead, many in a row. */
const inPieces = (titles: readonly string[], size: number): string[] =>
  titles.map((_, at) => [...titles.slice(at, at + size), ...titles.slice(0, size)].slice(0, size).join('. '))

/** A title's words, signs between them kept with the word before. */
const wordsOf = (title: string, language: LanguageCode): string[] => {
  if (!SIGN_LANGUAGES.has(language)) return title.split(' ')
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(title))
    if (isWordLike || words.length === 0) words.push(segment)
    else words[words.length - 1] += segment
  return words
}
