import type { InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import { InterviewState as States } from '@hanap/contracts/interviews/interview.schemas'
import { describe, expect, test } from 'vitest'
import { actRefusal, actsOf, type InterviewEvent, isLateCancel, stateAfter } from './states.ts'

const events: readonly InterviewEvent[] = [
  'accept',
  'decline',
  'propose',
  'cancel',
  'check_in',
  'hold',
  'miss',
  'expire',
  'lapse',
]
const start = new Date('2027-03-01T09:00:00Z')
const end = new Date('2027-03-01T09:30:00Z')
const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const interview = (state: InterviewState) =>
  ({ state, proposed_by: 'recruiter', starts_at: start, ends_at: end }) as const

test('every state and event: what follows, and nothing else does', () => {
  const followed = States.options.flatMap(state =>
    events.flatMap(event => {
      const next = stateAfter(state, event)
      return next === undefined ? [] : [`${state} ${event} ${next}`]
    }),
  )
  expect(followed).toEqual([
    'proposed accept accepted',
    'proposed decline declined',
    'proposed propose proposed',
    'proposed cancel cancelled',
    'proposed expire expired',
    'accepted propose proposed',
    'accepted cancel cancelled',
    'accepted check_in accepted',
    'accepted hold held',
    'accepted miss missed',
    'accepted lapse unconfirmed',
  ])
})

test('whoever proposed waits for the other, and may propose anew or cancel', () => {
  expect(actsOf(interview('proposed'), 'recruiter', at(-48))).toEqual(['propose', 'cancel'])
  expect(actsOf(interview('proposed'), 'seeker', at(-48))).toEqual(['accept', 'decline', 'propose', 'cancel'])
})

describe('an accepted interview', () => {
  test.each([
    ['is moved and cancelled before its time', -2, ['propose', 'cancel']],
    ['is checked in to from half an hour before', -0.5, ['propose', 'cancel', 'check_in']],
    ['has an outcome from its beginning', 0, ['check_in', 'outcome']],
    ['is over for checking in at its end', 0.5, ['outcome']],
  ] as const)('%s', (_, hours, acts) => {
    for (const side of ['seeker', 'recruiter'] as const)
      expect(actsOf(interview('accepted'), side, at(hours))).toEqual(acts)
  })

  test('too early is another refusal than too late', () => {
    expect(actRefusal(interview('accepted'), 'recruiter', 'outcome', at(-1))).toBe('not_now')
    expect(actRefusal(interview('held'), 'recruiter', 'outcome', at(1))).toBe('settled')
  })
})

test('fewer than 6 hours before, cancelling is counted', () => {
  expect(isLateCancel(interview('accepted'), at(-6))).toBe(false)
  expect(isLateCancel(interview('accepted'), at(-5.99))).toBe(true)
  expect(isLateCancel(interview('proposed'), at(-1))).toBe(false)
})

test('nothing follows once it has ended', () => {
  for (const state of ['declined', 'expired', 'cancelled', 'held', 'missed', 'unconfirmed'] as const)
    expect(actsOf(interview(state), 'seeker', at(-1))).toEqual([])
})
