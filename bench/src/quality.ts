import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { printTable } from './harness/figures.ts'
import { freshFolder } from './harness/server.ts'
import { openPostgres } from './peers/postgres.ts'
import { adSets } from './quality/ads.ts'
import { type LuceneAnalysis, luceneRun } from './quality/lucene-run.ts'
import { meloSets } from './quality/melo.ts'
import { ourIndex, ourMatches, ourPage, ourRun } from './quality/our-run.ts'
import { fillPostgres, postgresRun } from './quality/postgres-run.ts'
import { type RelevanceSet, type SearchRun, scoresOf } from './quality/sets.ts'

/**
 * What our index, PostgreSQL and Lucene find of what was meant, a table for each set: known ads of HANAP_DATA, and job
 * titles against ESCO's (MELO). `HANAP_DATA=… node bench/src/quality.ts [ads|melo]`. Needs Maven and a JDK 21.
 */
const chosenSet = process.argv[2]
const sets = [...(chosenSet === 'melo' ? [] : adSets()), ...(chosenSet === 'ads' ? [] : meloSets())]
const place = freshFolder()
const own = join(place.folder, 'postgres')
mkdirSync(own)
const postgres = await openPostgres(own)

const show = (set: RelevanceSet, runs: readonly (readonly [string, SearchRun])[]) =>
  printTable(`${set.name}: ${set.sought.length} searches in ${set.texts.length} texts`, [
    ['', 'success at 10', 'MRR at 10', 'nDCG at 10'],
    ...runs.map(([name, run]) => {
      const { success, mrr, ndcg } = scoresOf(set.sought, run)
      return [name, success.toFixed(3), mrr.toFixed(3), ndcg.toFixed(3)] as const
    }),
  ])

try {
  for (const set of sets) {
    const index = ourIndex(set)
    await fillPostgres(postgres.sql, set)
    const lucene = (analysis: LuceneAnalysis, isFuzzy: boolean) =>
      luceneRun(set, place.folder, analysis, isFuzzy)
    show(set, [
      ['ours', ourRun(index, set, true)],
      ['ours, without other languages’ titles', ourRun(index, set, false)],
      ['ours, with similar titles', ourPage(index, set)],
      ['ours, as a matcher of titles', ourMatches(index, set)],
      ['PostgreSQL, all words', await postgresRun(postgres.sql, set, false)],
      ['PostgreSQL, any word', await postgresRun(postgres.sql, set, true)],
      ['Lucene, standard analyser', lucene('standard', false)],
      ['Lucene, language analysers', lucene('language', false)],
      ['Lucene, standard, fuzzy', lucene('standard', true)],
      ['Lucene, language, fuzzy', lucene('language', true)],
    ])
  }
} finally {
  await postgres.close()
  place.remove()
}
