import { type Highlight, highlightsOf } from './highlight.ts'
import type { Suggester, SuggestionLimits, SuggestionMatch } from './suggester.ts'
import { typedIn } from './words.ts'

export interface Suggestion<Kind extends string> {
  id: string
  kind: Kind
  /** As it is shown: the entry's first label. */
  label: string
  /** The other label by which it was found; absent where the shown one matches as well as any. */
  foundAs?: string
  count: number
  /** Where the typed words stand in `label`; none where it was found otherwise. */
  highlights: readonly Highlight[]
}

/**
 * What somebody who typed `text` may mean, from several suggesters: every word begins a word of one label, in any
 * order. What matches as typed comes alone; where nothing does, words of 4 letters and more may have one typing
 * error. Within a kind the closer match comes first, then the one that counts more; what counts 0 comes last.
 */
export const suggest = <Kind extends string>(
  suggesters: readonly Suggester<Kind>[],
  text: string,
  limits: SuggestionLimits<Kind>,
): Suggestion<Kind>[] => {
  const typed = typedIn(text)
  const suggestionsOf = (hasTypos: boolean) => suggesters.flatMap(each => each.find(typed, limits, hasTypos))
  const asTyped = suggestionsOf(false)
  const suggestions = asTyped.length > 0 ? asTyped : suggestionsOf(true)
  return bestOfEach(suggestions, limits).map(({ entry, label: foundAs, count }) => {
    const [label] = entry.labels
    return {
      id: entry.id,
      kind: entry.kind,
      label,
      ...(foundAs === label ? {} : { foundAs }),
      count,
      highlights: highlightsOf(label, typed),
    }
  })
}

const bestOfEach = <Kind extends string>(
  found: readonly SuggestionMatch<Kind>[],
  limits: SuggestionLimits<Kind>,
): SuggestionMatch<Kind>[] => {
  const byKind = Map.groupBy(
    found.toSorted((a, b) => a.rank - b.rank),
    match => match.entry.kind,
  )
  return [...byKind].flatMap(([kind, matches]) => matches.slice(0, limits[kind] ?? 0))
}
