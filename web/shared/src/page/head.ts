/** What stands in a page's head beside what all pages have. */
export interface Head {
  title: string
  description?: string
  /** Absolute address of the page's own clean URL. */
  canonical?: string
  /** Absolute address of the picture beside a link to the page, where others show one (Open Graph). */
  card?: string
  /** Absolute address of an RSS feed of what the page lists. */
  feed?: string
  /** Absent: to be indexed. */
  robots?: 'noindex'
  /** hreflang and absolute address. */
  alternates?: [string, string][]
}
