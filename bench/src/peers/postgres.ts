import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusTextFields } from '../corpus/documents.ts'
import type { BenchQuery } from '../corpus/queries.ts'
import { repositoryRoot } from '../harness/server.ts'
import { corpusRows, TERMS } from './files.ts'
import { fetched } from './packages.ts'
import { serve } from './serve.ts'
import { columnValues, engineAnswerOfRows, type SqlRow, searchSql, valueColumns } from './sql.ts'

/** The part of the client that is used here. */
interface PgPool {
  query<Row>(statement: {
    name?: string
    text: string
    values?: readonly unknown[]
  }): Promise<{ rows: Row[] }>
  end(): Promise<void>
}
interface PgDriver {
  Pool: new (options: { connectionString: string; max: number }) => PgPool
}

export interface PostgresClient {
  /** One that is prepared is parsed once for each connection. */
  run<Row>(text: string, values?: readonly unknown[], options?: { isPrepared: boolean }): Promise<Row[]>
}

/** Room that a machine with PostgreSQL alone on it would give; what a power cut may lose is no part of the figures. */
const SETTINGS = [
  'shared_buffers=1GB',
  'work_mem=64MB',
  'maintenance_work_mem=1GB',
  'max_wal_size=4GB',
  'effective_cache_size=8GB',
  'random_page_cost=1.1',
]

const PROGRAM = `
import { startPostgresCluster } from ${JSON.stringify(join(repositoryRoot, 'server/src/db/embedded/cluster.ts'))}
const cluster = await startPostgresCluster(process.argv[1], { isThrowaway: true, settings: ${JSON.stringify(SETTINGS)} })
console.log(cluster.url)
process.stdin.resume().on('end', () => cluster.stop())
`

/** PostgreSQL of the project's own in a folder, with its client and its postmaster. */
export const openPostgres = async (own: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, own], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [url] = await once(child.stdout, 'data')
  const { default: driver }: { default: PgDriver } = await import(fetched('pg', '8.23.1'))
  const pool = new driver.Pool({ connectionString: String(url).trim(), max: 16 })
  const sql: PostgresClient = {
    run: async <Row>(
      text: string,
      values: readonly unknown[] = [],
      { isPrepared } = { isPrepared: false },
    ) => {
      const name = isPrepared && createHash('sha256').update(text).digest('base64url')
      const { rows } = await pool.query<Row>({ text, values, ...(name && { name }) })
      return rows
    },
  }
  const pid = Number(readFileSync(join(own, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    sql,
    pid,
    async close() {
      await pool.end()
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}

const WEIGHTS = { title: 'A', company: 'B', skills: 'B', function: 'C', description: 'D' } as const
/** PostgreSQL keeps no position beyond this one, and 256 of a word. */
const LAST_POSITION = 16_383
const MAX_POSITIONS = 256
const ROWS_AT_ONCE = 250

const quoted = (term: string) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Analysed terms as a tsvector, each field with its weight. */
const vectorOf = (texts: Readonly<Record<(typeof corpusTextFields)[number], string>>): string => {
  const positions = new Map<string, string[]>()
  let at = 0
  for (const field of corpusTextFields)
    for (const term of texts[field].split(' ')) {
      if (term === '') continue
      at = Math.min(at + 1, LAST_POSITION)
      const termPositions = positions.get(term)
      if (!termPositions) positions.set(term, [`${at}${WEIGHTS[field]}`])
      else if (termPositions.length < MAX_POSITIONS) termPositions.push(`${at}${WEIGHTS[field]}`)
    }
  return [...positions].map(([term, places]) => `${quoted(term)}:${places.join(',')}`).join(' ')
}

const tsqueryOf = ({ words }: BenchQuery) =>
  words
    .map(spellings => `(${spellings.map(terms => `(${terms.map(quoted).join('&')})`).join('|')})`)
    .join('&')

const hitsOf = ({ words, market, isNewestFirst }: BenchQuery): string => {
  const where = [
    ...(words.length > 0 ? ['words @@ $1::tsquery'] : []),
    ...(market === null ? [] : [`market = ${market}`]),
  ]
  const rank = isNewestFirst ? '0' : 'ts_rank(words, $1::tsquery)'
  return `select id, posted, ${rank} as rank, ${valueColumns.join(', ')} from docs ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`
}

if (import.meta.main)
  await serve(async (corpus, own) => {
    const { sql, pid, close } = await openPostgres(own)
    const [about] = await sql.run<{ version: string }>(`select split_part(version(), ' ', 2) as version`)
    return {
      version: `PostgreSQL ${about?.version}, GIN`,
      async index() {
        const names = ['id', 'market', 'posted', ...valueColumns, 'stored', 'words']
        const types = names.map(name =>
          name === 'posted' ? 'bigint' : name === 'stored' ? 'text' : name === 'words' ? 'tsvector' : 'int',
        )
        await sql.run(
          `create table docs (${names.map((name, at) => `${name} ${types[at]}`).join(', ')}, primary key (id))`,
        )
        const columns = types.map((type, at) => `$${at + 1}::${type === 'tsvector' ? 'text' : type}[]`)
        const insert = `insert into docs select ${names.map(name => (name === 'words' ? 'words::tsvector' : name)).join(', ')} from unnest(${columns.join(', ')}) as t (${names.join(', ')})`
        let rows: unknown[][] = []
        const send = async () => {
          const values = names.map((_, at) => rows.map(row => row[at]))
          rows = []
          await sql.run(insert, values, { isPrepared: true })
        }
        for (const { id, market, posted, values, stored, texts } of corpusRows(join(corpus, TERMS))) {
          rows.push([Number(id), market, posted, ...columnValues(values), stored, vectorOf(texts)])
          if (rows.length === ROWS_AT_ONCE) await send()
        }
        if (rows.length > 0) await send()
        await sql.run('create index docs_by_words on docs using gin (words)')
        await sql.run('create index docs_by_market on docs (market, posted)')
        await sql.run('vacuum analyze docs')
      },
      async search(asked) {
        const rows = await sql.run<{ kind: string; value: number; number: string }>(
          searchSql(hitsOf(asked), asked),
          asked.words.length > 0 ? [tsqueryOf(asked)] : [],
          { isPrepared: true },
        )
        return engineAnswerOfRows(
          rows.map(({ kind, value, number }): SqlRow => ({ kind, value, number: Number(number) })),
          async ids => {
            const cards = await sql.run<{ id: number; stored: string }>(
              'select id, stored from docs where id = any ($1::int[])',
              [ids],
              { isPrepared: true },
            )
            return new Map(cards.map(({ id, stored }) => [id, stored]))
          },
        )
      },
      async disk() {
        const [size] = await sql.run<{ bytes: string }>(`select pg_total_relation_size('docs') as bytes`)
        return Number(size?.bytes)
      },
      pid: () => pid,
      close,
    }
  })
