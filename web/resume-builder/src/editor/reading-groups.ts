import type { DocumentSectionKind, DocumentText } from '@hanap/contracts/jobseekers/document-parts'

export interface ReadField {
  kind: DocumentSectionKind
  field: DocumentText
  value: string
}

export interface ReadGroup {
  kind: DocumentSectionKind
  /** What belongs together, such as all of one job. */
  entries: ReadField[][]
}

/** Fields by their section, and in it by entry: another begins where a field comes again. */
export const readingGroups = (fields: readonly ReadField[]): ReadGroup[] => {
  const groups = new Map<DocumentSectionKind, ReadField[][]>()
  for (const { kind, field, value } of fields) {
    const entries = groups.get(kind) ?? []
    groups.set(kind, entries)
    const last = entries.at(-1)
    if (!last || last.some(each => each.field === field)) entries.push([{ kind, field, value }])
    else last.push({ kind, field, value })
  }
  return [...groups].map(([kind, entries]) => ({ kind, entries }))
}

/** Whether entries are one value each, such as skills. */
export const isPlainList = ({ entries }: ReadGroup): boolean =>
  entries.length > 1 && entries.every(([first, ...rest]) => first?.field === 'title' && rest.length === 0)
