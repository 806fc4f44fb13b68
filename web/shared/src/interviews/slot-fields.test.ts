import { expect, test } from 'vitest'
import { earliestIn, slotErrors, slotsIn } from './slot-fields.ts'

test.each([
  ['2027-03-01T10:00', 'Asia/Manila', '2027-03-01T02:00:00.000Z'],
  ['2027-01-15T10:00:00', 'America/New_York', '2027-01-15T15:00:00.000Z'],
  ['2027-07-15T10:00', 'America/New_York', '2027-07-15T14:00:00.000Z'],
  ['2027-03-01T10:00', 'Asia/Kathmandu', '2027-03-01T04:15:00.000Z'],
])('%s in %s is %s', (typed, zone, moment) => {
  expect(slotsIn({ slot_1: typed, minutes: '45' }, zone)).toEqual([{ starts_at: moment, minutes: 45 }])
})

test('how many can take the times comes with each of them', () => {
  expect(slotsIn({ slot_1: '2027-03-01T10:00', minutes: '45', capacity: '5' }, 'UTC')).toEqual([
    { starts_at: '2027-03-01T10:00:00.000Z', minutes: 45, capacity: 5 },
  ])
})

test('empty times are left out, and what is none is left for the call to refuse', () => {
  expect(slotsIn({ slot_1: '', slot_3: ' 2027-03-01T10:00 ', slot_4: 'soon' }, 'UTC')).toEqual([
    { starts_at: '2027-03-01T10:00:00.000Z', minutes: 30 },
    { starts_at: 'soon', minutes: 30 },
  ])
})

test('no field takes a time that is over wherever its zone may be', () => {
  const now = Date.parse('2027-03-01T02:00:40Z')
  expect(earliestIn(['Asia/Manila'], now)).toBe('2027-03-01T10:00')
  expect(earliestIn(['Asia/Manila', 'America/New_York'], now)).toBe('2027-02-28T21:00')
})

test('errors of the call stand at the field that was typed', () => {
  expect(slotErrors({ slots: 'a', 'slots.0.minutes': 'b', 'slots.1.capacity': 'd', place: 'c' })).toEqual({
    slot_1: 'a',
    minutes: 'b',
    capacity: 'd',
    place: 'c',
  })
})
