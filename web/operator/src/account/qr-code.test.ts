import { expect, test } from 'vitest'
import { qrCodeOf } from './qr-code.server.ts'

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']

test('an address of an authenticator is a code with its three finders within a margin of four modules', () => {
  const { size, path } = qrCodeOf(
    `otpauth://totp/Hanap:one%40example.com?issuer=Hanap&secret=${'A'.repeat(32)}`,
  )
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`))
  expect((size - 8 - 17) % 4).toBe(0)
  const squareAt = (left: number, top: number) =>
    FINDER.map((row, y) => [...row].map((_, x) => (dark.has(`${left + x},${top + y}`) ? 1 : 0)).join(''))
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const)
    expect(squareAt(left, top)).toEqual(FINDER)
  const outside = [...dark].flatMap(at => at.split(',').map(Number)).filter(at => at < 4 || at >= size - 4)
  expect(outside).toEqual([])
})
