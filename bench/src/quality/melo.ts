import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dataFolder } from '../corpus/pools.ts'
import type { RelevanceSet } from './sets.ts'

const rows = (folder: string, name: string): string[][] =>
  gunzipSync(readFileSync(join(folder, `${name}.tsv.gz`)))
    .toString()
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.split('\t'))

const LANGUAGES: Readonly<Record<string, string>> = { pt: 'pt-br' }

/** MELO: national job titles against the names of ESCO's occupations; folders say both languages (“prt_q_pt_c_en”). */
export const meloSets = (): RelevanceSet[] => {
  const all = join(dataFolder(), 'relevance', 'melo')
  return readdirSync(all).map(name => {
    const folder = join(all, name)
    const [, asked = '', , held = ''] = /_q_(\w\w)(_c_)(\w\w)/.exec(name) ?? []
    const relevant = new Map<string, Set<string>>()
    for (const [query = '', , id = '', grade] of rows(folder, 'annotations')) {
      const ids = relevant.get(query) ?? new Set()
      relevant.set(query, ids)
      if (grade !== '0') ids.add(id)
    }
    return {
      name: `MELO ${asked} to ${held}`,
      fields: { title: { weight: 1, lengthPenalty: 0.75 } },
      texts: rows(folder, 'corpus_elements').map(([id = '', title = '']) => ({
        id,
        language: LANGUAGES[held] ?? held,
        fields: { title },
      })),
      sought: rows(folder, 'queries').map(([id = '', text = '']) => ({
        id,
        language: LANGUAGES[asked] ?? asked,
        text,
        relevant: relevant.get(id) ?? new Set(),
      })),
    }
  })
}
