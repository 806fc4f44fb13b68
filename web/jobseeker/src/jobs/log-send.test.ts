import { recordHotSearch } from '@hanap/contracts/jobs/jobs.calls'
import { toastStore } from '@hanap/shared/page/toasts'
import { callAs } from '@hanap/shared/session/caller'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendEvent } from './log-send.ts'

const sent = vi.fn<typeof fetch>()
const navigator = { onLine: true }
const event = { body: { device: 'web', page: 'job-search', source: 'web', query: 'nurse' } } as const

beforeEach(() => {
  sent.mockReset()
  navigator.onLine = true
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('navigator', navigator)
  callAs({ roleId: 1, countryId: 167, languageId: 1, failureText: '' })
})

test.each([
  ['refused', () => Promise.resolve(Response.json({ message: 'no' }, { status: 429 }))],
  ['a server error', () => Promise.resolve(Response.json({ message: 'We are sorry.' }, { status: 500 }))],
  ['never answered', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a hot-search metric that is %s is silently ignored', async (_, answer) => {
  sent.mockImplementation(answer)
  await expect(sendEvent(recordHotSearch, event)).resolves.toBeUndefined()
  expect(sent).toHaveBeenCalledOnce()
  expect(toastStore.read()).toEqual([])
})

test('what cannot be sent now is dropped', async () => {
  navigator.onLine = false
  await sendEvent(recordHotSearch, event)
  expect(sent).not.toHaveBeenCalled()
})
