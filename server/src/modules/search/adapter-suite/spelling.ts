import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobIndex } from '../port.ts'
import { type IndexAdapter, marketQuery, newInstallation } from './adapter.ts'
import { suiteAd } from './ads.ts'

const strangers = [
  suiteAd('guru', 'Guru executie', { filters: { market: 'us' } }),
  suiteAd('abroad', 'Guru sotfware', { filters: { market: 'id' } }),
  ...Array.from({ length: 40 }, (_, at) => [
    suiteAd(`software ${at}`, 'Software tester', { filters: { market: 'us' } }),
    suiteAd(`account ${at}`, 'Enterprise account executive', { filters: { market: 'us' } }),
    suiteAd(`desk ${at}`, 'Desk clerk', { filters: { market: 'id' } }),
  ]).flat(),
]

/** How every index judges the spelling of a word that some ad holds. */
export const adapterSpellingSuite = ({ name, open }: IndexAdapter) => {
  describe(`a word that ads of ${name} hold`, () => {
    let index: JobIndex
    beforeAll(async () => {
      index = (await open(newInstallation(name))).index
      await index.upsert(strangers)
      await index.save({ xid: '1', seq: '1' })
    })
    afterAll(() => index.close())

    const searchFor = (text: string) =>
      index.search(marketQuery({ text, scope: { market: ['us'] }, limit: 50 }))

    test('hardly ever, and an edit from a common one, finds both and says so', async () => {
      const { hits, total, relaxed } = await searchFor('executie')
      expect(relaxed).toEqual({ dropped: [], corrected: [{ from: 'executie', to: 'executive' }] })
      expect([total, hits[0]?.id]).toEqual([41, 'guru'])
    })

    test('in another market alone is corrected', async () => {
      const { total, relaxed } = await searchFor('sotfware')
      expect(relaxed).toEqual({ dropped: [], corrected: [{ from: 'sotfware', to: 'software' }] })
      expect(total).toBe(40)
    })

    test('is given up for no rare misspelling of another one', async () => {
      const { total, relaxed } = await searchFor('enterprise executie')
      expect(relaxed).toEqual({ dropped: [], corrected: [{ from: 'executie', to: 'executive' }] })
      expect(total).toBe(40)
    })

    test('is another one where that stands beside the others', async () => {
      await index.upsert([suiteAd('testes', 'Testes', { filters: { market: 'us' } })])
      const { total, relaxed } = await searchFor('software testes')
      await index.remove(['testes'])
      expect(relaxed?.corrected).toEqual([{ from: 'testes', to: expect.stringMatching(/^tester/) }])
      expect(total).toBe(40)
    })

    test('more often than the correction here is a word', async () => {
      expect(await searchFor('desk')).toMatchObject({ total: 0, relaxed: null })
    })
  })
}
