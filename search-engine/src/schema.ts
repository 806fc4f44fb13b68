export interface IndexedTextField {
  /** How much a word here counts against the same word in another field. */
  weight: number
  /** How strongly a long text is held against a document, 0 to 1. */
  lengthPenalty?: number
  /** A document that holds a word of a query in such fields alone mentions it, and is in no list of what matches. */
  isMention?: true
}

export interface IndexedDateField {
  /** Adds up to `weight` times the text score to a new document, half of it after `halfLifeDays`. */
  freshness?: { weight: number; halfLifeDays: number }
}

/**
 * What an index holds. The text field of the greatest weight (the title) is also kept word by word, for the bonus on
 * neighbouring words and for similar documents; the first date breaks ties of every order.
 */
export interface Schema {
  text: Readonly<Record<string, IndexedTextField>>
  filters: Readonly<Record<string, { many?: boolean }>>
  /**
   * A filter of one value by which documents lie apart: a search whose scope is one value of it reads nothing of the others. The
   * answers are the same as without.
   */
  partition?: string
  ranges?: Readonly<Record<string, Readonly<Record<string, never>>>>
  dates?: Readonly<Record<string, IndexedDateField>>
  /** The name of the point, for the reader; an index holds one point a document. */
  geo?: string
}

export type FilterValue = string | number

export interface Doc {
  id: string
  text: Readonly<Record<string, string>>
  /** A code such as `en` or `pt-br`; decides the stemming. */
  language?: string
  filters: Readonly<Record<string, FilterValue | readonly FilterValue[] | undefined>>
  /** From and to, both included. */
  ranges?: Readonly<Record<string, readonly [number, number] | undefined>>
  /** Epoch milliseconds. */
  dates?: Readonly<Record<string, number | undefined>>
  /** Latitude and longitude in degrees. */
  geo?: readonly [number, number]
  /** Handed back with a hit, never looked into. */
  stored: string
}

export type Choices = Readonly<Record<string, readonly string[]>>

export type SortOrder =
  | { by: 'relevance' }
  | { by: 'date'; field: string }
  /** `asc` goes by the lower end, `desc` by the upper; documents without the range come last. */
  | { by: 'range'; field: string; direction: 'asc' | 'desc' }
  | { by: 'distance' }

/** An expression of a query and the names of the same thing in other languages. */
export interface Translation {
  /** Found in the query's text by its analysed words, in this order. */
  from: string
  to: readonly string[]
}

export interface SearchQuery {
  /** `"a phrase"`, `-word`, `-"a phrase"` and prefixes of `fields` are understood. Its first 500 signs are looked at. */
  text?: string
  language?: string
  /** Prefixes of words and phrases (`title:nurse`) and the text fields they stand for; any other prefix is plain text. */
  fields?: Readonly<Record<string, string>>
  /** Documents found only through one of these come after those found as typed, in every order. */
  also?: readonly Translation[]
  /**
   * `list`: documents that hold every word in a field that is more than a mention; `mention`: those that hold the words, one of them
   * nowhere but in a mention. Both together when left out. `similar`: documents whose titles (the field of the greatest weight) hold
   * the words that say most, or names of `also`, those of the list among them; none for a phrase or a word of one field.
   */
  match?: 'list' | 'mention' | 'similar'
  /** Any value within a field, every field together. An empty list restricts nothing. */
  filters?: Choices
  /** Documents whose range overlaps this one, ends included. */
  ranges?: Readonly<Record<string, readonly [number, number]>>
  near?: { lat: number; lon: number; radiusKm?: number }
  sort: SortOrder
  offset: number
  limit: number
  /** The `key` of a hit: the page begins after it (`offset` counts from there), at the cost of a first page. */
  after?: string
  /** Filter fields whose values are counted. */
  facets?: readonly string[]
  /** Values listed per counted field, the most frequent first; chosen values are always listed. */
  facetLimit?: number
  explain?: boolean
  exclude?: readonly string[]
  /** Documents with any of these values in any of these filters are left out, of counts too. */
  without?: Choices
  /** A filter that holds for everything, counts included; choices here are no facet's own choice. */
  scope?: Choices
  /** Epoch milliseconds for freshness; the clock's when left out. */
  now?: number
}

export interface ScorePart {
  /** `word`, `phrase`, `neighbours`, `title` or `freshness`. */
  kind: string
  word?: string
  value: number
}

export interface Hit {
  id: string
  stored: string
  /** 0 in orders other than relevance. */
  score: number
  /** Its place in the order, for `Query.after`; similar documents have none. */
  key?: string
  /** Found only through `Query.also`. */
  isTranslated?: true
  distanceKm?: number
  /** Parts that add up to the score. */
  explain?: readonly ScorePart[]
}

export interface FacetCount {
  value: string
  count: number
}

/** What was changed in the words of a query that no document answers as typed. */
export interface Relaxation {
  dropped: readonly string[]
  corrected: readonly { from: string; to: string }[]
}

/** Shared between callers with the same question: not to be changed. */
export interface SearchResult {
  hits: readonly Hit[]
  /** Exact. */
  total: number
  /** Exact; how many only mention the words. Of a query with `match`. */
  mentions?: number
  facets: Readonly<Record<string, readonly FacetCount[]>>
  relaxed: Relaxation | null
}
