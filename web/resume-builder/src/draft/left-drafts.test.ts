import type { BuilderDocument } from '@hanap/contracts/jobseekers/documents.schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftToEdit, leaveDraft } from './left-drafts.ts'
import { noUndo } from './undo.ts'

const MINUTE = 60_000
const sent = vi.fn<typeof fetch>()
const questions = new Set<unknown>()

let count = 0
/** A document of the test's own. */
const newDocument = (): BuilderDocument => {
  count += 1
  return {
    id: `d${count}`,
    name: 'Bees',
    language: 'en',
    template: 'classic',
    paper: 'a4',
    style: { accent: null, size: 'normal', spacing: 'normal', is_photo_shown: true },
    sections: [],
    job_id: null,
    revision: 1,
    updated_at: '2026-01-01T00:00:00Z',
    public_url: null,
    is_indexed: false,
    public_views: 0,
  }
}

const opened = (document: BuilderDocument) => {
  const draft = draftToEdit(document)
  draft.open()
  return {
    ...draft,
    rename: (name: string) => draft.write({ ...draft.read().content, name }, noUndo),
    close: () => leaveDraft(draft),
    name: () => draft.read().content.name,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockReset()
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('addEventListener', (_: string, listener: unknown) => questions.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: unknown) => questions.delete(listener))
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  vi.useRealTimers()
})

test('what an editor was left with is sent at once, then less and less often, and no more after a while', async () => {
  const editor = opened(newDocument())
  editor.rename('Hives')
  await vi.advanceTimersByTimeAsync(0)
  expect(editor.read().save).toBe('offline')
  sent.mockClear()
  editor.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[1]?.keepalive).toBe(true)
  await vi.advanceTimersByTimeAsync(14 * MINUTE)
  expect(questions.size).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(questions.size).toBe(0)
  const { length } = sent.mock.calls
  expect(length).toBeLessThan(25)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(sent).toHaveBeenCalledTimes(length)
})

test('what was given up stands in the editor that is opened again, and is sent anew', async () => {
  const document = newDocument()
  const editor = opened(document)
  editor.rename('Hives')
  editor.close()
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  sent.mockClear()
  const again = opened({ ...document, paper: 'letter', revision: 2 })
  expect(again.read()).toMatchObject({ revision: 2, content: { name: 'Hives', paper: 'letter' } })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[1]?.body).toBe('{"revision":2,"changes":{"name":"Hives"}}')
  again.close()
})

test('a document that was read before its last change was saved is not shown without it', async () => {
  const document = newDocument()
  const saved = { ...document, name: 'Hives', revision: 2 }
  sent.mockResolvedValue(Response.json({ data: { document: saved } }))
  const editor = opened(document)
  editor.rename('Hives')
  editor.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(editor.read().save).toBe('saved')
  expect(opened(document).name()).toBe('Hives')
  expect(opened({ ...saved, name: 'Apiary', revision: 3 }).name()).toBe('Apiary')
})

test('a body that is too large to go on without its page is sent as any other', async () => {
  const editor = opened(newDocument())
  editor.rename('あ'.repeat(25_000))
  expect(sent.mock.calls[0]?.[1]?.keepalive).toBe(false)
  editor.close()
})

test('where the session has ended nothing is sent but when the person comes back', async () => {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
  vi.stubGlobal('document', { visibilityState: 'visible', cookie: '' })
  sent.mockImplementation(async () => Response.json({ code: 'unauthenticated' }, { status: 401 }))
  const document = newDocument()
  const editor = opened(document)
  editor.rename('Hives')
  await vi.advanceTimersByTimeAsync(0)
  expect(editor.read().save).toBe('ended')
  editor.rename('Apiary')
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(sent).toHaveBeenCalledOnce()
  listeners.get('visibilitychange')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(editor.read().save).toBe('ended')
  expect(sent).toHaveBeenCalledTimes(2)
  const saved = { ...document, name: 'Apiary', revision: 2 }
  sent.mockImplementation(async () => Response.json({ data: { document: saved } }))
  listeners.get('focus')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(editor.read().save).toBe('saved')
  expect(sent.mock.lastCall?.[1]?.body).toBe('{"revision":1,"changes":{"name":"Apiary"}}')
  expect([...listeners.keys()]).toEqual([])
})
