import { tabStorage } from '@hanap/shared/session/storage'
import type { PageReport, WorkerNotice } from '../service-worker/worker-notices.ts'

const isWorkerNotice = (data: unknown): data is WorkerNotice =>
  typeof data === 'object' && data !== null && 'text' in data && 'close' in data

/** What is left within this time was not read. */
const READ_AFTER_MS = 2000

const shown = new Set<string>()

/** Shows what the service worker has to say, outside of what React draws, until it is closed. */
export const showWorkerNotice = (data: unknown, answer: (read: PageReport) => void): void => {
  if (!isWorkerNotice(data)) return
  const { text, link, close, once } = data
  if (once !== undefined) {
    const read = () => {
      if (document.hidden) return
      tabStorage.set(once, 'read')
      answer({ is: 'read', once })
    }
    const wasRead = tabStorage.get(once) !== null
    if (wasRead) read()
    if (wasRead || shown.has(once)) return
    shown.add(once)
    setTimeout(read, READ_AFTER_MS)
  }
  const strip = document.createElement('aside')
  strip.className = 'offline-strip'
  strip.setAttribute('role', 'status')
  const words = document.createElement('p')
  words.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = close
  button.addEventListener('click', () => strip.remove())
  strip.append(words)
  if (link) {
    const anchor = document.createElement('a')
    anchor.href = link.href
    anchor.textContent = link.text
    strip.append(anchor)
  }
  strip.append(button)
  document.body.append(strip)
}
