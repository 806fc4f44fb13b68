import { documentTexts } from './document-parts.ts'
import type { DocumentContent, DocumentEntry, DocumentSection } from './documents.schemas.ts'

/** A field that both have changed: mine was kept, and this is what the others wrote. */
export interface MergeConflict {
  /** Ids; null of what concerns the whole document. */
  section: string | null
  entry: string | null
  field: string
  theirs: string
}

export interface MergedDocument {
  merged: DocumentContent
  conflicts: MergeConflict[]
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Part = { id: string }
const byId = <P extends Part>(parts: readonly P[]) => new Map(parts.map(part => [part.id, part]))
const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id)

/** Ids in my order, with theirs that I do not know each behind the one that it stands behind there. */
const mergedOrder = (base: readonly Part[], mine: readonly Part[], theirs: readonly Part[]): string[] => {
  const own = idsOf(mine)
  const isMoved = !isEqual(
    idsOf(base).filter(id => own.includes(id)),
    own.filter(id => byId(base).has(id)),
  )
  const [first, second] = isMoved ? [own, idsOf(theirs)] : [idsOf(theirs), own]
  const order = [...first]
  for (const [at, id] of second.entries()) {
    if (order.includes(id)) continue
    const before = second.slice(0, at).findLast(each => order.includes(each))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

/** Added by either stays; taken away by one goes unless the other has changed it. */
const mergedParts = <P extends Part>(
  base: readonly P[],
  mine: readonly P[],
  theirs: readonly P[],
  mergePart: (base: P, mine: P, theirs: P) => P,
): P[] => {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
  return mergedOrder(base, mine, theirs).flatMap(id => {
    const [was, my, their] = [before.get(id), own.get(id), other.get(id)]
    if (my && their) return [was ? mergePart(was, my, their) : my]
    const left = my ?? their
    return left && !(was && isEqual(was, left)) ? [left] : []
  })
}

/**
 * What somebody changed (`mine`, of `base`) and what others changed meanwhile (`theirs`, of the same), in one: by section, entry and
 * field. Where both wrote in one field, mine stays and the other is told as a conflict.
 */
export const mergeDocuments = (
  base: DocumentContent,
  mine: DocumentContent,
  theirs: DocumentContent,
): MergedDocument => {
  const conflicts: MergeConflict[] = []
  const merge = <Value>(
    [was, my, their]: readonly [Value, Value, Value],
    field: string,
    section: string | null = null,
    entry: string | null = null,
  ): Value => {
    if (isEqual(my, was)) return their
    if (!isEqual(their, was) && !isEqual(my, their))
      conflicts.push({
        section,
        entry,
        field,
        theirs: typeof their === 'string' ? their : JSON.stringify(their),
      })
    return my
  }

  const mergeEntry =
    (section: string) =>
    (was: DocumentEntry, my: DocumentEntry, their: DocumentEntry): DocumentEntry => {
      const merged = { ...my }
      for (const field of documentTexts)
        merged[field] = merge([was[field], my[field], their[field]], field, section, my.id)
      merged.is_current = merge(
        [was.is_current, my.is_current, their.is_current],
        'is_current',
        section,
        my.id,
      )
      return merged
    }

  const mergeSection = (
    was: DocumentSection,
    my: DocumentSection,
    their: DocumentSection,
  ): DocumentSection => ({
    id: my.id,
    kind: my.kind,
    title: merge([was.title, my.title, their.title], 'title', my.id),
    is_hidden: merge([was.is_hidden, my.is_hidden, their.is_hidden], 'is_hidden', my.id),
    entries: mergedParts(was.entries, my.entries, their.entries, mergeEntry(my.id)),
  })

  const merged: DocumentContent = {
    name: merge([base.name, mine.name, theirs.name], 'name'),
    language: merge([base.language, mine.language, theirs.language], 'language'),
    template: merge([base.template, mine.template, theirs.template], 'template'),
    paper: merge([base.paper, mine.paper, theirs.paper], 'paper'),
    style: {
      accent: merge([base.style.accent, mine.style.accent, theirs.style.accent], 'accent'),
      size: merge([base.style.size, mine.style.size, theirs.style.size], 'size'),
      spacing: merge([base.style.spacing, mine.style.spacing, theirs.style.spacing], 'spacing'),
      is_photo_shown: merge(
        [base.style.is_photo_shown, mine.style.is_photo_shown, theirs.style.is_photo_shown],
        'is_photo_shown',
      ),
    },
    sections: mergedParts(base.sections, mine.sections, theirs.sections, mergeSection),
    job_id: merge([base.job_id, mine.job_id, theirs.job_id], 'job_id'),
  }
  return { merged, conflicts }
}
