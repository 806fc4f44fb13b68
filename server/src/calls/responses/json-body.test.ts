import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { jsonBody } from './json-body.ts'

const list = { currencies: Array.from({ length: 100 }, (_, id) => ({ id, value: `Currency ${id}` })) }
const content = { data: list, message: undefined }

test('an answer is sent in the form that the client takes', () => {
  const plain = jsonBody(content, 'identity', false)
  const packed = jsonBody(content, 'gzip', false)
  expect(plain.contentEncoding).toBeUndefined()
  expect(packed.contentEncoding).toBe('gzip')
  expect(gunzipSync(packed.body)).toEqual(plain.body)
  expect(JSON.parse(plain.body.toString())).toEqual({ data: list })
})

test('only what anybody may keep has an ETag, each form its own', () => {
  expect(jsonBody(content, 'gzip', false).etag).toBeUndefined()
  const etags = (['identity', 'gzip', 'br'] as const).map(encoding => jsonBody(content, encoding, true).etag)
  expect(new Set(etags).size).toBe(3)
  expect(jsonBody({ ...content, data: structuredClone(list) }, 'gzip', true).etag).toBe(etags[1])
})

test('the same list is compressed once, another one anew', () => {
  const first = jsonBody(content, 'gzip', true)
  expect(jsonBody(content, 'gzip', true).body).toBe(first.body)
  const other = jsonBody({ ...content, data: { currencies: [...list.currencies].reverse() } }, 'gzip', true)
  expect(other.body).not.toEqual(first.body)
})
