import { createIndex } from '@hanap/search-engine'
import type { OpenedIndex } from './port.ts'
import { jobSchema } from './schema.ts'

export interface EmbeddedPlace {
  folder: string
  /** Of the database that it follows. */
  installation: string
  isFresh: boolean
  onError(error: unknown): void
}

/** The index of this process. */
export const openEmbedded = async (_place: EmbeddedPlace): Promise<OpenedIndex> => {
  const index = createIndex(jobSchema)
  return {
    position: null,
    index: {
      search: async query => index.search(query),
      similar: async (id, options) => index.similar(id, options),
      upsert: async docs => index.upsertMany(docs),
      remove: async ids => {
        for (const id of ids) index.remove(id)
      },
      save: async () => undefined,
      close: async () => undefined,
    },
  }
}
