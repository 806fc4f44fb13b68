import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configLists } from '@hanap/markets/lists'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const record = readFileSync(`${root}docs/decisions/0038-what-uses-the-config-lists.md`, 'utf8')

const uses = [...record.matchAll(/^\| `(\w+)` \| `([\w./-]+)` \| `(\w+)` \|$/gm)].map(
  ([, list = '', file = '', name = '']) => ({ list, file, name }),
)
const waiting = [...record.matchAll(/^\| `(\w+)` \| [^`|]+ \|$/gm)].map(([, list = '']) => list)

const word = (name: string) => new RegExp(`\\b${name}\\b`)

test('every list of the config answer has a use, or a part that it waits for, and one line for it', () => {
  const named = [...uses.map(({ list }) => list), ...waiting].sort()
  expect(named).toEqual(Object.keys(configLists('ph', 'en')).sort())
})

test.each(uses)('$list is used in $file', ({ file, name }) => {
  expect(readFileSync(root + file, 'utf8')).toMatch(word(name))
})

test('what waits is used by no page and no call yet', () => {
  const sources = globSync('{server,web/*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !/\.test\.tsx?$/.test(file))
    .map(file => ({ file, source: readFileSync(root + file, 'utf8') }))
  expect(sources.length).toBeGreaterThan(500)
  const used = waiting.flatMap(list =>
    sources.filter(({ source }) => word(list).test(source)).map(({ file }) => `${list}: ${file}`),
  )
  expect(used).toEqual([])
})
