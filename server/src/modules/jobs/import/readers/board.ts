import { isObject, type JsonObject, textOf } from '../json.ts'
import { ashbyPosting, isAshbyJob } from './ashby.ts'
import { postingsIn } from './graph.ts'
import { greenhousePosting, isGreenhouseJob } from './greenhouse.ts'
import { jsonItems } from './json-items.ts'
import type { Feed, Reader } from './read.ts'

/** JSON that is no NDJSON: a whole Ashby or Greenhouse board, or JobPostings in a list, a `@graph` or alone. */
export const readBoard: Reader = async function* (chunks, feed) {
  for await (const { line, value } of jsonItems(chunks)) {
    if (value === undefined) {
      yield { line, reason: 'broken JSON' }
      continue
    }
    const postings = isObject(value) ? postingsOf(value, feed) : []
    if (postings === 'unlisted') continue
    if (postings.length === 0) yield { line, reason: 'no JobPosting' }
    for (const posting of postings) yield { line, posting }
  }
}

const postingsOf = (job: JsonObject, feed: Feed): JsonObject[] | 'unlisted' => {
  if (isAshbyJob(job)) return job.isListed === false ? 'unlisted' : [ashbyPosting(job, boardOf(job, feed))]
  if (isGreenhouseJob(job)) return [greenhousePosting(job, boardOf(job, feed))]
  return postingsIn(job)
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
