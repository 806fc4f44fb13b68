import { isObject, type Json, type JsonObject, parseJson, textOf } from '../json.ts'
import { ashbyPosting, isAshbyJob } from './ashby.ts'
import { greenhousePosting, isGreenhouseJob } from './greenhouse.ts'
import { type Around, adsIn, adsOf, aroundOf, includedKey, type JsonAd } from './json-ads.ts'
import { jsonItems } from './json-items.ts'
import { type Feed, MAX_AD_LENGTH, type Read, type Reader } from './read.ts'

/**
 * JSON that is no NDJSON: a whole Ashby or Greenhouse board, JobPostings in a list, a `@graph` or alone, or ads in names
 * of the feed's own. What is small enough is looked at as a whole: what stands beside the list may tell of its ads.
 */
export const readBoard: Reader = async function* (chunks, feed) {
  const iterator = chunks[Symbol.asyncIterator]()
  let text = ''
  let isWhole = false
  while (!isWhole && text.length <= MAX_AD_LENGTH) {
    const { done, value } = await iterator.next()
    if (done) isWhole = true
    else text += value
  }
  async function* all() {
    yield text
    while (!isWhole) {
      const { done, value } = await iterator.next()
      if (done) return
      yield value
    }
  }
  const root = isWhole ? parsed(text) : undefined
  const around = aroundOf(root ?? null)
  const problems: Read[] = []
  let hasAds = false
  for await (const { line, value } of jsonItems(all())) {
    const found = value === undefined ? [] : adsOfItem(value, feed, around)
    if (found === 'unlisted') continue
    // Until there is an ad, nobody knows whether this is the list of them.
    if (found.length === 0)
      problems.push({ line, reason: value === undefined ? 'invalid JSON' : 'contains no JobPosting' })
    if (found.length > 0) hasAds = true
    if (hasAds || problems.length > MOST_PROBLEMS) yield* problems.splice(0)
    for (const ad of found) yield { line, ...ad }
  }
  const whole = hasAds || root === undefined ? [] : adsIn(root, feed.name)
  for (const ad of whole) yield { line: 1, ...ad }
  if (whole.length === 0) yield* problems
}

const MOST_PROBLEMS = 1000

const parsed = (text: string): Json | undefined => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const adsOfItem = (item: Json, feed: Feed, around: Around): JsonAd[] | 'unlisted' => {
  if (!isObject(item)) return []
  // Companies and places of JSON:API, which ads name.
  if (around.included.has(includedKey(item))) return 'unlisted'
  if (isAshbyJob(item))
    return item.isListed === false ? 'unlisted' : [{ posting: ashbyPosting(item, boardOf(item, feed)) }]
  if (isGreenhouseJob(item)) return [{ posting: greenhousePosting(item, boardOf(item, feed)) }]
  return adsOf(item, feed.name, around)
}

/** The board's name as its addresses have it, else as the file is called. */
const boardOf = (job: JsonObject, feed: Feed): string => {
  const address = textOf(job.jobUrl) || textOf(job.absolute_url)
  const named = /^https:\/\/(?:jobs\.ashbyhq\.com|(?:job-)?boards\.(?:eu\.)?greenhouse\.io)\/([^/?#]+)/.exec(
    address,
  )?.[1]
  if (named === undefined) return feed.name.replace(/^(?:ashby|greenhouse)_(?:board_)?/, '')
  try {
    return decodeURIComponent(named)
  } catch {
    return named
  }
}
