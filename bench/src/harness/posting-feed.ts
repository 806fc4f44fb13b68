import type { FeedSource } from '@hanap/job-import'

async function* linesOf(postings: Iterable<object>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (const posting of postings) yield encoder.encode(`${JSON.stringify(posting)}\n`)
}

/** JobPostings as a feed of a line each, for the importer to read. */
export const postingFeed = (postings: Iterable<object>): FeedSource => ({
  name: 'bench.ndjson',
  bytes: linesOf(postings),
})
