import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@hanap/contracts/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { clientKeys, isKeyDue, keyInUse, outdatedKeys } from './client-keys.ts'
import { createVault } from './vault.ts'

const NOW = new Date('2026-11-21T00:00:00Z')
const HOUR_MS = 3600 * 1000
const after = (ms: number) => new Date(NOW.getTime() + ms)
const aged = (...days: number[]) => days.map(each => ({ days: each, created_at: after(-each * DAY_MS) }))

describe('keys by age', () => {
  test.each([
    ['there is none', [], true],
    ['the newest is 89 days old', [89, 200], false],
    ['the newest is 90 days old', [90], true],
  ])('a new one is due when %s: %s', (_, days, isDue) => {
    expect(isKeyDue(aged(...days), NOW)).toBe(isDue)
  })

  test.each([
    ['the only one', [0], 0],
    ['the one before, while the newest is not published for a day', [0.9, 90], 90],
    ['the newest, once it is', [1, 91], 1],
  ])('signs: %s', (_, days, used) => {
    expect(keyInUse(aged(...days), NOW)?.days).toBe(used)
  })

  test.each([
    ['nobody, while its successor is young', [7.9, 98], []],
    ['the one whose successor signs for a week', [8, 98], [98]],
    ['all before it', [0, 8, 98, 200], [98, 200]],
  ])('goes: %s', (_, days, gone) => {
    expect(outdatedKeys(aged(...days), NOW).map(key => key.days)).toEqual(gone)
  })
})

describe('keys in the database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  const dataKeys = new Map([['first', randomBytes(32)]])
  const vault = createVault({ dataKeys, indexKey: randomBytes(32) })
  const kids = async (keys: ReturnType<typeof clientKeys>) =>
    (await keys.published()).keys.map(({ kid, use }) => `${use} ${kid}`).sort()

  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.close())

  test('are made once, replaced after 90 days, and gone a week after their successors sign', async () => {
    const keys = clientKeys(database.db, vault)
    await Promise.all([keys.rotate(new Date()), keys.rotate(new Date())])
    const first = await kids(keys)
    expect(first.map(text => text.slice(0, 3))).toEqual(['enc', 'sig'])
    await database.sql`update singpass_client_keys set created_at = now() - interval '90 days'`
    await keys.rotate(new Date())
    const both = await kids(keys)
    expect(both).toHaveLength(4)
    expect(both).toEqual(expect.arrayContaining(first))
    const now = new Date()
    expect(first).toContain(`sig ${(await keys.inUse(now)).signing.kid}`)
    expect((await keys.inUse(now)).opening).toHaveLength(2)
    expect(first).not.toContain(`sig ${(await keys.inUse(new Date(now.getTime() + DAY_MS))).signing.kid}`)
    await keys.rotate(new Date(now.getTime() + 8 * DAY_MS + HOUR_MS))
    expect(await kids(keys)).toEqual(both.filter(each => !first.includes(each)))
  })

  test('stand in the database sealed, are sealed anew under a new data key, and made anew when theirs is lost', async () => {
    const keys = clientKeys(database.db, vault)
    await keys.rotate(new Date())
    const before = await kids(keys)
    const rows = await database.sql<{ sealed: Buffer }[]>`select * from singpass_client_keys`
    expect(JSON.stringify(rows)).not.toContain('"d"')
    for (const row of rows) expect(row.sealed.includes('"d"')).toBe(false)
    const second: [string, Buffer] = ['second', randomBytes(32)]
    const indexKey = randomBytes(32)
    const both = createVault({ dataKeys: new Map([second, ...dataKeys]), indexKey })
    await clientKeys(database.db, both).rotate(new Date())
    const resealed = clientKeys(database.db, createVault({ dataKeys: new Map([second]), indexKey }))
    await resealed.rotate(new Date())
    expect(await kids(resealed)).toEqual(before)
    expect(before).toContain(`sig ${(await resealed.inUse(new Date())).signing.kid}`)
    const lost = clientKeys(
      database.db,
      createVault({ dataKeys: new Map([['third', randomBytes(32)]]), indexKey }),
    )
    await lost.rotate(new Date())
    const after = await kids(lost)
    expect(after).toHaveLength(2)
    expect(after.filter(each => before.includes(each))).toEqual([])
  })
})
