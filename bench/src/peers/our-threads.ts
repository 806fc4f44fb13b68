import { join } from 'node:path'
import type { Doc } from '@hanap/search-engine'
import { startThreadedIndex } from '@hanap/search-engine/threaded'
import { corpusSchema } from '../corpus/documents.ts'
import { ourQuery } from '../corpus/queries.ts'
import { bytesBelow } from './disk.ts'
import { corpusRows, DOCUMENTS } from './files.ts'
import { engineAnswerOf, engineDoc } from './our-documents.ts'
import { serve } from './serve.ts'

const AT_ONCE = 1024

/** Our index in worker threads, as the marketplace runs it. */
await serve(async (corpus, own) => {
  const index = await startThreadedIndex(corpusSchema, { timeLimitMs: 60_000 })
  return {
    version: 'our index, in a worker',
    async index() {
      let docs: Doc[] = []
      for (const row of corpusRows(join(corpus, DOCUMENTS))) {
        docs.push(engineDoc(row))
        if (docs.length < AT_ONCE) continue
        await index.upsertMany(docs)
        docs = []
      }
      await index.upsertMany(docs)
    },
    async search(asked, now) {
      const result = await index.search(ourQuery(asked, now))
      if (!('hits' in result)) throw new Error('a search was cut off')
      return engineAnswerOf(result)
    },
    async disk() {
      await index.save(own, 'bench')
      return bytesBelow(own)
    },
    close: () => index.close(),
  }
})
