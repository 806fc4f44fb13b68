import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'

describe('what no call answers', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('an unknown path is a problem with status 404 in the reader’s language', async () => {
    const answer = await app.send('GET', '/api/nothing', { headers: { 'accept-language': 'ar' } })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.headers['content-language']).toBe('ar')
    expect(JSON.parse(answer.text)).toMatchObject({
      status: 404,
      code: 'not_found',
      instance: '/api/nothing',
    })
  })
})
