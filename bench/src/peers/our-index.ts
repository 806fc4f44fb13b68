import { join } from 'node:path'
import { createIndex, saveIndex } from '@hanap/search-engine'
import { corpusSchema } from '../corpus/documents.ts'
import { ourQuery } from '../corpus/queries.ts'
import { bytesBelow } from './disk.ts'
import { corpusRows, DOCUMENTS } from './files.ts'
import { engineAnswerOf, engineDoc } from './our-documents.ts'
import { serve } from './serve.ts'

/** Our index in the process that asks it. */
await serve((corpus, own) => {
  const index = createIndex(corpusSchema)
  return {
    version: 'our index, in process',
    async index() {
      for (const row of corpusRows(join(corpus, DOCUMENTS))) index.upsert(engineDoc(row))
    },
    search: (asked, now) => engineAnswerOf(index.search(ourQuery(asked, now))),
    async disk() {
      await saveIndex(index, own, 'bench')
      return bytesBelow(own)
    },
  }
})
