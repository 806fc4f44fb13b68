import type { Fetch } from './listen.ts'

const SCRIPT_PATH = '/live-reload/script.js'
const STARTS_PATH = '/live-reload/starts'

/** An open page hears which start of the server it speaks to, and loads anew when that is another one. */
const SCRIPT = `let first
new EventSource('${STARTS_PATH}').onmessage = ({ data }) => {
  if (first !== undefined && first !== data) location.reload()
  first ??= data
}
`

const RETRY_MS = 200

/** Whether `npm run dev` started this server; production does not listen to it. */
export const isLiveReload = (args: readonly string[], isProduction: boolean): boolean =>
  !isProduction && args.includes('--live-reload')

/** The same question for what can be read and changed: whole and not compressed. */
const plain = ({ url, method, headers: asked }: Request) => {
  const headers = new Headers(asked)
  headers.delete('accept-encoding')
  headers.delete('if-none-match')
  return new Request(url, { method, headers })
}

const withScript = async (answer: Response) => {
  const html = await answer.text()
  const headers = new Headers(answer.headers)
  for (const name of ['content-length', 'etag']) headers.delete(name)
  const tag = `<script type="module" src="${SCRIPT_PATH}"></script>`
  return new Response(
    html.replace('</head>', () => `${tag}</head>`),
    { status: answer.status, headers },
  )
}

/**
 * For development alone: every page gets a script that loads it anew after a restart. It is a file of the page's own
 * origin, so the pages' policy stays as it is in production.
 */
export const liveReload = (fetch: Fetch): { fetch: Fetch; stop(): void } => {
  const start = String(Date.now())
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()

  const starts = () => {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        own = controller
        open.add(controller)
        controller.enqueue(new TextEncoder().encode(`retry: ${RETRY_MS}\ndata: ${start}\n\n`))
      },
      cancel: () => {
        if (own) open.delete(own)
      },
    })
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    })
  }

  return {
    fetch: async (request, remoteAddress) => {
      const { pathname } = new URL(request.url)
      if (pathname === STARTS_PATH) return starts()
      if (pathname === SCRIPT_PATH)
        return new Response(SCRIPT, {
          headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' },
        })
      // What asks for anything else than a page gets it as it is in production.
      const isPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
      if (!isPage) return fetch(request, remoteAddress)
      const answer = await fetch(plain(request), remoteAddress)
      return answer.body && answer.headers.get('content-type')?.startsWith('text/html')
        ? withScript(answer)
        : answer
    },
    stop: () => {
      for (const controller of open) controller.close()
      open.clear()
    },
  }
}
