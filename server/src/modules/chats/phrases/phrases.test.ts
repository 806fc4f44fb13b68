import { listPhrases, savePhrases } from '@hanap/contracts/chats/chats.calls'
import { languages } from '@hanap/markets/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildChat } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const list = async (as: TestPerson, chat_id?: string, language = 1) =>
  (await app.call(listPhrases, { query: { ...(chat_id && { chat_id }) } }, { as, language })).data.phrases
const save = (as: TestPerson, phrases: (string | { text: string })[]) =>
  app.call(savePhrases, { body: { phrases } }, { as })

test('ready-made ones come in ten languages, filled in from the job and the other person', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  const firsts = new Set<string | undefined>()
  for (const { id: language } of languages) firsts.add((await list(recruiter, id, language))[0]?.text)
  expect(firsts.size).toBe(10)
  for (const text of firsts) {
    expect(text).toContain('Ana')
    expect(text).not.toMatch(/[{}\u2066-\u2069]/)
  }
  expect((await list(seeker, id))[0]?.text).toMatch(/^Hello Rosa, is the job “.+” still open\?$/)
  expect((await list(seeker))[0]?.text).toBe('Hello {name}, is the job “{job}” still open?')
})

test('a person has 20 of their own, which come first and are replaced as a whole', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  await save(recruiter, ['Dear {name},', { text: 'Best wishes' }])
  expect((await list(recruiter, id)).slice(0, 2)).toEqual([
    { id: 'own1', text: 'Dear Ana,', is_own: true },
    { id: 'own2', text: 'Best wishes', is_own: true },
  ])
  expect((await list(seeker)).some(({ is_own }) => is_own)).toBe(false)
  expect(
    (
      await save(
        recruiter,
        Array.from({ length: 20 }, (_, at) => `Phrase ${at}`),
      )
    ).status,
  ).toBe(200)
  expect(
    (
      await save(
        recruiter,
        Array.from({ length: 21 }, (_, at) => `Phrase ${at}`),
      )
    ).status,
  ).toBe(422)
  expect((await save(recruiter, ['x'.repeat(501)])).status).toBe(422)
  await save(recruiter, [])
  expect((await list(recruiter)).some(({ is_own }) => is_own)).toBe(false)
})

test('two changes at once leave one of them, and another’s chat fills in nothing', async () => {
  const { id } = await buildChat(app)
  const stranger = await buildSeeker(app)
  const refused = await app.call(listPhrases, { query: { chat_id: id } }, { as: stranger })
  expect(refused.status).toBe(404)
  const saved = await Promise.all(['one', 'two', 'three'].map(text => save(stranger, [text])))
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await list(stranger)).filter(({ is_own }) => is_own)).toHaveLength(1)
})
