import type { Head } from '../page/head.ts'

/** The head of a page; React moves it where it belongs. */
export function PageHead({ head }: { head: Head }) {
  const { title, description, robots, canonical, card, feed, alternates = [] } = head
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {/* Title and description are taken from above: a search page's bytes are counted. */}
      {card && (
        <>
          <meta property="og:image" content={card} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {feed && <link rel="alternate" type="application/rss+xml" title={title} href={feed} />}
      {alternates.map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  )
}
