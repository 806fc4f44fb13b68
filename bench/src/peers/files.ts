import { closeSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { analyze } from '@hanap/search-engine/analysis'
import {
  type CountedField,
  corpusTextFields,
  countedFields,
  documents,
  type SampleJob,
} from '../corpus/documents.ts'
import { type BenchQuery, queriesFrom, sampler } from '../corpus/queries.ts'

/**
 * What every engine reads, one document a line, columns apart by tabs: `documents.tsv` has the texts as written,
 * `terms.tsv` the terms that our analysis makes of them, apart by blanks. `queries.json` and `queries.tsv` are the same
 * searches for different readers.
 */
export const DOCUMENTS = 'documents.tsv'
export const TERMS = 'terms.tsv'
export const QUERIES = 'queries.json'

const FIRST_VALUE = 4
const STORED = FIRST_VALUE + countedFields.length
const FIRST_TEXT = STORED + 1

/** A line of either file. */
export interface CorpusRow {
  id: string
  language: string
  posted: number
  market: number
  values: Readonly<Record<CountedField, readonly number[]>>
  stored: string
  texts: Readonly<Record<(typeof corpusTextFields)[number], string>>
}

const lineOf = ({ doc, language, posted, market, values }: SampleJob, texts: readonly string[]) =>
  `${[
    doc.id,
    language,
    posted,
    market,
    ...countedFields.map(field => values[field].join(',')),
    doc.stored,
    ...texts,
  ].join('\t')}\n`

/** Terms as other engines' own splitting at blanks takes them. */
const termsOf = (text: string, language: string): string => analyze(text, language).join(' ')

const LINES_AT_ONCE = 500

const writer = (path: string) => {
  const file = openSync(path, 'w')
  let lines: string[] = []
  const flush = () => {
    writeSync(file, lines.join(''))
    lines = []
  }
  return {
    write(line: string) {
      lines.push(line)
      if (lines.length === LINES_AT_ONCE) flush()
    },
    close() {
      flush()
      closeSync(file)
    },
  }
}

/** Separate words, their spellings, and a spelling's terms, which may hold any visible sign. */
const [WORDS, SPELLINGS, TERM] = ['\u001d', '\u001e', '\u001f']

const queryLine = ({ words, market, chosen, isNewestFirst }: BenchQuery) =>
  `${[
    words.map(spellings => spellings.map(terms => terms.join(TERM)).join(SPELLINGS)).join(WORDS),
    market ?? '',
    chosen.map(([field, value]) => `${countedFields.indexOf(field)}:${value}`).join(','),
    isNewestFirst ? 1 : 0,
  ].join('\t')}\n`

/** Writes all of them to a folder; returns the searches and the milliseconds that the analysis took. */
export const writeCorpus = (folder: string, count: number, searches: number) => {
  const samples = sampler()
  const raw = writer(join(folder, DOCUMENTS))
  const terms = writer(join(folder, TERMS))
  let analysis = 0
  for (const made of documents(count)) {
    samples.see(made)
    raw.write(
      lineOf(
        made,
        corpusTextFields.map(field => made.texts[field]),
      ),
    )
    const began = performance.now()
    const analysed = corpusTextFields.map(field => termsOf(made.texts[field], made.language))
    analysis += performance.now() - began
    terms.write(lineOf(made, analysed))
  }
  raw.close()
  terms.close()
  const queries = queriesFrom(samples, searches)
  writeFileSync(join(folder, QUERIES), JSON.stringify(queries))
  writeFileSync(join(folder, 'queries.tsv'), queries.map(queryLine).join(''))
  return { queries, analysisMs: analysis }
}

/** The lines of a file of any size. */
export function* fileLines(path: string): Generator<string> {
  const file = openSync(path, 'r')
  const decoder = new StringDecoder('utf8')
  const piece = Buffer.alloc(1 << 20)
  let rest = ''
  try {
    for (let size = readSync(file, piece); size > 0; size = readSync(file, piece)) {
      const lines = (rest + decoder.write(piece.subarray(0, size))).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    closeSync(file)
  }
}

const numbers = (text: string | undefined): number[] => (text ? text.split(',').map(Number) : [])

/** The documents of one of the files. */
export function* corpusRows(path: string): Generator<CorpusRow> {
  for (const line of fileLines(path)) {
    const columns = line.split('\t')
    const [id = '', language = '', posted, market] = columns
    const valuesAt = (field: CountedField) => numbers(columns[FIRST_VALUE + countedFields.indexOf(field)])
    const textAt = (field: (typeof corpusTextFields)[number]) =>
      columns[FIRST_TEXT + corpusTextFields.indexOf(field)] ?? ''
    yield {
      id,
      language,
      posted: Number(posted),
      market: Number(market),
      values: {
        location: valuesAt('location'),
        category: valuesAt('category'),
        type: valuesAt('type'),
        level: valuesAt('level'),
        degree: valuesAt('degree'),
        company: valuesAt('company'),
        language: valuesAt('language'),
        workplace: valuesAt('workplace'),
      },
      stored: columns[STORED] ?? '',
      texts: {
        title: textAt('title'),
        company: textAt('company'),
        skills: textAt('skills'),
        function: textAt('function'),
        description: textAt('description'),
      },
    }
  }
}
