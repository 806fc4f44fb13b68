import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { luceneCommand } from '../peers/lucene.ts'
import type { RelevanceSet, SearchRun } from './sets.ts'

const clean = (text: string) => text.replace(/[\t\r\n]/g, ' ')

export type LuceneAnalysis = 'standard' | 'language'

/** What Lucene finds with its standard or each language's own analyser, with words like the typed ones (`fuzzy`) or not. */
export const luceneRun = (
  { texts, sought, fields: kinds }: RelevanceSet,
  folder: string,
  analysis: LuceneAnalysis,
  isFuzzy: boolean,
): SearchRun => {
  const [texted, asked, found] = ['texts.tsv', 'sought.tsv', 'found.tsv'].map(name => join(folder, name))
  if (!texted || !asked || !found) throw new Error('no folder')
  const names = Object.keys(kinds)
  writeFileSync(
    texted,
    texts
      .map(({ id, language, fields }) => [id, language, ...names.map(name => clean(fields[name] ?? ''))])
      .map(columns => `${columns.join('\t')}\n`)
      .join(''),
  )
  writeFileSync(
    asked,
    sought.map(({ id, language, text }) => `${id}\t${language}\t${clean(text)}\n`).join(''),
  )
  const [java = '', ...options] = luceneCommand('Quality')
  const fields = Object.entries(kinds).map(([field, { weight }]) => `${field}:${weight}`)
  const { status, stderr } = spawnSync(
    java,
    [...options, texted, asked, found, fields.join(','), analysis, isFuzzy ? 'fuzzy' : 'exact'],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`Lucene ended with ${status}: ${stderr}`)
  return new Map(
    readFileSync(found, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => {
        const [id = '', ids = ''] = line.split('\t')
        return [id, ids === '' ? [] : ids.split(' ')]
      }),
  )
}
