import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { createSharedAnswers, MAX_ANSWERS } from './shared-answers.ts'

const answer = (asked: number) => ({ ok: true, asked })

const setUp = () => {
  let now = 0
  let asked = 0
  const cache = createPageCache({ now: () => now })
  const answers = createSharedAnswers(cache, () => now)
  const tags = new Set<string>()
  const get = (key = 'ph') =>
    answers.get(
      key,
      (...names) => {
        for (const tag of names) tags.add(tag)
      },
      async dependsOn => {
        asked += 1
        dependsOn(`market:${key}`)
        return { ok: true, asked }
      },
    )
  return { cache, answers, tags, get, wait: (ms: number) => (now += ms) }
}

test('an answer is asked for once, and each page is told what it depends on', async () => {
  const { get, tags } = setUp()
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1].map(answer))
  tags.clear()
  expect(await get()).toEqual(answer(1))
  expect([...tags]).toEqual(['market:ph'])
  expect(await get('sg')).toEqual(answer(2))
})

test('it is asked for again after a change, also one while it was asked for, and after a minute', async () => {
  const { cache, get, wait } = setUp()
  const before = get()
  cache.changed(['market:ph'])
  expect([await before, await get()]).toEqual([1, 2].map(answer))
  cache.changed(['market:sg'])
  expect(await get()).toEqual(answer(2))
  wait(60_000)
  expect(await get()).toEqual(answer(3))
})

test('an answer that failed is asked for again', async () => {
  const { answers, get } = setUp()
  expect(
    await answers.get(
      'ph',
      () => undefined,
      async () => ({ ok: false }),
    ),
  ).toEqual({ ok: false })
  const failing = answers.get(
    'ph',
    () => undefined,
    () => Promise.reject(new Error('no database')),
  )
  await expect(failing).rejects.toThrow('no database')
  expect(await get()).toEqual(answer(1))
})

test('no more are kept than the bound', async () => {
  const { answers, get } = setUp()
  for (let number = 0; number < 3 * MAX_ANSWERS; number += 1) await get(String(number))
  expect(answers.size()).toBe(MAX_ANSWERS)
})
