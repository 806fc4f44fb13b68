import { isObject, type JsonObject, type JsonValue, jsonText, parseJson } from '../json.ts'
import { ashbyPosting, isAshbyJob } from './ashby.ts'
import { greenhousePosting, isGreenhouseJob } from './greenhouse.ts'
import { adsIn, adsOf, type FeedContext, feedContextOf, includedKey, type JsonAd } from './json-ads.ts'
import { jsonItems } from './json-items.ts'
import { type FeedItem, type FeedReader, type FeedSource, MAX_AD_LENGTH } from './read.ts'

/**
 * JSON that is no NDJSON: a whole Ashby or Greenhouse board, JobPostings in a list, a `@graph` or alone, or ads in names
 * of the feed's own. What is small enough is looked at as a whole: what stands beside the list may tell of its ads.
 */
export const readBoard: FeedReader = async function* (chunks, feed) {
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
  const around = feedContextOf(root ?? null)
  const problems: FeedItem[] = []
  let hasAds = false
  for await (const { line, value } of jsonItems(all())) {
    const ads = value === undefined ? [] : adsOfItem(value, feed, around)
    if (ads === 'unlisted') continue
    // Until there is an ad, nobody knows whether this is the list of them.
    if (ads.length === 0)
      problems.push({ line, reason: value === undefined ? 'invalid JSON' : 'contains no JobPosting' })
    if (ads.length > 0) hasAds = true
    if (hasAds || problems.length > MAX_PROBLEMS) yield* problems.splice(0)
    for (const ad of ads) yield { line, ...ad }
  }
  const whole = hasAds || root === undefined ? [] : adsIn(root, feed.name)
  for (const ad of whole) yield { line: 1, ...ad }
  if (whole.length === 0) yield* problems
}

const MAX_PROBLEMS = 1000

const parsed = (text: string): JsonValue | undefined => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const adsOfItem = (item: JsonValue, feed: FeedSource, around: FeedContext): JsonAd[] | 'unlisted' => {
  if (!isObject(item)) return []
  // Companies and places of JSON:API, which ads name.
  if (around.included.has(includedKey(item))) return 'unlisted'
  if (isAshbyJob(item))
    return item.isListed === false ? 'unlisted' : [{ posting: ashbyPosting(item, boardOf(item, feed)) }]
  if (isGreenhouseJob(item)) return [{ posting: greenhousePosting(item, boardOf(item, feed)) }]
  return adsOf(item, feed.name, around)
}

/** The board's name as its addresses have it, else as the file is called. */
const boardOf = (job: JsonObject, feed: FeedSource): string => {
  const address = jsonText(job.jobUrl) || jsonText(job.absolute_url)
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
