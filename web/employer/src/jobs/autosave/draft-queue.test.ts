import { afterEach, expect, test, vi } from 'vitest'
import { createDraftQueue } from './draft-queue.ts'
import type { DraftOutcome } from './send-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const bodyOf = (text: string) => {
  const body = new FormData()
  body.set('text', text)
  return body
}

/** A queue of what is typed, and each request with the way to answer it. */
const queueOf = (...typed: string[]) => {
  const requests: { body: FormData; answer: (response: Response) => void; lose: () => void }[] = []
  vi.stubGlobal(
    'fetch',
    (_: string, { body }: { body: FormData }) =>
      new Promise<Response>((resolve, reject) => {
        requests.push({ body, answer: resolve, lose: () => reject(new TypeError('no answer')) })
      }),
  )
  const outcomes: DraftOutcome['is'][] = []
  const queue = createDraftQueue('/autosave', {
    next: () => {
      const text = typed.shift()
      return text === undefined ? undefined : bodyOf(text)
    },
    onOutcome: ({ is }) => outcomes.push(is),
  })
  const sent = () => requests.map(({ body }) => body.get('text'))
  return { queue, requests, outcomes, sent, type: (text: string) => typed.push(text) }
}

const saved = () => Response.json({ revision: 2, findings: [], at: '12:00' })

test('one request is on its way at a time; what is typed meanwhile follows it', async () => {
  const { queue, requests, sent, type } = queueOf('one')
  const saving = queue.save()
  type('two')
  expect(queue.save()).toBe(saving)
  expect(sent()).toEqual(['one'])
  requests[0]?.answer(saved())
  await expect.poll(sent).toEqual(['one', 'two'])
  expect(queue.isSaving()).toBe(true)
  requests[1]?.answer(saved())
  expect(await saving).toBe('saved')
  expect(queue.isSaving()).toBe(false)
})

test('what got no answer is sent again as it was, before what was typed since', async () => {
  const { queue, requests, outcomes, sent, type } = queueOf('one')
  const first = queue.save()
  requests[0]?.lose()
  expect(await first).toBe('lost')
  expect(queue.isUnanswered()).toBe(true)
  type('two')
  const second = queue.save()
  expect(requests[1]?.body).toBe(requests[0]?.body)
  requests[1]?.answer(saved())
  await expect.poll(sent).toEqual(['one', 'one', 'two'])
  requests[2]?.answer(saved())
  expect(await second).toBe('saved')
  expect(outcomes).toEqual(['lost', 'saved', 'saved'])
})

test.each([
  [409, 'stale'],
  [422, 'wrong'],
  [400, 'refused'],
] as const)('%s ends the queue, and is not sent again as it was', async (status, is) => {
  const { queue, requests } = queueOf('one')
  const saving = queue.save()
  requests[0]?.answer(new Response(null, { status }))
  expect(await saving).toBe(is)
  expect(queue.isUnanswered()).toBe(false)
})

test('nothing typed is nothing sent', async () => {
  const { queue, sent } = queueOf()
  expect(await queue.save()).toBe('saved')
  expect(sent()).toEqual([])
})
