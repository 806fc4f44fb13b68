import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type CountedField, NEWEST } from '../corpus/documents.ts'
import type { BenchQuery } from '../corpus/queries.ts'
import { QUERIES } from './files.ts'

/** What every engine answers: the page, the exact total, the most frequent values of each counted field. */
export interface EngineAnswer {
  total: number
  hits: readonly (readonly [id: string, stored: string])[]
  counts: Readonly<Partial<Record<CountedField, readonly (readonly [value: number, count: number])[]>>>
}

export interface Engine {
  version: string
  /** Reads the documents from the folder of `writeCorpus`; resolved when all are found. */
  index(): Promise<void>
  /** `now` differs from call to call. */
  search(asked: BenchQuery, now: number): EngineAnswer | Promise<EngineAnswer>
  /** Bytes on disk. */
  disk(): number | Promise<number>
  /** The process whose tree does the searching, where it is not this one. */
  pid?: () => number
  close?: () => Promise<void>
}

/**
 * Runs an engine behind HTTP in this process, whose arguments are the folder of the corpus and one for the engine:
 * `/index`, `/search?q=NUMBER`, `/inside` (all searches one after the other without HTTP), `/about`.
 */
export const serve = async (
  open: (corpus: string, own: string) => Engine | Promise<Engine>,
): Promise<void> => {
  const [, , corpus = '', own = ''] = process.argv
  const queries: BenchQuery[] = JSON.parse(readFileSync(join(corpus, QUERIES), 'utf8'))
  const engine = await open(corpus, own)
  let now = NEWEST
  const answer = async (url: URL): Promise<unknown> => {
    switch (url.pathname) {
      case '/index': {
        const began = performance.now()
        await engine.index()
        return { seconds: (performance.now() - began) / 1000, disk: await engine.disk() }
      }
      case '/search': {
        const query = queries[Number(url.searchParams.get('q'))]
        return query && engine.search(query, now++)
      }
      case '/inside': {
        const times: number[] = []
        for (const asked of queries) {
          const began = performance.now()
          await engine.search(asked, now++)
          times.push(performance.now() - began)
        }
        return times
      }
      case '/about':
        return { version: engine.version, pid: engine.pid?.() ?? process.pid }
    }
  }
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost')).then(
      found => response.end(JSON.stringify(found)),
      (error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      },
    )
  })
  server.requestTimeout = 0
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') console.log(`listening on ${address.port}`)
  })
  process.stdin.resume().on('end', async () => {
    await engine.close?.()
    process.exit()
  })
}
