import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markets } from './markets.ts'

const folder = new URL('./flags/', import.meta.url)

test('each market has its flag by upper-case key, and there are no others', () => {
  expect(readdirSync(folder).toSorted()).toEqual(markets.map(({ code }) => `${code}.svg`).toSorted())
})

test.each(markets)('the flag of $name is 4 by 3, small and safe to serve', ({ code }) => {
  const svg = readFileSync(new URL(`${code}.svg`, folder), 'utf8')
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 640 480"/)
  expect(svg).not.toMatch(/<script|\son\w+=|href="http/)
  expect(svg.length).toBeLessThan(11_000)
})
