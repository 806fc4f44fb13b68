import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { functionPath, functionText } from '@hanap/markets/functions'
import { type LanguageCode, languageByCode, languages } from '@hanap/markets/languages'
import { locationById, locationName } from '@hanap/markets/locations'
import { marketByKey } from '@hanap/markets/markets'
import { plain } from '../corpus/pools.ts'
import { randomFrom } from '../harness/figures.ts'
import { adFiles } from '../harness/real-ads.ts'
import { repositoryRoot } from '../harness/server.ts'
import type { RelevanceSet, SetQuery, SetText } from './sets.ts'

/** What the importer prints of an ad, as far as it is used here. */
interface PrintedAd {
  job: {
    market: string
    language: string | null
    title: string
    description: string
    skills: readonly string[]
    location_id: number | null
    main_function_id: number | null
    job_function_id: number | null
    function_title_id: number | null
    source: string
    source_id: string
  }
  company: { name: string } | null
}

/** As the marketplace has them. */
export const adFields = {
  title: { weight: 4, lengthPenalty: 0.4 },
  company: { weight: 2, lengthPenalty: 0.2 },
  function: { weight: 1.5, lengthPenalty: 0 },
  skills: { weight: 1.5, lengthPenalty: 0.2 },
  place: { weight: 1, lengthPenalty: 0 },
  description: { weight: 1, lengthPenalty: 0.75 },
}
const MAX_BYTES = 1 << 30
/** Searches of one kind in one language. */
const PER_LANGUAGE = 120
const MAX_QUERY_WORDS = 4
/** Words that are long enough for an error in them to be recognised. */
const SHORTEST_WITH_ERROR = 6

/** A real ad as the marketplace indexes it. */
export interface RealAd extends SetText {
  market: string
  title: string
  language: LanguageCode
  functionTitle: number | null
}

/** The real ads as the marketplace indexes them: function and place named in the ad's, the market's and English. */
export const readRealAds = (): RealAd[] => {
  const printed = execFileSync(
    process.execPath,
    [join(repositoryRoot, 'server/src/entry/import.ts'), '--print', ...adFiles()],
    { encoding: 'utf8', maxBuffer: MAX_BYTES, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ads: RealAd[] = []
  for (const line of printed.split('\n')) {
    if (line === '') continue
    const { job, company }: PrintedAd = JSON.parse(line)
    const language = languageByCode(job.language ?? '')?.code ?? 'en'
    const named = [...new Set([language, ...(marketByKey(job.market)?.languages ?? []), 'en' as const])]
    const functions = [job.function_title_id, job.job_function_id, job.main_function_id]
    const place = job.location_id === null ? undefined : locationById(job.location_id)
    ads.push({
      id: String(ads.length),
      market: job.market,
      language,
      title: job.title,
      functionTitle: job.function_title_id,
      fields: {
        title: plain(job.title),
        company: plain(company?.name ?? ''),
        function: functions
          .flatMap(id => (id === null || !functionPath(id) ? [] : named.map(code => functionText(id, code))))
          .join(' · '),
        skills: plain(job.skills.join(' · ')),
        place: place ? named.map(code => locationName(place, code)).join(' · ') : '',
        description: plain(job.description),
      },
    })
  }
  return ads
}

export type RandomBelow = (below: number) => number

export const firstWords = (title: string, language: LanguageCode): string => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(title)].filter(
    ({ isWordLike }) => isWordLike,
  )
  return words
    .slice(0, MAX_QUERY_WORDS)
    .map(({ segment }) => segment)
    .join(' ')
}

/** One sign of the longest word left out, doubled, changed, or changed with its neighbour, not the first; undefined where all are short. */
const withError = (text: string, random: RandomBelow): string | undefined => {
  const word = text.split(' ').reduce((longest, each) => (each.length > longest.length ? each : longest), '')
  const isSpelt = /^[\p{Script=Latin}\p{Script=Arabic}]+$/u.test(word)
  if (word.length < SHORTEST_WITH_ERROR || !isSpelt) return undefined
  const at = 1 + random(word.length - 2)
  const [sign, next] = [word.charAt(at), word.charAt(at + 1)]
  const parts = [next, sign + sign + next, word.charAt(random(word.length)) + next, next + sign]
  const wrong = word.slice(0, at) + parts[random(parts.length)] + word.slice(at + 2)
  return wrong === word ? undefined : text.replace(word, wrong)
}

/** Up to so many of each language's ads. */
const sample = (ads: readonly RealAd[], random: RandomBelow): RealAd[] =>
  languages.flatMap(({ code }) => {
    const own = ads.filter(({ language, title }) => language === code && title.length > 3)
    return own
      .map(ad => ({ ad, order: random(1 << 30) }))
      .sort((a, b) => a.order - b.order)
      .slice(0, PER_LANGUAGE)
      .map(({ ad }) => ad)
  })

/** Known-item searches over the real ads: the first words of a title, those with a typing error, and the title's name in another language. */
export const adSets = (): RelevanceSet[] => {
  const texts = readRealAds()
  const random = randomFrom(11)
  const byTitle = Map.groupBy(texts, ({ title }) => title.toLowerCase())
  const byFunction = Map.groupBy(texts, ({ functionTitle }) => functionTitle)
  const ids = (ads: readonly RealAd[] | undefined) => new Set(ads?.map(({ id }) => id))
  const words: SetQuery[] = []
  const errors: SetQuery[] = []
  for (const { id, language, title } of sample(texts, random)) {
    const text = firstWords(plain(title), language)
    const relevant = ids(byTitle.get(title.toLowerCase()))
    words.push({ id, language, text, relevant })
    const wrong = withError(text, random)
    if (wrong !== undefined) errors.push({ id, language, text: wrong, relevant })
  }
  const translated: SetQuery[] = []
  for (const ad of sample(
    texts.filter(({ functionTitle }) => functionTitle !== null),
    random,
  )) {
    const others = languages.filter(({ code }) => code !== ad.language)
    const other = others[random(others.length)]
    if (!other || ad.functionTitle === null) continue
    translated.push({
      id: ad.id,
      language: other.code,
      text: functionText(ad.functionTitle, other.code),
      relevant: ids(byFunction.get(ad.functionTitle)?.filter(({ language }) => language === ad.language)),
    })
  }
  return [
    { name: 'Real ads, words of the title', texts, sought: words, fields: adFields },
    { name: 'Real ads, one typing error', texts, sought: errors, fields: adFields },
    { name: 'Real ads, the title in another language', texts, sought: translated, fields: adFields },
  ]
}
