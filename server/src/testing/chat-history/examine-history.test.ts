import { expect, test } from 'vitest'
import {
  type AcknowledgedMessage,
  type ChatHistory,
  countFaults,
  examineHistory,
  type HistoryMessage,
} from './examine-history.ts'

const stored: readonly HistoryMessage[] = (
  [
    ['seeker', 'First'],
    ['recruiter', 'Second'],
    ['seeker', 'Third'],
  ] as const
).map(([sender, text], at) => ({ id: `id${at}`, seq: at + 1, text, sender, client_id: `client-${at}` }))
const [first, second, third] = stored as [HistoryMessage, HistoryMessage, HistoryMessage]
const acknowledged = (text: string, seq: number, begunAt: number): AcknowledgedMessage => ({
  text,
  seq,
  begunAt,
  answeredAt: begunAt + 5,
})

const whole: ChatHistory = {
  sentTexts: new Set(['First', 'Second', 'Third', 'Not stored, and never acknowledged']),
  writers: [[acknowledged('First', 1, 0), acknowledged('Third', 3, 20)], [acknowledged('Second', 2, 10)]],
  stored,
  readers: [stored, stored],
  unread: [
    { side: 'recruiter', readSeq: 2, unreadNums: [1, 1, 1], markedSeq: 1 },
    { side: 'seeker', readSeq: 3, unreadNums: [0, 0, 0], markedSeq: 2 },
  ],
}

test('a history in which all is as it was acknowledged has no fault', () => {
  expect(examineHistory(whole)).toEqual([])
})

test.each<[string, string, Partial<ChatHistory>]>([
  ['lost', 'acknowledged and not there', { stored: [first, second], readers: [], unread: [] }],
  [
    'doubled',
    'stored twice under one client id',
    { stored: [...stored, { ...third, id: 'id3', seq: 4 }], readers: [], unread: [] },
  ],
  ['doubled', 'shown twice to a reader', { readers: [[...stored, third]] }],
  [
    'reordered',
    'another seq than was acknowledged',
    { writers: [[acknowledged('Second', 3, 10)], [acknowledged('First', 1, 0)]] },
  ],
  ['reordered', 'a gap', { stored: [first, third], writers: [], readers: [], unread: [] }],
  [
    'reordered',
    'a message that was acknowledged before another was begun stands after it',
    { writers: [[acknowledged('Second', 2, 20)], [acknowledged('Third', 3, 0)]] },
  ],
  ['phantom', 'what nobody sent', { sentTexts: new Set(['First', 'Second']), writers: [], readers: [] }],
  ['unequal', 'a reader who lacks the last', { readers: [stored, [first, second]] }],
  ['unequal', 'a reader who was shown them in another order', { readers: [[first, third, second]] }],
  ['unequal', 'a reader with other words', { readers: [[first, second, { ...third, text: 'Second' }]] }],
  [
    'unread',
    'a number that does not fit what was read',
    { unread: [{ side: 'recruiter', readSeq: 2, unreadNums: [1, 2, 1], markedSeq: 0 }] },
  ],
  [
    'unread',
    'a read mark that was acknowledged and is gone',
    { unread: [{ side: 'recruiter', readSeq: 2, unreadNums: [1, 1, 1], markedSeq: 3 }] },
  ],
])('%s: %s', (kind, _, change) => {
  const faults = examineHistory({ ...whole, ...change })
  expect(faults.map(fault => fault.kind)).toContain(kind)
  expect(countFaults(faults)).toMatchObject({ [kind]: faults.filter(fault => fault.kind === kind).length })
})
