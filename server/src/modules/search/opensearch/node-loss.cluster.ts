import { expect, test } from 'vitest'
import { z } from 'zod'
import { NOW, suiteAd } from '../adapter-suite/ads.ts'
import { BACKGROUND_TIMEOUTS, connectCluster } from './cluster.ts'
import { clusterNodes, openTestCluster } from './testing.ts'

const ADS = 3_000
const BATCH = 50

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => `ad-${first + at}`)

/** The process of the node that leads the cluster: its loss costs an election as well. */
const leader = async () => {
  const { urls, pids } = clusterNodes()
  const cluster = connectCluster(urls)
  const [manager] = await cluster.ask(
    { method: 'GET', path: '/_cat/cluster_manager', query: { format: 'json' } },
    z.array(z.object({ node: z.string() })),
    BACKGROUND_TIMEOUTS,
  )
  await cluster.close()
  const names = await Promise.all(
    urls.map(async url => z.object({ name: z.string() }).parse(await (await fetch(url)).json()).name),
  )
  const pid = pids[names.indexOf(manager?.node ?? '')]
  if (pid === undefined) throw new Error('OPENSEARCH_PIDS has no process of the leading node')
  return pid
}

test('a node that is killed during searches and writes loses no ad and fails no search', async () => {
  const { index } = await openTestCluster(`loss-${process.pid}-${Date.now().toString(36)}`)
  await index.save({ xid: '1', seq: '1' })
  const pid = await leader()
  const before = ADS / 3

  let written = 0
  let removals = 0
  let isOver = false
  let searches = 0
  const writing = (async () => {
    for (let first = 0; first < ADS; first += BATCH) {
      await index.upsert(idsFrom(first, BATCH).map((id, at) => suiteAd(id, `Cook ${first + at}`)))
      written = first + BATCH
      if (first === 0) continue
      removals++
      await index.remove([`ad-${first - 1}`])
    }
    await index.save({ xid: '2', seq: '2' })
    isOver = true
  })()
  const total = async (text: string) =>
    (
      await index.search({
        text,
        scope: { market: ['ph'] },
        sort: { by: 'relevance' },
        offset: 0,
        limit: 5,
        facets: ['market'],
        now: NOW,
      })
    ).total
  const searching = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const countBefore = written
      const count = await total('cook')
      // What was taken before the search is found, also by those copies that took over.
      expect(count).toBeGreaterThanOrEqual(countBefore - removals)
      searches++
    }
  })
  const killing = (async () => {
    while (written < before) await Promise.race([writing, new Promise(resolve => setImmediate(resolve))])
    process.kill(pid, 'SIGKILL')
  })()
  await Promise.all([writing, killing, ...searching])

  const removed = ADS / BATCH - 1
  expect(await total('cook')).toBe(ADS - removed)
  expect(searches).toBeGreaterThan(20)
  const { hits } = await index.search({
    sort: { by: 'relevance' },
    offset: 0,
    limit: ADS,
    scope: { market: ['ph'] },
  })
  const gone = new Set(Array.from({ length: removed }, (_, at) => `ad-${(at + 1) * BATCH - 1}`))
  expect(hits.map(({ id }) => id).sort()).toEqual(
    idsFrom(0, ADS)
      .filter(id => !gone.has(id))
      .sort(),
  )
  await index.close()
})
