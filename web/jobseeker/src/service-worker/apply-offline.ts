import { formTexts } from '@hanap/shared/calls/form-values'
import { REDIRECT_HEADER, RELOAD_HEADER, ROUTER_HEADER } from '@hanap/shared/page/router-headers'
import { worker } from '@hanap/shared/service-worker/worker'
import { idIn } from '../jobs/job-id.ts'
import { currentOwner, NOBODY, ownerOfAnswer, ownerTurn } from './cache-owner.ts'
import { pageOfData, pathLocaleOf } from './path-locale.ts'
import { putQueued } from './queued-applications-store.ts'

/** Tag of the Background Sync that sends what waits. */
export const SYNC_TAG = 'outgoing'

const FORM = /^\/job\/([^/]+)\/apply$/

/** Whether a request sends the form of an application, by the browser or by the page's router. */
export const isApplying = (method: string, url: URL): boolean =>
  method === 'POST' && FORM.test(pathLocaleOf(pageOfData(url) ?? url).path)

/** What a proxy answers in the place of a server that does not. */
export const isNoAnswer = (status: number) => status === 502 || status === 504

/**
 * Sends the form; where no answer comes, a signed-in person's is put into the queue under the same key, so that it
 * counts once also if only the answer was lost. A visitor's would make an account: it stays in its form.
 */
export const applyOrQueue = async (request: Request): Promise<Response> => {
  const copy = request.clone()
  const turnAtStart = ownerTurn()
  const answer = await fetch(request).catch(() => undefined)
  if (answer && !isNoAnswer(answer.status)) {
    await ownerOfAnswer(answer, turnAtStart)
    return answer
  }
  const form = await copy.formData()
  const owner = await currentOwner()
  const { idempotencyKey: key, page_of: madeBy, ...texts } = formTexts(form)
  const url = new URL(request.url)
  // The form of a job with applications elsewhere has no key; and what one person wrote is not sent by the next.
  if (!key || owner === undefined || owner === NOBODY || madeBy !== owner) return answer ?? Response.error()
  await queue(pageOfData(url) ?? url, owner, key, texts, form.get('resume'))
  const target = `${pathLocaleOf(url).prefix}/applied-jobs`
  if (request.headers.has(ROUTER_HEADER)) return routerRedirect(target)
  return pageOfData(url) ? routerReload(target) : Response.redirect(target, 303)
}

const queue = async (
  { href, pathname }: URL,
  owner: string,
  key: string,
  { job_title = '', ...texts }: Record<string, string>,
  file: FormDataEntryValue | null,
): Promise<void> => {
  const [, segment = ''] = FORM.exec(pathLocaleOf(new URL(href)).path) ?? []
  await putQueued({
    key,
    owner,
    jobId: idIn(decodeURIComponent(segment)),
    jobTitle: job_title,
    form: pathname,
    texts,
    resume: file instanceof File && file.size > 0 ? file : null,
    at: Date.now(),
    state: 'waiting',
  })
  // Where there is none, the next page with a connection sends it.
  await worker.registration.sync?.register(SYNC_TAG).catch(() => undefined)
}

const routerRedirect = (target: string) =>
  new Response(null, { status: 202, headers: { [REDIRECT_HEADER]: target, [RELOAD_HEADER]: '1' } })

/** The same to a page of an older release, whose router is React Router. */
const routerReload = (target: string) =>
  new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': target, 'X-Remix-Status': '303', 'X-Remix-Reload-Document': 'true' },
  })
