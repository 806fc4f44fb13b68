import { SearchIndex } from './engine.ts'
import { type DocumentContents, documentContentsOf, valueKey } from './saved/document-contents.ts'
import { demandsOf, type FilterDemands, fits } from './saved/filter-demands.ts'
import { keysOf, type TextDemands, textDemandsOf, verdictOf } from './saved/text-demands.ts'
import type { Doc, Schema, SearchQuery } from './schema.ts'
import { layoutOf } from './store/layout.ts'

/** What of a query decides which documents it lists. */
export type SavedQuery = Pick<
  SearchQuery,
  'text' | 'language' | 'fields' | 'also' | 'scope' | 'filters' | 'ranges' | 'near'
>

interface SavedEntry {
  id: string
  demands: FilterDemands
  group: TextGroup
  /** The lists that it stands in. */
  lists: Set<SavedEntry>[]
}

/** The searches for one text within one scope. */
interface TextGroup {
  key: string
  query: SavedQuery
  wants: TextDemands
  /** Of one filter each, by `filter value`; those without a filter stand in `open`. */
  byValue: Map<string, Set<SavedEntry>>
  open: Set<SavedEntry>
  size: number
  /** The lists of texts that it stands in. */
  lists: { key: string; within: ScopeGroup }[]
}

/** The texts that are searched for within one scope, by a term that a listed document must hold. */
interface ScopeGroup {
  demands: FilterDemands
  byTerm: Map<string, Set<TextGroup>>
  open: Set<TextGroup>
}

const OPEN = ''

const addTo = <Item>(lists: Map<string, Set<Item>>, key: string, item: Item): Set<Item> => {
  const list = lists.get(key) ?? new Set()
  lists.set(key, list)
  return list.add(item)
}

/**
 * Searches that are kept, and found again by a document: those that would list it. A search lists what it finds as typed or
 * under names in other languages, nothing that only mentions a word, or for which one had to be corrected or given up.
 */
export class SavedSearches {
  readonly #schema: Schema
  readonly #layout
  readonly #languages: readonly string[]
  readonly #byId = new Map<string, SavedEntry>()
  readonly #groups = new Map<string, TextGroup>()
  readonly #scopes = new Map<string, ScopeGroup>()
  /** How many of the documents seen hold a term, or have a value. */
  readonly #seen = new Map<string, number>()
  readonly #fields: SavedQuery['fields'][] = []

  /** `languages` are those that documents may be in. */
  constructor(schema: Schema, languages: readonly string[]) {
    this.#schema = schema
    this.#layout = layoutOf(schema)
    this.#languages = languages
  }

  get size(): number {
    return this.#byId.size
  }

  /** Tells what documents are like, so that searches are kept under what is rare. To be called before they are added. */
  learn(doc: Doc): void {
    const held = documentContentsOf(doc, this.#layout)
    for (const key of [...held.terms, ...held.valueKeys]) this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1)
  }

