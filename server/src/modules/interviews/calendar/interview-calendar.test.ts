import { languages } from '@hanap/markets/languages'
import { describe, expect, test } from 'vitest'
import type { InterviewRow, SlotRow } from '../interviews-store.ts'
import { eventIn, eventMoment, propertyValue, readCalendar, textOf } from './calendar-reader.factory.ts'
import { type CalendarOptions, interviewCalendar } from './interview-calendar.ts'
import { minutesBefore } from './time-zone.ts'

const row: InterviewRow = {
  id: 'abc123',
  application_id: 'a1',
  job_id: 'j1',
  job_title: 'Nurse',
  company_id: 'c1',
  company_name: 'Clinic',
  seeker_id: 's1',
  recruiter_id: 'r1',
  chat_id: null,
  state: 'accepted',
  proposed_by: 'recruiter',
  slot_id: 'slot',
  starts_at: new Date('2027-03-01T09:00:00Z'),
  ends_at: new Date('2027-03-01T09:30:00Z'),
  place: 'Room 5',
  online_url: null,
  note: null,
  time_zone: 'Asia/Manila',
  reason: null,
  sequence: 3,
  seeker_checked_in_at: null,
  recruiter_checked_in_at: null,
  outcome: null,
  is_late_cancel: false,
  cancelled_by: null,
  created_at: new Date('2027-02-01T00:00:00Z'),
  updated_at: new Date('2027-02-02T00:00:00Z'),
}
const slots: SlotRow[] = [
  { id: 'slot', interview_id: 'abc123', starts_at: row.starts_at, minutes: 30, group_id: null },
  {
    id: 'slot2',
    interview_id: 'abc123',
    starts_at: new Date('2027-03-02T09:00:00Z'),
    minutes: 30,
    group_id: null,
  },
]

const textFor = (changes: Partial<InterviewRow> = {}, more: Partial<CalendarOptions> = {}) =>
  interviewCalendar({
    interview: { ...row, ...changes },
    slots,
    recipient: { accountId: 's1', email: 'ana@example.com', name: 'Ana', language: 'en', market: 'ph' },
    other: 'Clinic',
    url: 'https://ph.example.com/interviews/abc123',
    organizerEmail: 'support@example.com',
    now: new Date('2027-02-02T00:00:00Z'),
    ...more,
  })
const calendarFor = (...args: Parameters<typeof textFor>) => readCalendar(textFor(...args))

test('what RFC 5546 asks of an invitation is there, and nobody’s address but the reader’s', () => {
  const calendar = calendarFor()
  const event = eventIn(calendar)
  expect(['VERSION', 'PRODID', 'METHOD'].map(name => propertyValue(calendar, name))).toEqual([
    '2.0',
    '-//Hanap//Interviews//EN',
    'REQUEST',
  ])
  expect(['UID', 'SEQUENCE', 'STATUS', 'DTSTAMP'].map(name => propertyValue(event, name))).toEqual([
    'interview-abc123@hanap',
    '3',
    'CONFIRMED',
    '20270202T000000Z',
  ])
  expect(propertyValue(event, 'ORGANIZER')).toBe('mailto:support@example.com')
  expect(event.properties.get('ATTENDEE')).toMatchObject({ value: 'mailto:ana@example.com' })
  expect(textOf(event, 'LOCATION')).toBe('Room 5')
})

test.each([
  ['proposed', 'REQUEST', 'TENTATIVE'],
  ['accepted', 'REQUEST', 'CONFIRMED'],
  ['held', 'REQUEST', 'CONFIRMED'],
  ['declined', 'CANCEL', 'CANCELLED'],
  ['expired', 'CANCEL', 'CANCELLED'],
  ['cancelled', 'CANCEL', 'CANCELLED'],
] as const)('%s is METHOD %s and STATUS %s, under one UID', (state, method, status) => {
  const calendar = calendarFor({ state, slot_id: state === 'proposed' ? null : 'slot' })
  const event = eventIn(calendar)
  expect([
    propertyValue(calendar, 'METHOD'),
    propertyValue(event, 'STATUS'),
    propertyValue(event, 'UID'),
  ]).toEqual([method, status, 'interview-abc123@hanap'])
})

test('a proposal lies at its first slot, and says all of them; its link is not told', () => {
  const calendar = calendarFor({
    state: 'proposed',
    slot_id: null,
    ends_at: new Date('2027-03-02T09:30:00Z'),
    online_url: 'https://meet.example.com/1',
  })
  expect(eventMoment(calendar, 'DTEND').toISOString()).toBe('2027-03-01T09:30:00.000Z')
  const description = textOf(eventIn(calendar), 'DESCRIPTION') ?? ''
  expect(description).toContain('March 2, 2027')
  expect(description).not.toContain('meet.example.com')
})

