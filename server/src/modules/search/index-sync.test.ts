import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locationByKey } from '@hanap/markets/locations'
import { defaultMarket } from '@hanap/markets/markets'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DatabaseConnection } from '../../db/client.ts'
import { freshDatabase } from '../../testing/database.ts'
import { buildCompany, buildJob, buildJobs, daysAgo } from '../jobs/factory.ts'
import { closeJobs, createJobs } from '../jobs/index.ts'
import { jobSource } from './collection/job-source.ts'
import { openEmbedded } from './embedded.ts'
import { searchModule } from './index.ts'
import { startIndexSync } from './index-sync.ts'
import type { JobIndex, OpenedJobIndex } from './port.ts'
import { jobRecipe } from './schema.ts'

const noErrors = (error: unknown) => {
  throw error
}

let database: DatabaseConnection
let folder: string
beforeEach(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'hanap-index-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const jobsOf = () =>
  createJobs({
    db: database.db,
    personalization: {
      marksAmong: async () => ({
        saved: new Set(),
        applied: new Set(),
        viewed: new Set(),
        followed: new Set(),
      }),
      recordSeekerView: async () => undefined,
      matchWith: async () => ({ percent: null, parts: [] }),
    },
    recruiters: { byIds: async () => new Map() },
  })

/** A keeper whose index counts what is put into it. */
const keep = async (onError: (error: unknown) => void = noErrors) => {
  let put = 0
  const changed: string[] = []
  const counting = ({ index, position }: OpenedJobIndex): OpenedJobIndex => ({
    position,
    index: {
      ...index,
      upsert: docs => {
        put += docs.length
        return index.upsert(docs)
      },
    },
  })
  const kept = await startIndexSync({
    db: database.db,
    listener: database.listener,
    source: jobSource(jobsOf()),
    open: async (installation, isFresh) =>
      counting(await openEmbedded({ folder, installation, isFresh, onError, onLost: () => undefined })),
    changed: tags => changed.push(...tags),
    onError,
  })
  return { ...kept, put: () => put, changed }
}

const titlesIn = async (index: JobIndex) => {
  const { hits } = await index.search({
    scope: { market: ['ph'] },
    sort: { by: 'date', field: 'published' },
    offset: 0,
    limit: 100,
  })
  return hits.map(hit => JSON.parse(hit.stored).title).sort()
}

test('an empty index is filled with the open jobs', async () => {
  await buildJobs(database.db, { title: 'Open' }, { title: 'Over', expires_at: new Date(0) })
  const kept = await keep()
  expect(await titlesIn(kept.index)).toEqual(['Open'])
  await kept.stop()
})

test('after a restart only what has changed meanwhile is put in', async () => {
  const [, closed = ''] = await buildJobs(database.db, { title: 'Stays' }, { title: 'Closes' })
  await (await keep()).stop()
  await database.db.transaction().execute(trx => closeJobs(trx, [closed]))
  await buildJob(database.db, { title: 'Comes' })
  const kept = await keep()
  await kept.caughtUp()
  expect(await titlesIn(kept.index)).toEqual(['Comes', 'Stays'])
  expect(kept.put()).toBe(1)
  await kept.stop()
})

test('a kill between two snapshots leaves nothing out and nothing double', async () => {
  await buildJob(database.db, { title: 'Before' })
  const killed = await keep()
  await buildJob(database.db, { title: 'Unsaved' })
  await killed.caughtUp()
  await killed.abandon()
  await killed.index.close()
  const kept = await keep()
  await kept.caughtUp()
  expect(await titlesIn(kept.index)).toEqual(['Before', 'Unsaved'])
  await kept.stop()
})

test('a damaged snapshot is reported and made anew', async () => {
  await buildJob(database.db, { title: 'Open' })
  await (await keep()).stop()
  for (const file of readdirSync(folder)) truncateSync(join(folder, file), 10)
  const errors: unknown[] = []
  const kept = await keep(error => errors.push(error))
  expect(await titlesIn(kept.index)).toEqual(['Open'])
  expect(errors).toHaveLength(1)
  await kept.stop()
})

test('a snapshot of another database is none of ours', async () => {
  await buildJob(database.db, { title: 'Of this one' })
  await (await keep()).stop()
  await sql`update installation set id = 'another'`.execute(database.db)
  await database.sql`delete from job_changes`
  await database.sql`delete from jobs`
  const kept = await keep()
  expect(await titlesIn(kept.index)).toEqual([])
  await kept.stop()
})

test('a snapshot that is ahead of a database put back to an older state is made anew', async () => {
  await buildJob(database.db, { title: 'Open' })
  const ahead = await keep()
  await ahead.abandon()
  await ahead.index.save({ xid: '9000000000', seq: '1' })
  await ahead.index.close()
  const kept = await keep()
  expect([await titlesIn(kept.index), kept.put()]).toEqual([['Open'], 1])
  await kept.stop()
})

test('a change names what pages depend on', async () => {
  const kept = await keep()
  const id = await buildJob(database.db, { title: 'Open' })
  await kept.caughtUp()
  expect(kept.changed).toEqual(expect.arrayContaining([`job:${id}`, 'market:ph']))
  await kept.stop()
})

test('an index that is lost is opened again', async () => {
  await buildJob(database.db, { title: 'Open' })
  const jobs = jobsOf()
  let lose: () => void = () => undefined
  const reported: unknown[] = []
  const search = searchModule({
    own: {
      blockedCompanies: async () => [],
      hiddenJobs: async () => [],
      preferences: async () => [],
      scores: async () => () => null,
    },
    nearWork: () => () => undefined,
    db: database.db,
    listener: database.listener,
    jobs,
    folder,
    talents: {
      recipe: jobRecipe,
      source: jobSource(jobs),
      folder: join(folder, 'talents'),
      hasDocuments: async () => false,
    },
    changed: () => undefined,
    searched: () => undefined,
    onError: error => reported.push(error),
    open: async place => {
      const opened = await openEmbedded(place)
      lose = () => {
        void opened.index.close()
        place.onLost()
      }
      return opened
    },
  })
  await search.start?.()
  const [job] = await jobs.factsByIds([
    await buildJob(database.db, { title: 'Open too', expires_at: new Date(0) }),
  ])
  if (!job) throw new Error('the job was posted')
  const similar = async () =>
    (
      await search.search.similar(job, 5, { caller: { kind: 'none' }, market: defaultMarket, language: 'en' })
    ).map(each => each.job_title)
  expect(await similar()).toEqual(['Open'])
  lose()
  await expect(similar()).rejects.toMatchObject({ code: 'not_ready' })
  await vi.waitFor(async () => expect(await similar()).toEqual(['Open']), { timeout: 15_000 })
  expect(reported).toHaveLength(1)
  await search.stop?.()
})

test('a job that is posted for two places is found once, at both, until only one is left', async () => {
  const [manila, cebu] = ['manila', 'cebu-city'].map(key => locationByKey('ph', key)?.id ?? 0)
  const company_id = await buildCompany(database.db)
  const text = { title: 'Nurse', company_id, description: '<p>The same words in both.</p>' }
  const [first = '', second = ''] = await buildJobs(
    database.db,
    { ...text, location_id: manila, first_posted_at: daysAgo(2) },
    { ...text, location_id: cebu, first_posted_at: daysAgo(1) },
  )
  const kept = await keep()
  const idsAt = async (location: number | undefined) => {
    const { hits, total } = await kept.index.search({
      scope: { market: ['ph'] },
      filters: { job_locations: [String(location)] },
      sort: { by: 'date', field: 'published' },
      offset: 0,
      limit: 100,
    })
    return [total, ...hits.map(hit => hit.id)]
  }
  expect([await idsAt(manila), await idsAt(cebu)]).toEqual([
    [1, first],
    [1, first],
  ])
  await database.db.transaction().execute(trx => closeJobs(trx, [first]))
  await kept.caughtUp()
  expect([await idsAt(manila), await idsAt(cebu)]).toEqual([[0], [1, second]])
  expect(kept.changed).toEqual(expect.arrayContaining([`job:${first}`, `job:${second}`]))
  await kept.stop()
})
