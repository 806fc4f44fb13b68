import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { marketByKey } from '@hanap/markets/markets'
import type { MailFile, Recipient } from '../../notifications/index.ts'
import { endOf, type InterviewRow, type SlotRow } from '../interviews-store.ts'
import { type ContentLine, calendarText, quotedParameter, textValue, utcValue } from './content-lines.ts'
import { localValue, minutesBefore, timeZoneLines } from './time-zone.ts'

/** What a calendar is made of, for one person. */
export interface CalendarOptions {
  interview: InterviewRow
  /** In the order of time. */
  slots: readonly SlotRow[]
  recipient: Recipient
  /** Who the other side is. */
  other: string
  /** Of the interview's page. */
  url: string
  /** Mails of ours come from there: answers of calendar programs go to nobody's private address. */
  organizerEmail: string
  now: Date
}

const endedStates: readonly InterviewRow['state'][] = ['declined', 'expired', 'cancelled']

const statusOf = ({ state }: InterviewRow) => {
  if (endedStates.includes(state)) return 'CANCELLED'
  return state === 'proposed' ? 'TENTATIVE' : 'CONFIRMED'
}

const timeLines = (
  timeZone: string,
  [startsAt, endsAt]: readonly [Date, Date],
): { zone: ContentLine[]; times: ContentLine[] } => {
  if (timeZone === 'UTC')
    return {
      zone: [],
      times: [
        ['DTSTART', utcValue(startsAt)],
        ['DTEND', utcValue(endsAt)],
      ],
    }
  const local = (at: Date) => localValue(at, minutesBefore(timeZone, at))
  return {
    zone: timeZoneLines(timeZone, { starts_at: startsAt, ends_at: endsAt }),
    times: [
      [`DTSTART;TZID=${timeZone}`, local(startsAt)],
      [`DTEND;TZID=${timeZone}`, local(endsAt)],
    ],
  }
}

/**
 * An interview as a calendar has it (RFC 5545, RFC 5546): a proposal is tentative at its first slot and free time, with all slots in its
 * text; what ended is cancelled. One UID for ever; SEQUENCE is the interview's. Nobody reads another's address in it.
 */
export const interviewCalendar = (options: CalendarOptions): string => {
  const { interview, slots, recipient, other, url, organizerEmail, now } = options
  const { language, market } = recipient
  const t = translator(language)
  const formats = createFormats(language, marketByKey(market))
  const status = statusOf(interview)
  const [first] = slots
  const isProposed = interview.slot_id === null && first !== undefined
  const { zone, times } = timeLines(
    interview.time_zone,
    isProposed ? [first.starts_at, endOf(first)] : [interview.starts_at, interview.ends_at],
  )
  // Nothing that somebody typed goes to an address that nobody has shown to be theirs.
  const isProven = recipient.name !== null
  const onlineUrl = isProven && status === 'CONFIRMED' ? interview.online_url : null
  const place = isProven ? interview.place : null
  const description = [
    ...(status === 'TENTATIVE' && slots.length > 1
      ? [t('interviews.proposedTimes'), ...slots.map(slot => formats.zonedDateTime(slot.starts_at))]
      : []),
    isProven ? interview.note : null,
    onlineUrl,
    url,
  ].filter(line => line !== null)
  const where = place ?? onlineUrl
  const attendee = [
    'ATTENDEE;ROLE=REQ-PARTICIPANT',
    `PARTSTAT=${status === 'CONFIRMED' ? 'ACCEPTED' : 'NEEDS-ACTION'}`,
    'RSVP=FALSE',
    ...(recipient.name === null ? [] : [`CN=${quotedParameter(recipient.name)}`]),
  ].join(';')
  return calendarText([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Hanap//Interviews//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', status === 'CANCELLED' ? 'CANCEL' : 'REQUEST'],
    ...zone,
    ['BEGIN', 'VEVENT'],
    ['UID', `interview-${interview.id}@hanap`],
    ['DTSTAMP', utcValue(now)],
    ['CREATED', utcValue(interview.created_at)],
    ['LAST-MODIFIED', utcValue(interview.updated_at)],
    ['SEQUENCE', String(interview.sequence)],
    ...times,
    ['STATUS', status],
    ['TRANSP', status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'],
    ['SUMMARY', textValue(t('interviews.calendarTitle', { job: interview.job_title, name: other }))],
    ['DESCRIPTION', textValue(description.join('\n'))],
    ...(where === null ? [] : [['LOCATION', textValue(where)] as const]),
    ['URL', url],
    [`ORGANIZER;CN=${quotedParameter('Hanap')}`, `mailto:${organizerEmail}`],
    [attendee, `mailto:${recipient.email}`],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ])
}

/** The same as a file that goes with a mail; its type names the method, by which mail programs show an invitation. */
export const calendarFile = (options: CalendarOptions): MailFile => {
  const text = interviewCalendar(options)
  const method = /^METHOD:(\w+)/m.exec(text)?.[1] ?? 'REQUEST'
  return {
    name: 'interview.ics',
    mime: `text/calendar; charset=utf-8; method=${method}`,
    bytes: new TextEncoder().encode(text),
  }
}
