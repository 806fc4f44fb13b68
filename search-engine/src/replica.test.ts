import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SearchIndex } from './engine.ts'
import { createIndex, type Doc, loadIndex, saveIndex } from './index.ts'
import { Replica } from './replica.ts'
import { sampleDoc, sampleQueries, sampleSchema } from './testing/changes.ts'
import { startThreadedIndex } from './threaded.ts'

const change = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ put: fc.integer({ min: 1, max: 40 }), variant: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 4, arbitrary: fc.record({ gone: fc.integer({ min: 1, max: 40 }) }) },
)
const step = fc.oneof(
  { weight: 10, arbitrary: change },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 60 }).map(steps => ({ steps })) },
  { weight: 2, arbitrary: fc.constant('publish' as const) },
  { weight: 1, arbitrary: fc.constant('save and open' as const) },
)

const noLimit = (): void => {}

/** What all the queries answer over these documents, put into a new index. */
const answersOver = (docs: ReadonlyMap<string, Doc>) => {
  const index = createIndex(sampleSchema)
  index.upsertMany([...docs.values()])
  return sampleQueries.map(query => index.search(query))
}

test('a replica answers as the index stood at its last publication, whatever was changed, merged, saved and opened', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hanap-replica-'))
  const options = { tailSlots: 6, autoMerge: false }
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 100, size: 'max' }), async steps => {
        let index = new SearchIndex(sampleSchema, options)
        let replica = new Replica(sampleSchema)
        const docs = new Map<string, Doc>()
        let published = new Map<string, Doc>()
        const publish = (): void => {
          // As between threads: everything is copied but the shared memory.
          replica.applyPublication(structuredClone(index.publish()))
          published = new Map(docs)
        }
        publish()
        for (const at of steps) {
          if (at === 'publish') publish()
          else if (at === 'save and open') {
            await saveIndex(index, dir, 'here')
            index = (await loadIndex(dir, sampleSchema, options)).index
            replica = new Replica(sampleSchema)
            publish()
          } else if ('steps' in at) for (let done = 0; done < at.steps; done++) index.maintain(0)
          else if ('put' in at) {
            const doc = sampleDoc(at.put, at.variant)
            index.upsert(doc)
            docs.set(doc.id, doc)
          } else {
            const { id } = sampleDoc(at.gone, 0)
            expect(index.remove(id)).toBe(docs.delete(id))
          }
        }
        expect(sampleQueries.map(query => replica.search(query, noLimit))).toEqual(answersOver(published))
        publish()
        expect(sampleQueries.map(query => replica.search(query, noLimit))).toEqual(answersOver(docs))
        expect(sampleQueries.map(query => index.search(query))).toEqual(answersOver(docs))
      }),
      { numRuns: 60 },
    )
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}, 60_000)

test('readers in their threads answer alike, as the documents are after each change', async () => {
  const threaded = await startThreadedIndex(sampleSchema, { readers: 2 })
  try {
    const docs = new Map<string, Doc>()
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 80, size: 'max' }), async changes => {
        const done = changes.map(one => {
          if ('gone' in one) {
            const { id } = sampleDoc(one.gone, 0)
            docs.delete(id)
            return threaded.remove(id)
          }
          const doc = sampleDoc(one.put, one.variant)
          docs.set(doc.id, doc)
          return threaded.upsert(doc)
        })
        await Promise.all(done)
        const wanted = answersOver(docs)
        const answers = await Promise.all(
          [...sampleQueries, ...sampleQueries].map(query => threaded.search(query)),
        )
        expect(answers).toEqual([...wanted, ...wanted])
      }),
      { numRuns: 25 },
    )
  } finally {
    await threaded.close()
  }
}, 60_000)
