import { expect, test, vi } from 'vitest'

test('a form that the browser sends leads away from the page; one that a script answers does not', async () => {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  // Other files' pages have loaded it already.
  vi.resetModules()
  const { isLeaving } = await import('./leaving.ts')
  const answered = new Event('submit', { cancelable: true })
  answered.preventDefault()
  window.dispatchEvent(answered)
  expect(isLeaving()).toBe(false)
  window.dispatchEvent(new Event('submit', { cancelable: true }))
  expect(isLeaving()).toBe(true)
})
