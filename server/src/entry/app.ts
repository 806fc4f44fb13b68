import type { Connection } from '../db/client.ts'
import { createApi } from '../http/api.ts'
import type { Sessions } from '../http/caller.ts'
import { createLimits } from '../http/limits.ts'
import type { Fetch } from '../http/listen.ts'
import type { Module } from '../http/module.ts'
import { createPageCache } from '../http/page-cache.ts'
import { createPeers } from '../http/peer.ts'
import { createSites, type Sites } from '../http/sites.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

export interface AppDeps {
  connection: Connection
  settings: Settings
  log: Log
  /** The sites' builds; absent where only the API is served. */
  sites?: Sites
}

export interface App {
  fetch: Fetch
  start(): Promise<void>
  stop(): Promise<void>
}

const LOOPBACK = ['127.0.0.0/8', '::1']

/** All modules of one process, wired together. Nothing runs before `start`. */
export const createApp = ({ connection, settings, log, sites }: AppDeps): App => {
  const { db } = connection
  const cache = createPageCache()
  const sessions: Sessions = {
    find: async () => ({ kind: 'none' }),
    createGuest: async () => {
      throw new Error('no sessions')
    },
  }
  const modules: Module[] = []
  void db

  const deps = {
    routes: modules.flatMap(module => module.routes),
    sessions,
    limits: createLimits(settings.LIMIT_SCALE),
    peers: createPeers(
      { trusted: settings.TRUSTED_PROXIES ?? LOOPBACK, nameClients: settings.TRUSTED_PROXIES !== undefined },
      settings.PUBLIC_PROTOCOL === 'https',
    ),
    supportEmail: settings.SUPPORT_EMAIL,
    isReady: async () => {
      await connection.sql`select 1`
      return true
    },
    onError: (error: unknown, request: { id: string; method: string; path: string }) =>
      log.error({ err: error, ...request }, 'a request failed'),
  }
  const api = createApi(deps)
  const pages = sites
    ? createSites({
        ...deps,
        sites,
        cache,
        baseHost: settings.BASE_HOST,
        assetsUrl: settings.ASSETS_URL ?? '',
        isOutage: () => false,
      })
    : undefined

  return {
    fetch: (request, remoteAddress) => {
      const { pathname } = new URL(request.url)
      return pages && !pathname.startsWith('/api/')
        ? pages(request, remoteAddress)
        : api.fetch(request, { remoteAddress })
    },
    start: async () => {
      for (const module of modules) await module.start?.()
    },
    stop: async () => {
      for (const module of modules.toReversed()) await module.stop?.()
    },
  }
}
