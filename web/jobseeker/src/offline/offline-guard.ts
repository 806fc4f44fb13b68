import { readSessionUser } from '@hanap/shared/session/session'
import type { PageReport } from '../service-worker/worker-notices.ts'

/**
 * Without a connection links are the browser's: the router would ask for data that nobody answers, where the service
 * worker has the page. And an application that is not the reader's, or a visitor's, stays in its form, which the router
 * would replace by an error.
 */
export const guardOffline = (): void => {
  addEventListener('click', leaveToBrowser, true)
  addEventListener('submit', holdForm, true)
}

const leaveToBrowser = (event: MouseEvent): void => {
  if (navigator.onLine || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  // A job beside its list stays there.
  const isBeside = link?.dataset.job !== undefined && document.querySelector('.search-pane') !== null
  if (link?.origin === location.origin && !isBeside) event.stopImmediatePropagation()
}

/** Whether whoever is signed in by now has opened the form themselves: only then may it wait in their name. */
const isOfReader = (form: HTMLFormElement): boolean => {
  const user = readSessionUser()
  return user !== null && new FormData(form).get('page_of') === user.id
}

const holdForm = (event: SubmitEvent): void => {
  const { target: form } = event
  const worker = navigator.serviceWorker?.controller
  if (navigator.onLine || !worker || !(form instanceof HTMLFormElement)) return
  if (form.method !== 'post' || !/\/job\/[^/]+\/apply$/.test(new URL(form.action).pathname)) return
  if (isOfReader(form)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const report: PageReport = { is: 'not_sent' }
  worker.postMessage(report)
}