describe('a time is the same moment by the calendar’s own VTIMEZONE', () => {
  const zones = [
    'Asia/Manila',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Europe/Madrid',
    'Europe/Dublin',
    'America/New_York',
    'America/Sao_Paulo',
    'America/Mexico_City',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Riyadh',
    'UTC',
  ]
  test.each(zones)('%s, every eleventh day of two years', zone => {
    for (let day = 0; day < 730; day += 11) {
      const starts_at = new Date(Date.UTC(2026, 0, 1 + day, (day * 7) % 24, 30))
      const ends_at = new Date(starts_at.getTime() + 30 * 60_000)
      // Of an hour that there is twice, a local time means the first (3.3.5).
      if (minutesBefore(zone, new Date(starts_at.getTime() - 3_600_000)) > minutesBefore(zone, ends_at))
        continue
      const calendar = calendarFor({ time_zone: zone, starts_at, ends_at })
      expect(eventMoment(calendar, 'DTSTART')).toEqual(starts_at)
      expect(eventMoment(calendar, 'DTEND')).toEqual(ends_at)
    }
  })

  test('a night in which clocks are put forward', () => {
    const starts_at = new Date('2027-03-28T00:30:00Z')
    const ends_at = new Date('2027-03-28T01:30:00Z')
    const calendar = calendarFor({ time_zone: 'Europe/Madrid', starts_at, ends_at })
    expect(propertyValue(eventIn(calendar), 'DTSTART')).toBe('20270328T013000')
    expect([eventMoment(calendar, 'DTSTART'), eventMoment(calendar, 'DTEND')]).toEqual([starts_at, ends_at])
  })

  test('an end at the very moment of a change', () => {
    const starts_at = new Date('2026-03-08T06:30:00Z')
    const ends_at = new Date('2026-03-08T07:00:00Z')
    const calendar = calendarFor({ time_zone: 'America/New_York', starts_at, ends_at })
    expect([eventMoment(calendar, 'DTSTART'), eventMoment(calendar, 'DTEND')]).toEqual([starts_at, ends_at])
  })

  test('a zone with summer time has one observance of each kind', () => {
    const zone = calendarFor({ time_zone: 'America/New_York' }).components[0]
    expect(zone?.components.map(({ name }) => name)).toEqual(['DAYLIGHT', 'STANDARD'])
  })
})

test('what people typed comes back whole, however long, hostile and in whichever script', () => {
  const note = `Bring; your, "papers" \\ and\nEND:VEVENT\r\nBEGIN:VALARM ${'面接🙂'.repeat(60)} مقابلة`
  const event = eventIn(calendarFor({ note, job_title: 'A,B;C\\D\nX-EVIL:1' }))
  expect(textOf(event, 'DESCRIPTION')).toContain(note.replaceAll('\r\n', '\n'))
  expect(textOf(event, 'SUMMARY')).toContain('A,B;C\\D\nX-EVIL:1')
  expect(event.components).toEqual([])
})

test('a name cannot leave its parameter', () => {
  const recipient = {
    accountId: 's1',
    email: 'ana@example.com',
    name: 'Ana";X=1:mailto:evil@example.com\r\nX-EVIL:1',
    language: 'en',
    market: 'ph',
  } as const
  const event = eventIn(calendarFor({}, { recipient }))
  expect(event.properties.get('ATTENDEE')?.value).toBe('mailto:ana@example.com')
  expect(event.properties.has('X-EVIL')).toBe(false)
})

test('to an address that nobody has shown to be theirs goes nothing that was typed', () => {
  const recipient = {
    accountId: 's1',
    email: 'ana@example.com',
    name: null,
    language: 'en',
    market: 'ph',
  } as const
  const text = textFor({ note: 'Typed note', place: 'Typed place' }, { recipient })
  expect(readCalendar(text).name).toBe('VCALENDAR')
  expect(text).not.toContain('Typed')
})

test.each(languages.map(({ code }) => code))('it is in the reader’s language: %s', language => {
  const recipient = {
    accountId: 's1',
    email: 'ana@example.com',
    name: 'Ana',
    language,
    market: 'ph',
  } as const
  const event = eventIn(calendarFor({ state: 'proposed', slot_id: null }, { recipient }))
  expect(textOf(event, 'SUMMARY')).toMatch(/Nurse/)
  expect(textOf(event, 'DESCRIPTION')).not.toMatch(/interviews\.|\{/)
})
