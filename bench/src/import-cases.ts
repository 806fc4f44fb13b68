import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FeedFile, type NormalizedAd, normalizedAds } from '@hanap/job-import'
import { mainFunctions } from '@hanap/markets/functions'
import { functionStructure } from '@hanap/markets/functions/structure'
import { options } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import { type MarketKey, markets } from '@hanap/markets/markets'
import { skills } from '@hanap/markets/skills'
import { printTable } from './harness/figures.ts'
import { postingFeed } from './harness/posting-feed.ts'

/**
 * What the importer understands of the ads and feeds of a set: `node bench/src/import-cases.ts FOLDER`; `--wrong` lists
 * what it reads wrongly. Everything goes through the importer's own reading and mapping, and nothing is stored.
 */

interface ExpectedSalary {
  from: number | null
  to: number | null
  period: string
  currency: string
}

type AcceptedValue = string | null | readonly (string | null)[]

interface ExpectedAd {
  skills?: readonly string[]
  not_skills?: readonly string[]
  main_function?: AcceptedValue
  degree?: AcceptedValue
  xp?: AcceptedValue
  job_type?: AcceptedValue
  workplace?: AcceptedValue
  salary?: ExpectedSalary | null
  sections?: readonly string[]
  not_headings?: readonly string[]
}

interface Case {
  id: string
  cause: string
  language: string
  market: string
  input: { title: string; description: string }
  expect: ExpectedAd
}

interface ExpectedFeedAd extends ExpectedAd {
  ref: string
  title: string
  company: string | null
  location: string
  description_starts: string
  description_contains?: readonly string[]
  job_type_any?: readonly string[]
  valid_through: string | null
}

interface ExpectedFeed {
  file: string
  vocabulary: string
  market: string
  language: string
  ads: readonly ExpectedFeedAd[]
  unread_fields: readonly string[]
  failed_rows: readonly { ref: string; why: string }[]
}

interface FieldJudgement {
  where: string
  language: string
  field: string
  isRight: boolean
  detail: string
}

const judgements: FieldJudgement[] = []

const marketNamed = (name: string): MarketKey => {
  const market = markets.find(({ key }) => key === name)
  if (!market) throw new Error(`no market ${name}`)
  return market.key
}

interface ImportRun {
  ads: NormalizedAd[]
  unread: Set<string>
  problems: string[]
}

/** Reads a feed as `npm run import -- --print` does, in a market. */
const read = async (source: FeedFile, market: string): Promise<ImportRun> => {
  const reading: ImportRun = { ads: [], unread: new Set(), problems: [] }
  const now = new Date()
  const options = { market: marketNamed(market), apply: 'auto', asOf: now, now, ownerId: null } as const
  for await (const row of normalizedAds(source, options)) {
    for (const field of row.unread) reading.unread.add(field)
    if ('ad' in row) reading.ads.push(row.ad)
    else reading.problems.push(`${row.line}: ${row.reason}`)
  }
  return reading
}

const keyIn = (list: 'degrees' | 'xp_lvls' | 'job_types', id: number | null) =>
  options(list, 'en').find(option => option.id === id)?.key ?? null
const functionKey = (id: number | null) => functionStructure.find(main => main.id === id)?.key ?? null
const workplaceKey = (workplace: string | null) => workplace?.replace('_', '-') ?? null

const names = new Map(skills('en').map(({ key, value }) => [key, value]))
/** A key that our list does not have is meant by its last word. */
const skillNames = (key: string) => [names.get(key), key.replace(/^microsoft-/, '')].filter(Boolean)
const hasSkill = (ad: NormalizedAd, key: string) => {
  const own = ad.job.skills.map(skill => skill.toLowerCase())
  return skillNames(key).some(name => name !== undefined && own.includes(name.toLowerCase()))
}

const PLAIN = /^[\s#*_■◆●▪◇□★☆【「『[(（]+|[\s*_：:】」』\])）]+$/gu
const NUMBERING = /^(?:\d{1,2}[.)、．]|[一二三四五六七八九十]+[、.．])\s*/u
const headingOf = (text: string) =>
  text
    .replace(/\p{Extended_Pictographic}|\ufe0f/gu, '')
    .replace(PLAIN, '')
    .replace(NUMBERING, '')
    .replace(PLAIN, '')
    .toLowerCase()
    .trim()

