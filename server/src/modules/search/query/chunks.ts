import { queryClauses } from '@hanap/search-engine/analysis'
import { fieldsByPrefix, type QueryField, queryFieldOf } from './fields.ts'

/** A piece of a query: a word, or what stands in quotes, behind a minus or behind a field's name. */
export interface Chunk {
  kind: 'word' | 'phrase' | 'field' | 'without'
  /** As it is searched for, with its signs. */
  text: string
  /** Without its signs. */
  bare: string
  /** The field that its prefix names. */
  field?: QueryField
}

/** The pieces of a query's text, in order; a prefix is written in English. */
export const chunksOf = (text: string): Chunk[] =>
  queryClauses(text, fieldsByPrefix()).flatMap(({ text: bare, isPhrase, isExcluded, field }): Chunk[] => {
    if (!isPhrase && !isExcluded && field === undefined)
      return bare
        .split(/\s+/)
        .filter(Boolean)
        .map(word => ({ kind: 'word', text: word, bare: word }))
    const name = field === undefined ? undefined : queryFieldOf(field)
    const prefix = name === undefined ? '' : `${name}:`
    const written = `${isExcluded ? '-' : ''}${prefix}${isPhrase ? `"${bare}"` : bare}`
    const kind = isExcluded ? 'without' : isPhrase ? 'phrase' : 'field'
    return [{ kind, text: written, bare, ...(name !== undefined && { field: name }) }]
  })

export const textOf = (chunks: readonly { text: string }[]): string =>
  chunks
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')
