import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { escapeHtml } from '@hanap/markets/escape-html'
import { factsOf, originOfMarket } from '@hanap/shared/page/page-facts'
import { cardViews } from '../jobs/card-view.server.ts'

/** Jobs of an RSS feed at most. */
export const RSS_SIZE = 50
const MAX_AGE = 'public, max-age=300'
/** Minutes after which readers ask again. */
const TTL = 15

interface RssFeed {
  title: string
  description: string
  /** Paths of the page with the same jobs, and of the feed. */
  pagePath: string
  path: string
  jobs: readonly JobCard[]
}

/** What no XML may hold, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text that somebody typed, between tags or in an attribute. */
const spoken = (text: string) => escapeHtml(text.toWellFormed().replace(UNSPEAKABLE, ''))

const element = (name: string, text: string) => `<${name}>${spoken(text)}</${name}>`

const itemOf = (page: PageContext, job: JobCard, origin: string): string => {
  const { prefix, language } = factsOf(page)
  const [view] = cardViews(page, [job])
  const link = new URL(prefix + job.job_url, origin).href
  const { job_title: title, company_name: company } = job
  const facts = [view?.company, ...(view?.facts ?? []), view?.salary].filter(text => text)
  return `<item>${element('title', company ? translator(language)('job.title', { job: title, company }) : title)}${element('link', link)}<guid isPermaLink="true">${spoken(link)}</guid><pubDate>${new Date(job.refreshed_at).toUTCString()}</pubDate>${element('description', facts.join(' · '))}${company ? element('dc:creator', company) : ''}</item>`
}

/** The jobs as RSS 2.0 in the page's language. It is for programs that follow a search, and no result of a search engine. */
export const rssAnswer = (
  page: PageContext,
  { title, description, pagePath, path, jobs }: RssFeed,
): Response => {
  const { tag } = factsOf(page)
  const origin = originOfMarket(page)
  const at = (each: string) => new URL(each, origin).href
  const newest = Math.max(0, ...jobs.map(job => Date.parse(job.refreshed_at)))
  const changed = newest > 0 ? new Date(newest).toUTCString() : undefined
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>${element('title', title)}${element('link', at(pagePath))}${element('description', description)}${element('language', tag)}<atom:link href="${spoken(at(path))}" rel="self" type="application/rss+xml"/>${changed ? element('lastBuildDate', changed) : ''}<ttl>${TTL}</ttl>
${jobs.map(job => itemOf(page, job, origin)).join('\n')}
</channel></rss>
`
  return new Response(body, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': MAX_AGE,
      'x-robots-tag': 'noindex',
      ...(changed && { 'last-modified': changed }),
    },
  })
}