const decoded = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const textOf = (html: string) =>
  decoded(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
const htmlOf = (ad: NormalizedAd) => `${ad.job.description}${ad.job.requirements ?? ''}`
const headingsOf = (ad: NormalizedAd) =>
  new Set(
    [...htmlOf(ad).matchAll(/<h[34]>(.*?)<\/h[34]>/gs)].map(([, text]) => headingOf(textOf(text ?? ''))),
  )

const isOneOf = (found: string | null, right: AcceptedValue) =>
  Array.isArray(right) ? right.includes(found) : found === right

const isSalary = (ad: NormalizedAd, right: ExpectedSalary | null): boolean => {
  const { salary_from, salary_to, salary_period, currency } = ad.job
  if (right === null) return salary_from === null && salary_to === null
  const isTo = salary_to === right.to || (right.to === null && salary_to === right.from)
  return salary_from === right.from && isTo && salary_period === right.period && currency === right.currency
}

const judge = (where: string, language: string, ad: NormalizedAd | undefined, right: ExpectedAd) => {
  const put = (field: string, isRight: boolean, detail: unknown) =>
    judgements.push({ where, language, field, isRight, detail: JSON.stringify(detail) })
  const choice = (
    field: 'main_function' | 'degree' | 'xp' | 'job_type' | 'workplace',
    found: string | null,
  ) => {
    const expected = right[field]
    if (expected !== undefined)
      put(field, ad !== undefined && isOneOf(found, expected), { found, wanted: expected })
  }
  const job = ad?.job
  choice('main_function', functionKey(job?.main_function_id ?? null))
  choice('degree', keyIn('degrees', job?.degree_id ?? null))
  choice('xp', keyIn('xp_lvls', job?.xp_lvl_id ?? null))
  choice('job_type', keyIn('job_types', job?.job_type_id ?? null))
  choice('workplace', workplaceKey(job?.workplace ?? null))
  const headings = ad ? headingsOf(ad) : new Set<string>()
  for (const skill of right.skills ?? [])
    put('skills', ad !== undefined && hasSkill(ad, skill), { skill, found: job?.skills })
  for (const skill of right.not_skills ?? [])
    put('not_skills', ad !== undefined && !hasSkill(ad, skill), { skill, found: job?.skills })
  if (right.salary !== undefined)
    put('salary', ad !== undefined && isSalary(ad, right.salary), {
      found: job && [job.salary_from, job.salary_to, job.salary_period, job.currency],
      wanted: right.salary,
    })
  for (const section of right.sections ?? [])
    put('sections', headings.has(headingOf(section)), { section, found: [...headings] })
  for (const heading of right.not_headings ?? [])
    put('not_headings', ad !== undefined && !headings.has(headingOf(heading)), {
      heading,
      found: [...headings],
    })
}

const placeOf = ({ job }: NormalizedAd) => {
  const location = job.location_id ? locationById(job.location_id) : undefined
  const region = job.region_id ? regionById(job.region_id) : undefined
  return [job.address, location && locationName(location, 'en'), region && locationName(region, 'en')]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
}

const dayOf = (ad: NormalizedAd) => {
  const end = ad.job.expires_at
  if (!end) return null
  const market = markets.find(({ key }) => key === ad.job.market)
  // An end is the first moment at which the ad is over: its day is the one before.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: market?.timeZone ?? 'UTC' }).format(
    new Date(end.getTime() - 1),
  )
}

