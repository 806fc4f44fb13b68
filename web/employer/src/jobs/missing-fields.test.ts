import type { AdFinding } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { expect, test } from 'vitest'
import { findingsNow } from './missing-fields.ts'

const missing = (field: string): AdFinding => ({
  rule: 'missing',
  severity: 'refused',
  field,
  text: 'Needed',
  start: null,
  end: null,
})
const shouting: AdFinding = { ...missing('description'), rule: 'shouting', severity: 'hint' }
const places = new Set(['Marikina, Metro Manila'])
const full = {
  job_title: 'Baker',
  workplace: 'on_site',
  place: 'Marikina, Metro Manila',
  job_type_id: '1',
  description: 'Bake.',
}
const fieldsOf = (typed: Partial<Record<keyof typeof full, string>>, said: readonly AdFinding[] = []) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...full, ...typed })) form.set(name, value)
  return findingsNow(form, said, places).map(({ rule, field }) => `${rule} ${field}`)
}

test('what has been filled in is missing no more, and what the server said of words stays', () => {
  expect(fieldsOf({}, [missing('description'), missing('job_location_id'), shouting])).toEqual([
    'shouting description',
  ])
})

test('what has been emptied is missing, in the order of the form', () => {
  expect(fieldsOf({ description: ' ', job_title: '' }, [shouting])).toEqual([
    'missing job_title',
    'missing description',
  ])
})

test('a place that nobody knows is missing until the server has found it', () => {
  expect(fieldsOf({ place: 'Marikna' }, [missing('job_location_id')])).toEqual(['missing job_location_id'])
  expect(fieldsOf({ place: 'Riyadh, Saudi Arabia' })).toEqual([])
  expect(fieldsOf({ place: '', workplace: 'remote' }, [missing('job_location_id')])).toEqual([])
  expect(fieldsOf({ place: '' })).toEqual(['missing job_location_id'])
})
