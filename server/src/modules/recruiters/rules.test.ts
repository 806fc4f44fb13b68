import { expect, test } from 'vitest'
import { responseRate, responseTime } from './rules.ts'
import { createTtlCache } from './ttl-cache.ts'

test.each([
  [{ rate: 0.8, sampleSize: 10, medianSeconds: 5000 }, { value: 0.8, sample_size: 10 }, 'PT1H'],
  [{ rate: 1, sampleSize: 5, medianSeconds: 60 }, { value: 1, sample_size: 5 }, 'PT1H'],
  [{ rate: 0.5, sampleSize: 6, medianSeconds: 3 * 86_400 }, { value: 0.5, sample_size: 6 }, 'P3D'],
  [{ rate: 0, sampleSize: 6, medianSeconds: null }, { value: 0, sample_size: 6 }, null],
  [{ rate: 1, sampleSize: 4, medianSeconds: 60 }, null, null],
  [undefined, null, null],
])(
  'of %j the response rate comes with its sample size, and neither from too few',
  (responses, rate, time) => {
    expect(responseRate(responses)).toEqual(rate)
    expect(responseTime(responses)).toBe(time)
  },
)

test('what is remembered is forgotten after a minute', () => {
  let now = 0
  const memory = createTtlCache<string>(() => now)
  memory.set('a', 'x')
  expect(memory.get('a')).toBe('x')
  now = 60_000
  expect(memory.get('a')).toBeUndefined()
})
