import { quickApply } from '@hanap/contracts/data/data.calls'
import { markets } from '@hanap/markets/markets'
import { expect, test } from 'vitest'
import { phoneCodes } from '../phone/phone-codes.server.ts'
import { buildDetail, fakePage } from '../testing/fake-page.ts'
import { sendApplication } from './send-application.server.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  [{ contact_number_country: 'ph', contact_number: '0917 123 4567' }, '+63 0917 123 4567'],
  [{ contact_number_country: 'ph', contact_number: '+65 8123 4567' }, '+65 8123 4567'],
  [{ contact_number_country: 'ph', contact_number: ' ' }, undefined],
  [{}, undefined],
])('a visitor’s phone goes with the code that was picked: %j', async (fields, sent) => {
  let body: unknown
  const page = fakePage({
    [quickApply.path]: input => {
      body = 'body' in input ? input.body : undefined
      return { ok: false, status: 422, code: 'invalid_fields', message: '', errors: {} }
    },
  })
  const kept = await sendApplication(page, buildDetail(), formOf({ email: 'ana@example.com', ...fields }))
  expect(body).toMatchObject({
    email: 'ana@example.com',
    ...(sent !== undefined && { contact_number: sent }),
  })
  if (sent === undefined) expect(body).not.toHaveProperty('contact_number')
  // What was typed and picked stands in the form again.
  expect(kept).toMatchObject({ values: fields })
})

test('only countries with SMS are there to be picked, the site’s own first', () => {
  const keys = phoneCodes({ language: 'en', market: 'sg' }).map(([key]) => key)
  expect(keys[0]).toBe('sg')
  expect([...keys].sort()).toEqual(
    markets.flatMap(({ key, isSmsAllowed }) => (isSmsAllowed ? key : [])).sort(),
  )
  expect(keys).not.toContain('com')
})
