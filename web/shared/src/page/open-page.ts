import type { ComponentType, ReactNode } from 'react'
import type { RouterStart } from './render-document.ts'

/** What the router reads of a route's module. */
export interface RouteModule {
  default?: ComponentType
  /** Of the root alone: what stands around every page, and an error's page. */
  Layout?: ComponentType<{ children: ReactNode }>
  ErrorBoundary?: ComponentType
  handle?: unknown
  shouldRevalidate?: (change: {
    currentUrl: URL
    nextUrl: URL
    formMethod: string | undefined
    defaultShouldRevalidate: boolean
  }) => boolean
}

export interface RouterLocation {
  pathname: string
  search: string
  hash: string
  /** Of its entry in the history; `default` for one that the browser made. */
  key: string
  state: unknown
}

/** Why there is no page: the status of an answer, none where there was no answer. */
export interface PageFailure {
  status: number | undefined
}

type RouteData = Readonly<Record<string, unknown>>

/** A page as the router shows it. */
export interface OpenPage {
  location: RouterLocation
  /** Root and page. */
  routes: readonly { id: string; module: RouteModule }[]
  loaderData: RouteData
  actionData: RouteData | null
  failure?: PageFailure
  /** Where it is scrolled to when it is shown. */
  scroll: 'stay' | 'start' | number
}

/** What a page says to its router, as the start reads it. */
export type PageHandover = Omit<RouterStart, 'state'> & {
  state: { loaderData: RouteData; actionData?: RouteData | null }
}

const START = /<script type="application\/json" id="router">([^<]*)<\/script>/

/** What a page's HTML says to the router; undefined where the page failed and says nothing. */
export const handoverIn = (html: string): PageHandover | undefined => {
  const text = START.exec(html)?.[1]
  return text ? JSON.parse(text) : undefined
}

const preloaded = new Set<string>()

/** Fetches modules without running them, once each. */
export const preload = (hrefs: readonly string[]): void => {
  for (const href of hrefs) {
    if (preloaded.has(href)) continue
    preloaded.add(href)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

/** The modules of a page's routes. */
export const routesOf = ({ modules, imports }: PageHandover): Promise<OpenPage['routes']> => {
  preload(imports)
  return Promise.all(
    Object.entries(modules).map(async ([id, address]) => ({
      id,
      module: await import(/* @vite-ignore */ address),
    })),
  )
}
