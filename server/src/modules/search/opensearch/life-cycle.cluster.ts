import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { NOW, suiteAd } from '../adapter-suite/ads.ts'
import type { JobIndex, OpenedJobIndex } from '../port.ts'
import { BACKGROUND_TIMEOUTS, connectCluster, type OpenSearchCluster } from './cluster.ts'
import type { ClusterIndexOptions } from './index.ts'
import { clusterNodes, openTestCluster } from './testing.ts'

let installation: string
let cluster: OpenSearchCluster
let open: OpenedJobIndex[]
beforeEach(() => {
  installation = `life-${process.pid}-${Date.now().toString(36)}`
  cluster = connectCluster(clusterNodes().urls)
  open = []
})
afterEach(async () => {
  for (const { index } of open) await index.close()
  await cluster.close()
})

const opening = async (more: Partial<ClusterIndexOptions> = {}) => {
  const opened = await openTestCluster(installation, more)
  open.push(opened)
  return opened
}

const names = async () =>
  Object.keys(
    await cluster.ask(
      { method: 'GET', path: `/hanap-${installation}.*/_alias` },
      z.record(z.string(), z.unknown()),
      BACKGROUND_TIMEOUTS,
    ),
  )

const totalOf = async (index: JobIndex, text?: string) =>
  (
    await index.search({
      ...(text === undefined ? {} : { text }),
      sort: { by: 'date', field: 'published' },
      offset: 0,
      limit: 10,
      now: NOW,
    })
  ).total

const cooks = (count: number, title = 'Cook') =>
  Array.from({ length: count }, (_, at) => suiteAd(String(at), title))

test('another release fills its index while the old one answers, without a search that fails', async () => {
  const { index: old } = await opening({ fingerprint: 'old' })
  await old.upsert(cooks(300))
  await old.save({ xid: '1', seq: '1' })

  const seen: number[] = []
  let isOver = false
  const searching = (async () => {
    while (!isOver) seen.push(await totalOf(old))
  })()
  const { index: next, position, hasEarlierIndex: isAnswering } = await opening({ fingerprint: 'next' })
  expect([position, isAnswering]).toEqual([null, true])
  for (let at = 0; at < 300; at += 50) {
    await next.upsert(cooks(300, 'Chef').slice(at, at + 50))
    expect(await totalOf(next, 'cook')).toBe(300)
  }
  await next.save({ xid: '2', seq: '2' })
  expect(await totalOf(next, 'chef')).toBe(300)
  expect(await totalOf(old, 'chef')).toBe(300)
  isOver = true
  await searching
  expect(new Set(seen)).toEqual(new Set([300]))
  expect(seen.length).toBeGreaterThan(5)
  expect(await names()).toHaveLength(1)
})

test('a release whose index was replaced by another release stops writing and says so once', async () => {
  const reported: string[] = []
  const { index: old } = await opening({
    fingerprint: 'old',
    onError: error => reported.push(String(error)),
  })
  await old.upsert(cooks(2))
  await old.save({ xid: '1', seq: '1' })
  const { index: next } = await opening({ fingerprint: 'next' })
  await next.upsert(cooks(3, 'Chef'))
  await next.save({ xid: '2', seq: '2' })
  await old.upsert([suiteAd('9', 'Waiter')])
  await old.remove(['1'])
  await old.save({ xid: '3', seq: '3' })
  expect(reported).toEqual([expect.stringContaining('which belongs to another release')])
  expect(await totalOf(old)).toBe(3)
})

test('an index that somebody removed is lost, and is not made anew by a write', async () => {
  let lost = 0
  const { index } = await opening({
    onLost: () => {
      lost++
    },
  })
  await index.upsert(cooks(2))
  await index.save({ xid: '1', seq: '1' })
  const [name = ''] = await names()
  await cluster.ask({ method: 'DELETE', path: `/${name}` }, z.unknown(), BACKGROUND_TIMEOUTS)
  await index.upsert(cooks(1))
  expect(lost).toBe(1)
  expect(await names()).toEqual([])
})

test('while a first index is filled there is nothing to answer from', async () => {
  const reported: unknown[] = []
  const { index, hasEarlierIndex: isAnswering } = await opening({ onError: error => reported.push(error) })
  expect(isAnswering).toBe(false)
  await index.upsert(cooks(2))
  await expect(totalOf(index)).rejects.toMatchObject({ status: 503, retryAfter: 2 })
  await expect(totalOf(index)).rejects.toMatchObject({ status: 503, retryAfter: 2 })
  expect(reported).toHaveLength(1)
  await index.save({ xid: '1', seq: '1' })
  expect(await totalOf(index)).toBe(2)
})

test('what a process left half filled is removed by its next index', async () => {
  const { index: abandoned } = await opening({ isFresh: true })
  await abandoned.upsert(cooks(2))
  const { index } = await opening({ isFresh: true })
  await index.save({ xid: '1', seq: '1' })
  expect(await names()).toHaveLength(1)
})
