import { tellFormFailed } from '../page/form-failed.ts'
import { type OpenPage, type PageFailure, type RouterLocation, routesOf } from '../page/open-page.ts'
import { askForPage, type RouterAnswer } from './ask.ts'
import { scrollPositions } from './scroll-positions.ts'

export interface Navigation {
  state: 'idle' | 'loading' | 'submitting'
  formMethod?: 'GET' | 'POST'
}

export interface NavigateOptions {
  replace?: boolean
  preventScrollReset?: boolean
  /** Path that the address bar shows in the place of the page's own. */
  mask?: string
}

interface Visit extends NavigateOptions {
  body?: BodyInit
  /** Of an entry that the history has already. */
  key?: string
  /** Nobody is told that something is under way. */
  isQuiet?: boolean
}

export interface RouterState {
  page: OpenPage
  navigation: Navigation
}

export interface ClientRouter {
  read(): RouterState
  subscribe(listener: () => void): () => void
  navigate(to: string, options?: NavigateOptions): Promise<void>
  submit(to: string, body: BodyInit, options?: NavigateOptions): Promise<void>
  /** Asks for the page anew, after whatever is under way: a press or a form is not given up for it. */
  revalidate(): Promise<void>
  /** Shows the site's page of errors. */
  fail(failure: PageFailure): void
}

const IDLE: Navigation = { state: 'idle' }
const MAX_REDIRECTS = 10

/** What the router writes into the history beside an address; `url` where the bar shows another. */
const entryOf = (state: unknown): { key?: string; url?: string } =>
  typeof state === 'object' && state !== null ? state : {}

/** Whether the same form may have another answer: the server is away or busy, the line slow, or a file too large. */
const isPassing = (status = 500): boolean => status >= 500 || /^(408|413|429)$/.test(String(status))

const newKey = () => Math.random().toString(36).slice(2, 10)

const locationOf = ({ pathname, search, hash }: URL, key: string): RouterLocation => ({
  pathname,
  search,
  hash,
  key,
  state: null,
})

/** The location of the page that the browser itself opened: a reload of a masked address shows what it names. */
export const firstLocation = (): RouterLocation => {
  const { key = 'default', url } = entryOf(history.state)
  if (url !== undefined) history.replaceState({ key }, '')
  return locationOf(new URL(location.href), key)
}

