import { join } from 'node:path'
import { createIndex, saveIndex } from '@hanap/search-engine'
import { schema } from '../corpus/documents.ts'
import { ourQuery } from '../corpus/queries.ts'
import { bytesBelow } from './disk.ts'
import { DOCUMENTS, rowsOf } from './files.ts'
import { docOf, foundIn } from './our-documents.ts'
import { serve } from './serve.ts'

/** Our index in the process that asks it. */
await serve((corpus, own) => {
  const index = createIndex(schema)
  return {
    version: 'our index, in process',
    async index() {
      for (const row of rowsOf(join(corpus, DOCUMENTS))) index.upsert(docOf(row))
    },
    search: (asked, now) => foundIn(index.search(ourQuery(asked, now))),
    async disk() {
      await saveIndex(index, own, 'bench')
      return bytesBelow(own)
    },
  }
})
