import type { ReactNode } from 'react'
import type { PageFacts } from '../page/facts.ts'

interface SiteDocumentProps {
  /** Absent where the page could not be begun. */
  facts?: PageFacts | undefined
  stylesheet: string
  /** What else stands in its head. */
  head?: ReactNode
  children: ReactNode
}

/** The document around every page of a site with an icon of its own. */
export function SiteDocument({ facts, stylesheet, head, children }: SiteDocumentProps) {
  return (
    <html lang={facts?.tag ?? 'en'} dir={facts?.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>{children}</body>
    </html>
  )
}