/** Opens pages without loading them: each is asked for as the browser would, and its data drawn where the page before stood. */
export const createClientRouter = (first: OpenPage, build: string): ClientRouter => {
  let state: RouterState = { page: first, navigation: IDLE }
  let going: AbortController | undefined
  const listeners = new Set<() => void>()

  const change = (next: Partial<RouterState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const hrefNow = () => {
    const { pathname, search, hash } = state.page.location
    return new URL(pathname + search + hash, location.href)
  }
  const leave = (url: URL) => location.assign(url)
  /** Nothing that was typed is lost, and sent again the form has its key still. */
  const keepForm = (status?: number) => {
    change({ navigation: IDLE })
    tellFormFailed(status)
  }

  const show = (
    url: URL,
    page: Omit<OpenPage, 'location' | 'scroll'>,
    visit: Visit,
    isRedirected: boolean,
  ) => {
    scrollPositions.store(state.page.location.key)
    const { key = newKey(), mask, body, preventScrollReset } = visit
    const isSame = url.pathname + url.search === hrefNow().pathname + hrefNow().search
    if (visit.key === undefined) {
      const entry = mask === undefined ? { key } : { key, url: url.href }
      if (visit.replace || isSame) history.replaceState(entry, '', mask ?? url)
      else history.pushState(entry, '', mask ?? url)
    }
    // What a form's own page answers stands where its reader is.
    const stays = preventScrollReset || visit.isQuiet || (body !== undefined && !isRedirected)
    const before = visit.key === undefined ? undefined : scrollPositions.of(visit.key)
    change({
      page: { ...page, location: locationOf(url, key), scroll: stays ? 'stay' : (before ?? 'start') },
      navigation: IDLE,
    })
  }

  const askFor = async (url: URL, visit: Visit, signal: AbortSignal): Promise<RouterAnswer> => {
    const { body } = visit
    return askForPage(url, { signal, ...(body !== undefined && { method: 'POST', body }) })
  }

  /** `led` is told where a form has led: what it did is done. */
  const answered = async (
    to: URL,
    visit: Visit,
    signal: AbortSignal,
    led: (to: URL) => void,
  ): Promise<void> => {
    let url = to
    let answer = await askFor(url, visit, signal)
    let redirects = 0
    // What nobody waits for takes nothing from whoever is at the page.
    if (visit.isQuiet && (answer.is !== 'page' || answer.start.modules.root !== build)) return
    while (answer.is === 'redirect') {
      redirects += 1
      led(answer.to)
      if (answer.isReload || answer.to.origin !== location.origin || redirects > MAX_REDIRECTS)
        return leave(answer.to)
      url = answer.to
      change({ navigation: { ...state.navigation, state: 'loading' } })
      answer = await askForPage(url, { signal })
    }
    const isRedirected = redirects > 0
    if (answer.is === 'failure') {
      if (visit.body === undefined || isRedirected) return leave(url)
      if (isPassing(answer.status)) return keepForm(answer.status)
      const { page } = state
      return show(url, { ...page, failure: { status: answer.status } }, visit, isRedirected)
    }
    const { start } = answer
    // Scripts of another release do not go with those that run.
    if (start.modules.root !== build) return leave(answer.url)
    const routes = await routesOf(start)
    if (signal.aborted) return
    const { loaderData, actionData = null } = start.state
    show(answer.url, { routes, loaderData, actionData }, visit, isRedirected)
  }

  let visited: Promise<unknown> | undefined

  const visitPage = (url: URL, visit: Visit): Promise<void> => {
    const visiting = askAndShow(url, visit)
    if (visit.isQuiet) return visiting
    const own = visiting
      .catch(() => undefined)
      .then(() => {
        if (visited === own) visited = undefined
      })
    visited = own
    return visiting
  }

  const askAndShow = async (url: URL, visit: Visit): Promise<void> => {
    going?.abort()
    const own = new AbortController()
    going = own
    const isForm = visit.body !== undefined
    let ledTo: URL | undefined
    if (!visit.isQuiet)
      change({ navigation: isForm ? { state: 'submitting', formMethod: 'POST' } : { state: 'loading' } })
    try {
      await answered(url, visit, own.signal, to => {
        ledTo = to
      })
    } catch (error) {
      if (own.signal.aborted) return
      if (visit.isQuiet) return
      if (isForm && !ledTo) keepForm()
      else if (!navigator.onLine && !ledTo)
        show(url, { ...state.page, failure: { status: undefined } }, visit, false)
      else leave(ledTo ?? url)
      if (!(error instanceof TypeError)) throw error
    }
  }

  /** Whether a page's data stay for another address of it. */
  const keepsData = (url: URL): boolean => {
    const now = hrefNow()
    if (url.pathname !== now.pathname || state.page.failure) return false
    if (url.search === now.search && url.hash !== '' && url.hash !== now.hash) return true
    const { shouldRevalidate } = state.page.routes.at(-1)?.module ?? {}
    const change = { currentUrl: now, nextUrl: url, formMethod: undefined, defaultShouldRevalidate: true }
    return url.search !== now.search && shouldRevalidate?.(change) === false
  }

  const open = (url: URL, visit: Visit): Promise<void> => {
    if (!keepsData(url)) return visitPage(url, visit)
    going?.abort()
    const { routes, loaderData, actionData } = state.page
    show(url, { routes, loaderData, actionData }, visit, false)
    return Promise.resolve()
  }

  addEventListener('popstate', event => {
    const { key = 'default', url } = entryOf(event.state)
    void open(new URL(url ?? location.href), { key })
  })

  const resolved = (to: string) =>
    to === '.' ? new URL(hrefNow().pathname, location.href) : new URL(to, hrefNow())

  return {
    read: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: (to, options = {}) => open(resolved(to), options),
    submit: (to, body, options = {}) => visitPage(resolved(to), { ...options, body }),
    revalidate: async () => {
      while (visited) await visited
      return visitPage(hrefNow(), { replace: true, isQuiet: true })
    },
    fail: failure => change({ page: { ...state.page, failure } }),
  }
}
