import { type KeptPage, keepPage, keptAt, keptList, keptPage } from './kept-pages.ts'
import { OUTGOING_PATH, offlinePage } from './offline-page.ts'
import { outgoingOf, removeOutgoing } from './outgoing-store.ts'
import { momentIn, withStrip } from './page-parts.ts'
import { isKept, placeOf } from './place.ts'
import { askedByReader, NOBODY, type Reader, readerNow, readerOf, readersTurn } from './reader.ts'
import { ask, followSaved, keepSaved } from './saved-jobs.ts'
import { keptStylesheet } from './shell.ts'
import { textsIn } from './texts.ts'

/** A line that takes longer is as good as none, where there is a copy. */
const SLOW_MS = 8000

const afterwards = (ms: number) => new Promise<undefined>(resolve => setTimeout(resolve, ms))

/** A page from the network, always; its copy, marked as one, where the network does not answer. */
export async function openPage(event: FetchEvent): Promise<Response> {
  const asked = readersTurn()
  const url = new URL(event.request.url)
  const network = preloaded(event)
  const answer = await Promise.race([network.catch(() => undefined), afterwards(SLOW_MS)])
  if (!answer) {
    const kept = await keptPage(url.href)
    if (kept) return copyOf(kept, url)
    return network.catch(() => withoutConnection(url))
  }
  const copy = answer.clone()
  event.waitUntil(noticed(url, copy, asked).catch(() => undefined))
  return answer
}

const preloaded = async (event: FetchEvent): Promise<Response> => {
  const answer: Response | undefined = await event.preloadResponse
  return answer ?? fetch(event.request)
}

/** Keeps an opened page for whoever it was made for. */
async function noticed(url: URL, answer: Response, asked: number): Promise<void> {
  const reader = await readerOf(answer, asked)
  if (reader) await keepFor(reader, url, answer)
}

async function keepFor(reader: Reader, url: URL, answer: Response): Promise<void> {
  const { path } = placeOf(url)
  const html = isKept(path) ? await keepPage(reader, url.href, answer) : undefined
  // A further page of the list has not the newest ones.
  if (path === '/saved-jobs' && url.search === '' && html !== undefined) await followSaved(reader, html)
}

/** What a person wants to read without a connection, before they open it. */
export async function keepOwn(prefix: string): Promise<void> {
  const reader = await readerNow()
  if (reader === undefined || reader === NOBODY) return
  const at = (path: string) => new URL(prefix + path, location.href)
  if (!(await keptAt(at('/applied-jobs').href))) await keepAsked(at('/applied-jobs'))
  if (!(await keptAt(at('/saved-jobs').href))) await keepSaved(prefix)
}

/** Asks for a page, to keep it. */
export async function keepAsked(url: URL): Promise<void> {
  const asked = await askedByReader(() => ask(url.href))
  if (asked) await keepFor(asked.reader, url, asked.answer)
}

function copyOf({ html, headers, at }: KeptPage, url: URL): Response {
  const { language } = placeOf(url)
  const t = textsIn(language)
  const text = t('offline.copy', { time: momentIn(language.tag, at) })
  return new Response(withStrip(html, text, t('common.tryAgain')), { headers })
}

/** The page that tells that there is no connection, at whatever address. */
export async function withoutConnection(
  { href, pathname, search }: URL,
  { isLogOut = false } = {},
): Promise<Response> {
  const place = placeOf(new URL(href))
  const reader = await readerNow()
  const stylesheet = await keptStylesheet()
  const outgoing = reader === undefined || reader === NOBODY ? [] : await outgoingOf(reader)
  const html = offlinePage({
    place,
    t: textsIn(place.language),
    address: pathname + search,
    isLogOut,
    ...(stylesheet && { stylesheet }),
    kept: await keptList(),
    outgoing: outgoing.filter(({ state }) => state === 'waiting'),
  })
  const styles = stylesheet ? new URL(stylesheet).origin : "'none'"
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styles}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    },
  })
}

export const isTakingBack = (method: string, url: URL): boolean =>
  method === 'POST' && placeOf(url).path === OUTGOING_PATH

/** Answers the offline page's form: takes an application out of the reader's queue. */
export async function takeBack(request: Request): Promise<Response> {
  const form = await request.formData()
  const reader = await readerNow()
  const own = reader === undefined ? [] : await outgoingOf(reader)
  const key = form.get('key')
  if (own.some(each => each.key === key)) await removeOutgoing(String(key))
  const back = new URL(String(form.get('back') ?? '/'), location.href)
  return Response.redirect(back.origin === location.origin ? back.href : '/', 303)
}
