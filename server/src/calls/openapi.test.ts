import { registry } from '@hanap/contracts/registry'
import { languages } from '@hanap/markets/languages'
import { markets } from '@hanap/markets/markets'
import { beforeAll, describe, expect, test } from 'vitest'
import { openApi } from './openapi.ts'

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>
  components: { parameters: Record<string, { schema: { enum?: number[] } }> }
}

let document: Document
beforeAll(() => {
  const routes = registry.map(({ call, schemas }) => ({ call, schemas, handle: async () => undefined }))
  document = JSON.parse(JSON.stringify(openApi(routes)))
})

test('the headers of market and language name every one, and no others', () => {
  const { parameters } = document.components
  expect(parameters['Country-Id']?.schema.enum).toEqual(markets.map(({ id }) => id))
  expect(parameters['Language-Id']?.schema.enum).toEqual(languages.map(({ id }) => id))
  expect(parameters['Role-Id']?.schema.enum).toEqual([1, 2])
})

describe('an answer that is a file', () => {
  const typesOf = (path: string) => Object.keys(document.paths[path]?.get?.responses['200']?.content ?? {})

  test.each([
    ['/api/jobseekers/avatar/{id}', ['image/webp']],
    ['/api/jobseekers/video-resumes/{id}/cover', ['image/jpeg']],
    ['/api/jobseekers/resume-templates/{id}/picture', ['image/webp']],
    ['/api/go/file/{id}', ['image/png', 'image/jpeg', 'image/webp', 'application/pdf']],
  ])('%s is declared with what it is', (path, types) => {
    expect(typesOf(path)).toEqual(types)
  })

  test('is declared as anything nowhere', () => {
    const files = registry.filter(({ call }) => call.answers === 'file' || call.answers === 'media')
    expect(files.length).toBeGreaterThan(9)
    for (const { call } of files) {
      expect(call.types?.length, call.path).toBeGreaterThan(0)
      for (const type of call.types ?? []) expect(type).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/)
    }
    expect(JSON.stringify(document)).not.toContain('"*/*"')
  })
})