  /** Takes the place of the search with its id. */
  put(id: string, query: SavedQuery): void {
    this.delete(id)
    const group = this.#groupOf(query)
    const demands = demandsOf(query)
    const saved: SavedEntry = { id, demands, group, lists: [] }
    const costs = demands.choices.map(({ filter, values }) => ({
      keys: values.map(value => valueKey(filter, value)),
      cost: values.reduce((sum, value) => sum + this.#cost(valueKey(filter, value)), 0),
    }))
    const cheapest = costs.reduce<(typeof costs)[number] | null>(
      (best, one) => (best === null || one.cost < best.cost ? one : best),
      null,
    )
    saved.lists = cheapest
      ? cheapest.keys.map(key => addTo(group.byValue, key, saved))
      : [group.open.add(saved)]
    group.size++
    this.#byId.set(id, saved)
  }

  /** Whether there was such a search. */
  delete(id: string): boolean {
    const saved = this.#byId.get(id)
    if (!saved) return false
    this.#byId.delete(id)
    for (const list of saved.lists) list.delete(saved)
    const { group } = saved
    if (--group.size > 0) return true
    this.#groups.delete(group.key)
    for (const { key, within } of group.lists) {
      const list = key === OPEN ? within.open : within.byTerm.get(key)
      list?.delete(group)
      if (list?.size === 0) within.byTerm.delete(key)
    }
    return true
  }

  /** The ids of the searches that would list this document. */
  listing(doc: Doc): string[] {
    const held = documentContentsOf(doc, this.#layout)
    const matches: string[] = []
    let alone: SearchIndex | undefined
    for (const scope of this.#scopes.values()) {
      if (!fits(scope.demands, held)) continue
      for (const group of candidates(scope, held)) {
        if (!anyFits(group, held)) continue
        let verdict = verdictOf(group.wants, held)
        if (verdict === 'unclear') {
          alone ??= this.#indexOf(doc)
          verdict = isListed(alone, group.query) ? 'listed' : 'unlisted'
        }
        if (verdict === 'listed') addFitting(group, held, matches)
      }
    }
    return matches
  }

  #cost(key: string): number {
    return 1 + (this.#seen.get(key) ?? 0)
  }

  /** An index that holds nothing else, and knows every language as a large one does. */
  #indexOf(doc: Doc): SearchIndex {
    const index = new SearchIndex(this.#schema, { autoMerge: false, tailSlots: this.#languages.length + 2 })
    for (const [at, language] of this.#languages.entries())
      index.upsert({ id: `${doc.id} ${at}`, text: {}, language, filters: {}, stored: '' })
    index.upsert(doc)
    return index
  }

  #groupOf(query: SavedQuery): TextGroup {
    const { text = '', language, fields, also, scope } = query
    if (!this.#fields.includes(fields)) this.#fields.push(fields)
    const scopeKey = JSON.stringify(scope ?? {})
    const key = JSON.stringify([text, language, this.#fields.indexOf(fields), also, scopeKey])
    const existingGroup = this.#groups.get(key)
    if (existingGroup) return existingGroup
    const demands = demandsOf({ ...(scope && { filters: scope }) })
    const within = this.#scopes.get(scopeKey) ?? { demands, byTerm: new Map(), open: new Set() }
    this.#scopes.set(scopeKey, within)
    const wants = textDemandsOf(query, this.#layout, this.#languages)
    const group: TextGroup = {
      key,
      query: { text, ...(language && { language }), ...(fields && { fields }), ...(also && { also }) },
      wants,
      byValue: new Map(),
      open: new Set(),
      size: 0,
      lists: [],
    }
    this.#groups.set(key, group)
    const keys = keysOf(wants, term => this.#cost(term))
    if (keys === null) within.open.add(group)
    else for (const term of keys) addTo(within.byTerm, term, group)
    group.lists = (keys ?? [OPEN]).map(term => ({ key: term, within }))
    return group
  }
}

const candidates = ({ byTerm, open }: ScopeGroup, { listed }: DocumentContents): Set<TextGroup> => {
  const matches = new Set(open)
  for (const term of listed) for (const group of byTerm.get(term) ?? []) matches.add(group)
  return matches
}

/** The lists of a group in which those that fit may stand. */
const listsFor = ({ open, byValue }: TextGroup, { valueKeys }: DocumentContents): Set<SavedEntry>[] => {
  const lists = [open]
  if (byValue.size > 0)
    for (const key of valueKeys) {
      const list = byValue.get(key)
      if (list) lists.push(list)
    }
  return lists
}

const anyFits = (group: TextGroup, held: DocumentContents): boolean => {
  for (const list of listsFor(group, held)) {
    for (const { demands } of list) if (fits(demands, held)) return true
  }
  return false
}

const addFitting = (group: TextGroup, held: DocumentContents, into: string[]): void => {
  const lists = listsFor(group, held)
  for (const [at, list] of lists.entries()) {
    // Of several chosen values a document may have more than one.
    const before = lists.slice(1, at)
    for (const saved of list) {
      if (!before.some(other => other.has(saved)) && fits(saved.demands, held)) into.push(saved.id)
    }
  }
}

const isListed = (index: SearchIndex, query: SavedQuery): boolean => {
  const { total, relaxed } = index.search({
    ...query,
    match: 'list',
    sort: { by: 'relevance' },
    offset: 0,
    limit: 0,
  })
  return total === 1 && relaxed === null
}
