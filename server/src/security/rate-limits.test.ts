import { describe, expect, test } from 'vitest'
import {
  createMemoryCounter,
  createRateLimits,
  limitedAddress,
  MAX_WINDOWS,
  rateHeaders,
  retryAfter,
} from './rate-limits.ts'

describe('an address as limits count it', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, counted) => {
    expect(limitedAddress(address)).toBe(counted)
  })
})

describe('a window of one process', () => {
  const setUp = (scale = 1) => {
    let at = 0
    const counter = createMemoryCounter(() => at)
    const limits = createRateLimits({ scale, shared: counter, own: counter })
    const limit = { by: 'address', max: 2, seconds: 10 } as const
    const ask = (who = 'a', max = limit.max) => limits([{ name: 'x', who, limit: { ...limit, max } }])
    return { ask, limits, limit, wait: (ms: number) => (at += ms) }
  }

  test('lets through what fits, refuses the next, and begins anew when it ends', async () => {
    const { ask, wait } = setUp()
    expect(retryAfter(await ask())).toBeUndefined()
    wait(3500)
    expect(retryAfter(await ask())).toBeUndefined()
    expect(retryAfter(await ask())).toBe(7)
    expect(retryAfter(await ask('b'))).toBeUndefined()
    wait(6500)
    expect(retryAfter(await ask())).toBeUndefined()
  })

  test('LIMIT_SCALE multiplies the limit', async () => {
    const { ask } = setUp(2)
    const left = []
    for (let count = 0; count < 5; count += 1) left.push((await ask())[0]?.left)
    expect(left).toEqual([3, 2, 1, 0, -1])
  })

  test('forgets the oldest of more windows than it holds, and no other', async () => {
    const { ask } = setUp()
    await ask('first')
    await ask('second')
    for (let count = 1; count < MAX_WINDOWS; count += 1) await ask(`other ${count}`)
    expect((await ask('second'))[0]?.left).toBe(0)
    expect((await ask('first'))[0]?.left).toBe(1)
  })

  test('the headers name every policy, and of the tightest what is left', async () => {
    const { limits, limit } = setUp()
    const rates = await limits([
      { name: 'x', who: 'a', limit: { ...limit, max: 9 } },
      { name: 'x', who: 'd', limit: { ...limit, by: 'device', max: 5 } },
    ])
    expect(rateHeaders(rates)).toEqual([
      ['ratelimit-policy', '"x-address-10";q=9;w=10, "x-device-10";q=5;w=10'],
      ['ratelimit', '"x-device-10";r=4;t=10'],
    ])
    expect(rateHeaders([])).toEqual([])
  })
})
