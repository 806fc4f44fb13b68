import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OpenedJobIndex } from '../port.ts'
import { type IndexAdapter, marketQuery, newInstallation } from './adapter.ts'
import { suiteAd } from './ads.ts'

/** What every index does with changes, and what it has kept when it is opened again. */
export const adapterChangesSuite = ({ name, open }: IndexAdapter) => {
  describe(`changes in ${name}`, () => {
    let installation: string
    let opened: OpenedJobIndex
    beforeEach(async () => {
      installation = newInstallation(name)
      opened = await open(installation)
    })
    afterEach(() => opened.index.close())

    const titles = async (index = opened.index) => {
      const { hits, total } = await index.search(marketQuery({ sort: { by: 'date', field: 'published' } }))
      expect(total).toBe(hits.length)
      return hits.map(({ stored }) => String(JSON.parse(stored).title)).sort()
    }

    test('an index that was never saved is empty when it is opened', () => {
      expect(opened.position).toBeNull()
    })

    test('a document takes the place of the one with its id, and is found at once', async () => {
      const { index } = opened
      await index.save({ xid: '1', seq: '1' })
      await index.upsert([suiteAd('1', 'Cook'), suiteAd('2', 'Waiter')])
      await index.upsert([suiteAd('1', 'Baker')])
      expect(await titles()).toEqual(['Baker', 'Waiter'])
      expect((await index.search(marketQuery({ text: 'cook' }))).total).toBe(0)
      expect((await index.search(marketQuery({ text: 'baker' }))).total).toBe(1)
    })

    test.each([
      ['an unknown text', { text: { slogan: 'Come' } }],
      ['an unknown filter', { filters: { shoe_size: [4] } }],
      ['a second value of a filter that takes one', { filters: { degrees: [4, 6] } }],
      ['a range from high to low', { ranges: { salary: [2, 1] } }],
      ['a place beyond the globe', { geo: [91, 0] }],
    ] as const)('refuses a document with %s', async (_, more) => {
      await expect(opened.index.upsert([suiteAd('1', 'Cook', more)])).rejects.toThrow(RangeError)
    })

    test('a removed document is found no more, and removing it again changes nothing', async () => {
      const { index } = opened
      await index.save({ xid: '1', seq: '1' })
      await index.upsert([suiteAd('1', 'Cook'), suiteAd('2', 'Waiter')])
      await index.remove(['1', 'nobody'])
      await index.remove(['1'])
      await index.remove([])
      expect(await titles()).toEqual(['Waiter'])
    })

    test('opened again it has what was saved, and its place in the outbox', async () => {
      await opened.index.upsert([suiteAd('1', 'Cook'), suiteAd('2', 'Waiter')])
      await opened.index.save({ xid: '12', seq: '34' })
      await opened.index.close()
      opened = await open(installation)
      expect(opened.position).toEqual({ xid: '12', seq: '34' })
      expect(await titles()).toEqual(['Cook', 'Waiter'])
    })

    test('a fresh index leaves what was kept alone until it is saved, then takes its place', async () => {
      await opened.index.upsert([suiteAd('1', 'Cook')])
      await opened.index.save({ xid: '1', seq: '1' })
      await opened.index.close()
      const abandoned = await open(installation, true)
      await abandoned.index.upsert([suiteAd('2', 'Waiter')])
      await abandoned.index.close()
      opened = await open(installation)
      expect(await titles()).toEqual(['Cook'])
      await opened.index.close()
      opened = await open(installation, true)
      expect(opened.position).toBeNull()
      await opened.index.upsert([suiteAd('3', 'Baker')])
      await opened.index.save({ xid: '2', seq: '2' })
      expect(await titles()).toEqual(['Baker'])
    })
  })
}
