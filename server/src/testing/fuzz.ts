/** Deterministic randomness: the same seed asks the same requests. */
export const seeded = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type SeededRandom = ReturnType<typeof seeded>

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minimum?: number
  maximum?: number
  minLength?: number
  format?: string
  pattern?: string
}

export const pick = <Item>(random: SeededRandom, items: readonly Item[]): Item => {
  const index = Math.floor(random() * items.length)
  // An item may be `undefined` itself.
  const [choice] = items.slice(index, index + 1).map(item => ({ item }))
  if (!choice) throw new Error('nothing to pick from')
  return choice.item
}

const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9'.repeat(40),
  'x'.repeat(5000),
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u0661\u0662',
  '😀'.repeat(300),
  "' or 1=1 --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '会計-jobs-in-東京都',
  'İıſẞ',
  'name@example.com',
  '2026-02-30T25:61:61Z',
  '[]',
  '{"a":1}',
  ',,,,',
  '1,2,3',
  '\r\nset-cookie: a=b',
]

const hostileValues = (random: SeededRandom): unknown =>
  pick<unknown>(random, [
    null,
    true,
    false,
    0,
    -1,
    1.5,
    9_007_199_254_740_992,
    1e308,
    [],
    {},
    [[[[[[[[]]]]]]]],
    { __proto__: { admin: true }, constructor: 1 },
    ...hostileTexts,
  ])

/** A value that may fit a schema, and one time in five surely does not care. */
export const valueFor = (random: SeededRandom, schema: JsonSchema): unknown => {
  if (random() < 0.2) return hostileValues(random)
  if (schema.enum) return pick(random, schema.enum)
  if ('const' in schema) return schema.const
  const [first] = schema.allOf ?? []
  if (first) return valueFor(random, first)
  if (schema.anyOf) return valueFor(random, pick(random, schema.anyOf))
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const low = Math.max(schema.minimum ?? -1000, -1e9)
      const high = Math.min(schema.maximum ?? 1000, 1e9)
      return pick(random, [low, high, Math.floor(low + random() * (high - low)), 1, low - 1, high + 1])
    }
    case 'boolean':
      return random() < 0.5
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => valueFor(random, schema.items ?? {}))
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random() < 0.8)
          .map(([name, field]) => [name, valueFor(random, field)]),
      )
    case 'string':
      return textFor(random, schema)
    default:
      return hostileValues(random)
  }
}

const textFor = (random: SeededRandom, schema: JsonSchema) => {
  if (random() < 0.3) return pick(random, hostileTexts)
  if (schema.format === 'email') return `fuzz${Math.floor(random() * 1e6)}@example.com`
  if (schema.format === 'date-time') return '2026-01-02T03:04:05Z'
  if (schema.format === 'uri') return 'https://example.com/a'
  if (schema.pattern?.includes('\\d')) return String(Math.floor(random() * 400))
  return 'abcdefghij'.slice(0, Math.max(schema.minLength ?? 0, Math.ceil(random() * 10)))
}

/** A value as it stands in a path or a query string; broken percent-encoding comes one time in fifty. */
export const fuzzText = (random: SeededRandom, value: unknown): string => {
  if (random() < 0.02) return pick(random, ['%', '%zz', '%ff%fe', '%00', '%c0%ae'])
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed())
}

const hostileHeaders: readonly Record<string, string>[] = [
  { 'country-id': 'x' },
  { 'country-id': '99999' },
  { 'country-id': '193' },
  { 'language-id': '0' },
  { 'language-id': '10' },
  { 'role-id': '7' },
  { 'accept-language': ';;;q=,*;q=9' },
  { authorization: 'Bearer x' },
  { authorization: `Bearer ${'a'.repeat(43)}` },
  { cookie: 'sessionid=%%%; session_user={' },
  { origin: 'https://evil.example' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'idempotency-key': 'fuzz' },
  { 'idempotency-key': 'ü' },
  { 'x-forwarded-host': 'sg.localhost' },
  { 'x-forwarded-host': '<x>' },
  { 'if-none-match': '"' },
]

/** Some headers, mostly none. */
export const headersFor = (random: SeededRandom): Record<string, string> =>
  random() < 0.7
    ? {}
    : { ...pick(random, hostileHeaders), ...(random() < 0.3 ? pick(random, hostileHeaders) : {}) }

/** A body's bytes: its JSON, or one time in ten something that is none. */
export const bytesOf = (random: SeededRandom, value: unknown): string | Uint8Array => {
  if (random() < 0.9) return JSON.stringify(value)
  return pick<string | Uint8Array>(random, [
    '{',
    '[1,',
    '"',
    '',
    'a=1&b=2',
    Uint8Array.of(0xff, 0xfe, 0x7b),
    '--x\r\n\r\n',
    'nul',
    '{"a":"\\u0000"}',
  ])
}