const judgeFeed = async (folder: string, feed: ExpectedFeed) => {
  const { ads, unread, problems } = await read(join(folder, 'feeds', feed.file), feed.market)
  const put = (where: string, field: string, isRight: boolean, detail: unknown) =>
    judgements.push({
      where: `${feed.file} ${where}`,
      language: feed.language,
      field,
      isRight,
      detail: JSON.stringify(detail),
    })
  for (const wanted of feed.ads) {
    const ad = ads.find(({ job }) => job.source_id === wanted.ref)
    const check = (field: string, isRight: boolean | undefined, found: unknown, right: unknown) =>
      put(wanted.ref, `feed ${field}`, isRight === true, { found, right })
    check(
      'ad read',
      ad !== undefined,
      ads.map(({ job }) => job.source_id),
      wanted.ref,
    )
    const text = ad && textOf(htmlOf(ad))
    check('title', ad?.job.title === wanted.title, ad?.job.title, wanted.title)
    check('company', (ad?.company?.name ?? null) === wanted.company, ad?.company?.name, wanted.company)
    const place = ad && placeOf(ad)
    check('location', place?.includes(wanted.location.toLowerCase()), place, wanted.location)
    if (wanted.description_starts !== '')
      check(
        'description',
        text?.startsWith(wanted.description_starts),
        text?.slice(0, 60),
        wanted.description_starts,
      )
    for (const part of wanted.description_contains ?? [])
      check('description', text?.includes(part), text?.slice(0, 200), part)
    if (wanted.valid_through !== undefined) {
      const day = ad && dayOf(ad)
      check('valid through', day === wanted.valid_through, day, wanted.valid_through)
    }
    judgeFeedAd(feed, wanted, ad)
  }
  for (const field of feed.unread_fields)
    put('', 'feed unread fields', isIn(unread, field), { field, found: [...unread] })
  for (const { ref } of feed.failed_rows)
    put(
      ref,
      'feed failed rows',
      problems.length > 0 && !ads.some(({ job }) => job.source_id === ref),
      problems,
    )
}

const isIn = (unread: ReadonlySet<string>, field: string) => {
  const bare = (name: string) =>
    name
      .split(/[./:@]/)
      .at(-1)
      ?.toLowerCase()
      .replaceAll(/[-_]/g, '')
  return [...unread].some(each => bare(each) === bare(field))
}

const judgeFeedAd = (feed: ExpectedFeed, wanted: ExpectedFeedAd, ad: NormalizedAd | undefined) => {
  const { salary, job_type, job_type_any, workplace, sections, not_skills } = wanted
  const before = judgements.length
  judge(`${feed.file} ${wanted.ref}`, feed.language, ad, {
    ...(salary === undefined ? {} : { salary }),
    ...(job_type_any ? { job_type: job_type_any } : job_type === undefined ? {} : { job_type }),
    ...(workplace === undefined ? {} : { workplace }),
    ...(sections === undefined ? {} : { sections }),
    ...(not_skills === undefined ? {} : { not_skills }),
  })
  for (const judgement of judgements.slice(before))
    judgement.field = `feed ${judgement.field.replace('_', ' ')}`
}

const judgeCases = async (cases: readonly Case[]) => {
  for (const [market, group] of Map.groupBy(cases, each => each.market)) {
    const postings = group.map(({ id, input }) => ({
      '@type': 'JobPosting',
      identifier: { name: 'cases', value: id },
      hiringOrganization: 'Example',
      ...input,
    }))
    const { ads } = await read(postingFeed(postings), market)
    for (const each of group)
      judge(
        each.id,
        each.language,
        ads.find(({ job }) => job.source_id === each.id),
        each.expect,
      )
  }
}

const shareOf = (group: readonly FieldJudgement[]) => {
  const right = group.filter(({ isRight }) => isRight).length
  return [right, group.length, (right / group.length).toFixed(3)] as const
}

const by = (title: string, name: (judgement: FieldJudgement) => string, from: readonly FieldJudgement[]) =>
  printTable(title, [
    ['', 'right', 'judged', 'share'],
    ...[...Map.groupBy(from, name)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, group]) => [key, ...shareOf(group)] as const),
    ['all', ...shareOf(from)],
  ])

const folder = process.argv[2]
if (!folder) throw new Error('name the folder of a set')
// Built once, so that the first feed's time is its own.
mainFunctions('en')
await judgeCases(
  readFileSync(join(folder, 'cases.jsonl'), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map((line): Case => JSON.parse(line)),
)
const feeds: ExpectedFeed[] = JSON.parse(readFileSync(join(folder, 'feeds.json'), 'utf8'))
for (const feed of feeds) await judgeFeed(folder, feed)
const isOfFeed = ({ field }: FieldJudgement) => field.startsWith('feed ')
const ofCases = judgements.filter(each => !isOfFeed(each))
by('Single ads, by field', ({ field }) => field, ofCases)
by('Single ads, by language', ({ language }) => language, ofCases)
by('Feeds, by field', ({ field }) => field.replace('feed ', ''), judgements.filter(isOfFeed))
by('Feeds, by file', ({ where }) => where.split(' ')[0] ?? '', judgements.filter(isOfFeed))
if (process.argv.includes('--wrong'))
  for (const { where, field, isRight, detail } of judgements)
    if (!isRight) console.log(`${field} ${where}: ${detail}`)
