import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { corpusTextFields } from '../corpus/documents.ts'
import type { BenchQuery } from '../corpus/queries.ts'
import { corpusRows, TERMS } from './files.ts'
import { serve } from './serve.ts'
import { columnValues, engineAnswerOfRows, type SqlRow, searchSql, valueColumns } from './sql.ts'

/** Terms come apart by blanks; every other sign belongs to one. */
const TOKENIZER = `unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'`
const WEIGHTS = [5, 2, 2, 1.5, 1]
const PER_TRANSACTION = 5000

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`

/** A search's words in the full-text language of SQLite. */
const matchOf = ({ words }: BenchQuery) =>
  words
    .map(spellings => `(${spellings.map(terms => `(${terms.map(quoted).join(' AND ')})`).join(' OR ')})`)
    .join(' AND ')

/** SQLite's FTS5 over the analysed terms, by Node's own binding. */
await serve((corpus, own) => {
  const file = join(own, 'sqlite.db')
  const db = new DatabaseSync(file)
  const version = db.prepare('select sqlite_version() as version').get()?.version
  const columns = valueColumns.map(name => `${name} int`).join(', ')
  const fields = corpusTextFields.join(', ')
  db.exec(`pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -262144;
    pragma mmap_size = 4294967296; pragma temp_store = memory;
    create table docs (id integer primary key, market int, posted int, ${columns}, stored text);
    create virtual table words using fts5 (${fields}, content='', detail=column, tokenize="${TOKENIZER}")`)

  const hitsOf = ({ words, market, isNewestFirst }: BenchQuery) => {
    const where = [
      ...(words.length > 0 ? ['words match :words'] : []),
      ...(market === null ? [] : [`market = ${market}`]),
    ]
    const rank = isNewestFirst ? '0' : `-bm25(words, ${WEIGHTS.join(', ')})`
    const from = words.length > 0 ? 'words join docs on docs.id = words.rowid' : 'docs'
    const named = valueColumns.map(name => `docs.${name}`).join(', ')
    return `select docs.id, posted, ${rank} as rank, ${named} from ${from} ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`
  }
  const cards = db.prepare('select stored from docs where id = ?')
  return {
    version: `SQLite ${version} FTS5`,
    async index() {
      const doc = db.prepare(
        `insert into docs values (?, ?, ?, ${valueColumns.map(() => '?').join(', ')}, ?)`,
      )
      const word = db.prepare(
        `insert into words (rowid, ${fields}) values (?, ${corpusTextFields.map(() => '?').join(', ')})`,
      )
      let count = 0
      db.exec('begin')
      for (const { id, market, posted, values, stored, texts } of corpusRows(join(corpus, TERMS))) {
        doc.run(Number(id), market, posted, ...columnValues(values), stored)
        word.run(Number(id), ...corpusTextFields.map(field => texts[field]))
        if (++count % PER_TRANSACTION === 0) db.exec('commit; begin')
      }
      db.exec(`commit; create index docs_by_market on docs (market, posted);
        insert into words (words) values ('optimize'); analyze; pragma wal_checkpoint(truncate)`)
    },
    search(asked) {
      const statement = db.prepare(searchSql(hitsOf(asked), asked))
      const parameters: Record<string, string> = asked.words.length > 0 ? { words: matchOf(asked) } : {}
      const rows = statement.all(parameters).map(
        ({ kind, value, number }): SqlRow => ({
          kind: String(kind),
          value: Number(value),
          number: Number(number),
        }),
      )
      return engineAnswerOfRows(
        rows,
        async ids => new Map(ids.map(id => [id, String(cards.get(id)?.stored ?? '')])),
      )
    },
    disk: () => statSync(file).size,
  }
})
