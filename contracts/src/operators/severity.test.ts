import { expect, test } from 'vitest'
import { caseKinds } from './cases.calls.ts'
import { byUrgency, kindsByUrgency, severityOf } from './severity.ts'

test('what several people report is grave whatever it is', () => {
  expect(severityOf('job', 1)).toBe('middle')
  expect(severityOf('job', 2)).toBe('high')
  expect(severityOf('appeal', 1)).toBe('low')
})

test('the gravest comes first, and of one severity the oldest', () => {
  const waiting = [
    { kind: 'appeal', reports: 1, since: new Date('2026-01-01T00:00:00Z') },
    { kind: 'recruiter', reports: 1, since: new Date('2026-01-03T00:00:00Z') },
    { kind: 'chat', reports: 1, since: new Date('2026-01-02T00:00:00Z') },
    { kind: 'job', reports: 2, since: new Date('2026-01-02T00:00:00Z') },
  ] as const
  expect(waiting.toSorted(byUrgency)).toEqual([waiting[3], waiting[1], waiting[2], waiting[0]])
})

test('every kind has its place', () => {
  expect(kindsByUrgency.toSorted()).toEqual(caseKinds.toSorted())
  expect(kindsByUrgency.slice(0, 2)).toEqual(['recruiter', 'messages'])
})
