import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import type { BuilderDocument } from '@hanap/contracts/jobseekers/documents.schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildNurse } from '../../profiles/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const setLink = async (as: TestPerson, id: string, is_public: boolean, is_indexed = false) =>
  (await app.call(calls.setDocumentLink, { params: { id }, body: { is_public, is_indexed } }, { as })).data
    .document
const create = async (as: TestPerson): Promise<BuilderDocument> =>
  (await app.call(calls.createDocument, { body: { from: 'profile' } }, { as })).data.document
const keyOf = ({ public_url }: BuilderDocument) => public_url?.split('/').at(-1) ?? ''
const readByKey = (key: string, asking = {}) =>
  app.call(calls.readPublicDocument, { params: { key } }, asking)

describe('the public link of a document', () => {
  test('is off until its owner turns it on, and cannot be guessed', async () => {
    const as = await buildNurse(app)
    const [one, other] = [await create(as), await create(as)]
    expect(one).toMatchObject({ public_url: null, is_indexed: false, public_views: 0 })
    expect((await readByKey('0'.repeat(64))).status).toBe(404)
    const [first, second] = [await setLink(as, one.id, true), await setLink(as, other.id, true)]
    expect(first.public_url).toMatch(/^https?:\/\/resume\.[^/]+\/r\/[0-9a-f]{64}$/)
    expect(keyOf(second)).not.toBe(keyOf(first))
    expect(first.revision).toBe(1)
  })

  test('shows anybody what the document says at that moment, and nothing of what is hidden', async () => {
    const as = await buildNurse(app)
    const { id, sections } = await create(as)
    const key = keyOf(await setLink(as, id, true))
    expect((await readByKey(key)).data).toMatchObject({
      name: 'Zenobia Cruz',
      headline: 'Emergency nurse',
      is_indexed: false,
    })
    const changes = { sections: sections.map(each => ({ ...each, is_hidden: each.kind === 'experience' })) }
    await app.call(calls.updateDocument, { params: { id }, body: { revision: 1, changes } }, { as })
    expect(JSON.stringify((await readByKey(key)).data)).not.toContain('Bay Clinic')
    const pdf = await app.send('GET', calls.downloadPublicDocument.path.replace('{key}', key), {})
    expect([pdf.status, pdf.text.startsWith('%PDF-')]).toEqual([200, true])
  })

  test('once turned off never leads anywhere again', async () => {
    const as = await buildNurse(app)
    const { id } = await create(as)
    const key = keyOf(await setLink(as, id, true, true))
    expect((await readByKey(key)).data.is_indexed).toBe(true)
    expect(await setLink(as, id, false)).toMatchObject({
      public_url: null,
      is_indexed: false,
      public_views: 0,
    })
    expect((await readByKey(key)).status).toBe(404)
    const again = await setLink(as, id, true)
    expect(keyOf(again)).not.toBe(key)
    expect((await readByKey(key)).status).toBe(404)
    await app.call(calls.deleteDocument, { params: { id } }, { as })
    expect((await readByKey(keyOf(again))).status).toBe(404)
  })

  test('counts who reads it, but for its owner, and keeps its count when it is asked to be listed', async () => {
    const as = await buildNurse(app)
    const { id } = await create(as)
    const key = keyOf(await setLink(as, id, true))
    await Promise.all([readByKey(key), readByKey(key), readByKey(key, { as: await buildSeeker(app) })])
    await readByKey(key, { as })
    const listed = await setLink(as, id, true, true)
    expect(listed).toMatchObject({ public_views: 3, is_indexed: true })
    expect(keyOf(listed)).toBe(key)
  })

  test('is turned by nobody else', async () => {
    const [as, other] = [await buildNurse(app), await buildSeeker(app)]
    const { id } = await create(as)
    const body = { is_public: true }
    expect((await app.call(calls.setDocumentLink, { params: { id }, body }, { as: other })).status).toBe(404)
    expect(
      (await app.call(calls.readDocument, { params: { id } }, { as })).data.document.public_url,
    ).toBeNull()
  })

  test('leads nowhere once its owner asked for the account’s deletion', async () => {
    const as = await buildNurse(app)
    const key = keyOf(await setLink(as, (await create(as)).id, true))
    await app.connection
      .sql`update accounts set deletion_due_at = now() + interval '1 day' where id = ${as.id}`
    expect((await readByKey(key)).status).toBe(404)
  })
})
