import type { Hit } from '@hanap/search-engine/schema'
import type { JobFacts } from '../jobs/index.ts'

/** Jobs whose facts are cached, of some 5 KB each with what is made of them. */
export const MAX_CACHED_FACTS = 4000

interface CachedFacts {
  stored: string
  facts: JobFacts
}

const cached = new Map<string, CachedFacts>()

/**
 * The facts that `jobDocumentOf` stored: the same object as long as they are the same, so that a card made of them can be
 * cached with them. Nobody may change it. The least recently found are dropped first.
 */
export const storedFacts = ({ id, stored }: Pick<Hit, 'id' | 'stored'>): JobFacts => {
  const earlier = cached.get(id)
  cached.delete(id)
  const entry: CachedFacts = earlier?.stored === stored ? earlier : { stored, facts: JSON.parse(stored) }
  cached.set(id, entry)
  const [oldest] = cached.keys()
  if (cached.size > MAX_CACHED_FACTS && oldest !== undefined) cached.delete(oldest)
  return entry.facts
}

/** For tests. */
export const cachedFacts = (): number => cached.size
