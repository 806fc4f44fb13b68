import { clickJob, exposeJobs } from '@hanap/contracts/logs/logs.calls'
import { deviceType } from '@hanap/shared/session/device'
import { storeJobOrigin } from './job-origin.ts'
import { sendEvent } from './log-send.ts'

/** A list of job cards, as its jobs' events name it. */
export interface JobList {
  /** What chose its jobs. */
  from: 'search' | 'similar' | 'company' | 'home'
  /** The answer that it shows. */
  queryId?: string | undefined
  /** Jobs on the pages before. */
  before?: number
}

const pages = { search: 'job-search', similar: 'job', company: 'company', home: 'home' } as const

/** A card is seen when half of it was in view for this long. */
const SEEN_SHARE = 0.5
const SEEN_MS = 1000
const SEND_EVERY_MS = 5000

/**
 * Follows which cards of a list are seen and which are opened, until the answer is called. Seen ones are sent some
 * at a time, and the last of them when the page is left.
 */
export const logList = (list: Element, { from, queryId, before = 0 }: JobList): (() => void) => {
  const type = deviceType()
  if (!type) return () => undefined
  const about = { query_id: queryId, reco_from: from, page: pages[from] } as const
  const cards = [...list.children]
  const idOf = (card: Element) => card.querySelector<HTMLElement>('[data-job]')?.dataset.job
  const unseen = new Set(cards)
  const inView = new Map<Element, number>()
  let seen: [id: string, position: number][] = []

  const send = () => {
    if (seen.length === 0) return
    const sent = seen
    seen = []
    sendEvent(exposeJobs, {
      body: {
        data: {
          ...about,
          device: type,
          job_ids: sent.map(([id]) => id),
          positions: sent.map(([, position]) => position),
        },
        from: 1,
      },
    })
  }
  const see = (card: Element) => {
    unseen.delete(card)
    observer.unobserve(card)
    const id = idOf(card)
    if (id) seen.push([id, before + cards.indexOf(card) + 1])
  }
  const forget = (card: Element) => {
    clearTimeout(inView.get(card))
    inView.delete(card)
  }
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        forget(target)
        if (isIntersecting) inView.set(target, window.setTimeout(see, SEEN_MS, target))
      }
    },
    { threshold: SEEN_SHARE },
  )
  /** A page behind another is not seen; in front again, what is in view begins anew. */
  const turn = () => {
    for (const card of unseen) {
      forget(card)
      observer.unobserve(card)
      if (!document.hidden) observer.observe(card)
    }
    if (document.hidden) send()
  }
  const open = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-job]') : null
    const id = link?.dataset.job
    // The third button opens a menu.
    if (!id || (event instanceof MouseEvent && event.button > 1)) return
    const position = before + cards.findIndex(card => card.contains(link)) + 1
    storeJobOrigin(id, { source: from, query_id: queryId })
    const device = type === 'web' ? 'web' : 'h5'
    sendEvent(clickJob, { body: { ...about, device, job_id: id, position, from: 1 } })
  }

  turn()
  const timer = setInterval(send, SEND_EVERY_MS)
  list.addEventListener('click', open)
  list.addEventListener('auxclick', open)
  document.addEventListener('visibilitychange', turn)
  addEventListener('pagehide', send)
  return () => {
    send()
    observer.disconnect()
    for (const card of inView.keys()) forget(card)
    clearInterval(timer)
    list.removeEventListener('click', open)
    list.removeEventListener('auxclick', open)
    document.removeEventListener('visibilitychange', turn)
    removeEventListener('pagehide', send)
  }
}
