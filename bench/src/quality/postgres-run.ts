import type { PostgresClient } from '../peers/postgres.ts'
import { DEPTH, type RelevanceSet, type SearchRun } from './sets.ts'

/** PostgreSQL's own configurations; it has none for Malay, Chinese and Japanese. */
const CONFIGS: Readonly<Record<string, string>> = {
  en: 'english',
  es: 'spanish',
  'pt-br': 'portuguese',
  tr: 'turkish',
  id: 'indonesian',
  ar: 'arabic',
  sv: 'swedish',
}
const configOf = (language: string) => CONFIGS[language] ?? 'simple'

const GRADES = ['A', 'B', 'C', 'D'] as const
const AT_ONCE = 500

/** Puts the texts into a table of their own, each by its language's configuration. */
export const fillPostgres = async (sql: PostgresClient, { texts, fields }: RelevanceSet): Promise<void> => {
  const heaviest = Object.entries(fields)
    .map(([field, { weight }]) => [field, weight] as const)
    .sort(([, a], [, b]) => b - a)
  const levels = [...new Set(heaviest.map(([, weight]) => weight))]
  const gradeOf = (weight: number) => GRADES[Math.min(levels.indexOf(weight), GRADES.length - 1)]
  const vector = heaviest
    .map(
      ([field, weight]) =>
        `setweight(to_tsvector(config::regconfig, coalesce(fields->>'${field}', '')), '${gradeOf(weight)}')`,
    )
    .join(' || ')
  await sql.run('drop table if exists texts')
  await sql.run('create table texts (id text primary key, words tsvector)')
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const some = texts.slice(at, at + AT_ONCE)
    await sql.run(
      `insert into texts select id, ${vector} from (select id, config, fields::jsonb from unnest($1::text[], $2::text[], $3::text[]) as t (id, config, fields)) as t`,
      [
        some.map(({ id }) => id),
        some.map(({ language }) => configOf(language)),
        some.map(({ fields }) => JSON.stringify(fields)),
      ],
    )
  }
  await sql.run('create index texts_by_words on texts using gin (words)')
  await sql.run('analyze texts')
}

/** What PostgreSQL finds with all words, or with any. */
export const postgresRun = async (
  sql: PostgresClient,
  { sought }: RelevanceSet,
  isAny: boolean,
): Promise<SearchRun> => {
  const run = new Map<string, readonly string[]>()
  for (const { id, language, text } of sought) {
    const query = isAny
      ? `replace(plainto_tsquery($1::regconfig, $2)::text, ' & ', ' | ')::tsquery`
      : 'plainto_tsquery($1::regconfig, $2)'
    const rows = await sql.run<{ id: string }>(
      `select id from texts, (select ${query} as query) as asked where words @@ query order by ts_rank(words, query, 1) desc, id limit ${DEPTH}`,
      [configOf(language), text],
      { isPrepared: true },
    )
    run.set(
      id,
      rows.map(row => row.id),
    )
  }
  return run
}
