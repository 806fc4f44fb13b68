import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@hanap/contracts/call'
import { defaultMarket } from '@hanap/markets/markets'
import { createApi } from '../calls/api.ts'
import { localeOfPage } from '../calls/locale.ts'
import { problemAnswer, problemBody } from '../calls/problem.ts'
import { Refusal } from '../calls/refusal.ts'
import type { DatabaseConnection } from '../db/client.ts'
import { sweepIdempotencyRecords } from '../db/idempotency.ts'
import { requestCounter, sweepRequestCounts } from '../db/request-counts.ts'
import { DatabaseUnavailable, isUnavailable } from '../db/unavailable.ts'
import { demoNoteFile } from '../demo/demo-note.ts'
import { createDemoPage, isDemoPath } from '../demo/demo-page.ts'
import { FilesUnavailable } from '../files/bucket.ts'
import { createErrorReports, type FailedRequest } from '../logging/error-report.ts'
import type { Log } from '../logging/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { coursePages } from '../modules/academy/index.ts'
import { handlePostedAnswer, type SocialSource } from '../modules/auth/index.ts'
import { handleOneClick } from '../modules/job-alerts/index.ts'
import { createMailPage } from '../modules/notifications/index.ts'
import { createPublicFiles } from '../pages/assets.ts'
import { createCompaction } from '../pages/compaction.ts'
import { createHandOff } from '../pages/hand-off.ts'
import { createHosts, LOOPBACK_NAMES } from '../pages/hosts.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { withServiceWorker } from '../pages/service-worker.ts'
import { createSharedAnswers } from '../pages/shared-answers.ts'
import { createSharedDrawings } from '../pages/shared-drawings.ts'
import { createSites, type SiteBuild, type Sites } from '../pages/sites.ts'
import { createTrackingConsent } from '../pages/tracking-consent.ts'
import { webManifest } from '../pages/web-manifest.ts'
import { createClientAddresses, originAt } from '../security/client-address.ts'
import { createOwnOrigins } from '../security/own-origins.ts'
import { createMemoryCounter, createRateLimits, type WindowCounter } from '../security/rate-limits.ts'
import { withSecurityHeaders } from '../security/security-headers.ts'
import { createCompanionSitemap } from '../sitemaps/companion-sitemap.ts'
import { createSitemaps } from '../sitemaps/sitemaps.ts'
import { createUpgrade, type Upgrade } from '../sockets/upgrade.ts'
import { every, HOUR_MS } from '../tasks/every.ts'
import { leadership } from '../tasks/leadership.ts'
import { pruneExpired } from '../tasks/retention.ts'
import type { Fetch } from './listen.ts'
import { createModules } from './modules.ts'
import { retention } from './retention.ts'
import type { Settings } from './settings/settings.ts'
import { isFulfilledWithin, throttled } from './timing.ts'

export interface AppDeps {
  connection: DatabaseConnection
  settings: Settings
  log: Log
  /** The sites' builds; absent where only the API is served. */
  sites?: Sites
  /** What counts; absent where nobody watches. */
  metrics?: Metrics | undefined
  /** What this process shares with others of its machine; its own where there are none. */
  shared?: SharedParts | undefined
}

export interface SharedParts {
  counter: WindowCounter
  sandbox: SocialSource
}

export interface App {
  fetch: Fetch
  upgrade: Upgrade
  start(): Promise<void>
  /**
   * Goes on answering, but says that it is not ready, and has open pages go to another process over so many
   * milliseconds. Resolves when these are over, or the signal is given.
   */
  drain(overMs: number, signal: AbortSignal): Promise<void>
  stop(): Promise<void>
}

/** Of path and query. */
const MAX_ADDRESS = 8192
const HEALTH_MS = 2000
/** Without the database every request fails alike. */
const GATHER_MS = 5000
const LOOPBACK = ['127.0.0.0/8', '::1']

/** All modules of one process, wired together. Nothing runs before `start`. */
export const createApp = ({ connection, settings, log, sites, shared, metrics }: AppDeps): App => {
  const cache = createPageCache({ maxBytes: settings.PAGE_CACHE_MB * 1024 * 1024 })
  const { modules, search, sessions, apiTokens, limited, handOffs, isOutage, notifications, sockets } =
    createModules({
      connection,
      settings,
      log,
      sandbox: shared?.sandbox,
      hasSiblings: shared !== undefined,
      changed: cache.changed,
      searched: metrics && (ms => metrics.countSearch(ms / 1000)),
    })
  metrics?.watch({
    pool: connection.poolUse,
    sockets: () => sockets.connections().length,
    queues: Object.assign({}, ...modules.map(({ queues }) => queues)),
  })

  const report =
    settings.ERROR_REPORTING_DSN === undefined
      ? undefined
      : createErrorReports(settings.ERROR_REPORTING_DSN, error =>
          log.warn({ err: error }, 'could not send an error report'),
        )
  const logUnavailable = throttled(GATHER_MS, (error: unknown, count: number) =>
    log.error({ err: error, count }, 'requests failed because the database is unavailable'),
  )
  let isDraining = false
  const siteOf = createHosts(settings.BASE_HOST)
  const aliases = settings.BASE_HOST === 'localhost' ? LOOPBACK_NAMES : []
  const deps = {
    routes: modules.flatMap(module => module.routes),
    sessions,
    apiTokens,
    limited,
    verifiesAnswers: settings.HANAP_ENV === 'test',
    limits: createRateLimits({
      scale: settings.LIMIT_SCALE,
      shared: requestCounter(connection.db),
      own: shared?.counter ?? createMemoryCounter(),
    }),
    clientAddresses: createClientAddresses(
      { trusted: settings.TRUSTED_PROXIES ?? LOOPBACK, nameClients: settings.TRUSTED_PROXIES !== undefined },
      {
        isHttpsByDefault: settings.PUBLIC_PROTOCOL === 'https',
        siteOf: createHosts(settings.BASE_HOST, aliases),
      },
    ),
    supportEmail: settings.SUPPORT_EMAIL,
    isReady: async () => !isDraining && (await isFulfilledWithin(HEALTH_MS, connection.sql`select`)),
    isUnavailable: (error: unknown) => isUnavailable(error) || error instanceof FilesUnavailable,
    answered:
      metrics &&
      ((call: Call | undefined, status: number, ms: number) =>
        metrics.countCall(call && `${call.method} ${call.path}`, status, ms / 1000)),
    onError: (error: unknown, request: FailedRequest) => {
      if (error instanceof DatabaseUnavailable) return logUnavailable(error)
      log.error({ err: error, ...request }, 'request failed')
      report?.(error, request)
    },
  }
  const api = createApi(deps)
  const isOurs = createOwnOrigins(siteOf, settings.HAND_OFF_ORIGINS ?? [])
  const assetsUrl = settings.ASSETS_URL ?? ''
  const withWorker = (site: SiteBuild): SiteBuild => ({
    ...site,
    assets: withServiceWorker(site.assets, { isOff: settings.SERVICE_WORKER === 'off', assetsUrl }),
  })
  const pages = sites
    ? createSites({
        ...deps,
        sites: {
          ...sites,
          jobseeker: sites.jobseeker && withWorker(sites.jobseeker),
          employer: sites.employer && withWorker(sites.employer),
        },
        cache,
        drawings: createSharedDrawings(cache),
        compaction: createCompaction(cache),
        answers: createSharedAnswers(cache),
        baseHost: settings.BASE_HOST,
        isOurs,
        hasDemo: () => !settings.isProduction && existsSync(demoNoteFile(settings.DATA_DIR)),
        assetsUrl,
        isProduction: settings.isProduction,
        trackingConsent: createTrackingConsent(settings),
        isOutage,
      })
    : undefined

  /** Nothing for a request whose host is none. */
  const peerOf = (request: Request, remoteAddress: string) => {
    try {
      return deps.clientAddresses(remoteAddress, request.headers)
    } catch {
      return undefined
    }
  }

  const handOff = createHandOff({ handOffs, sessions, clientAddresses: deps.clientAddresses, isOurs, siteOf })

  const sweeping = every({
    everyMs: HOUR_MS,
    run: () =>
      Promise.all([
        sweepIdempotencyRecords(connection.db),
        sweepRequestCounts(connection.db),
        pruneExpired(connection.db, retention),
      ]),
    onError: error => log.error({ err: error }, 'could not delete expired rows'),
  })
  const sitemaps = createSitemaps(connection.db, settings.BASE_HOST)
  const companionSitemaps = {
    academy: createCompanionSitemap({
      disallowed: ['/api/', '/my-courses', '/get-started', '/certificates/'],
      pages: () => coursePages(connection.db, defaultMarket.key),
    }),
    employer: createCompanionSitemap({
      // Behind the log-in a robot gains nothing.
      disallowed: ['/api/', '/log-in', '/sign-up', '/reset-password'],
      home: '/hire',
      pages: async () => [],
    }),
    // A document's own address says itself whether it is for search engines.
    resume: createCompanionSitemap({
      disallowed: ['/api/', '/documents/', '/get-started'],
      pages: async () => [],
    }),
  }
  const mailPage = settings.isProduction ? undefined : createMailPage(notifications.catcher)
  const demoPage = settings.isProduction ? undefined : createDemoPage(settings.DATA_DIR)
  const postedAnswer = handlePostedAnswer(connection.db)
  const oneClick = handleOneClick(connection.db)
  const logos = createPublicFiles(join(settings.DATA_DIR, 'public'))

  /** What is neither a call nor a page of a site. */
  const answerOther = async (request: Request, path: string, remoteAddress: string) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    if (path.startsWith('/logos/')) return logos(path)
    if (path.startsWith('/mail')) return mailPage?.(path)
    const peer = peerOf(request, remoteAddress)
    if (peer?.site?.name === 'academy' && sites?.academy) return companionSitemaps.academy(path, peer)
    if (peer?.site?.name === 'employer' && sites?.employer) return companionSitemaps.employer(path, peer)
    if (peer?.site?.name === 'resume' && sites?.['resume-builder'])
      return companionSitemaps.resume(path, peer)
    if (peer?.site?.name !== 'jobseeker') return undefined
    if (demoPage && isDemoPath(path))
      return demoPage({
        locale: localeOfPage(peer.site, path, request.headers),
        originOf: site => originAt(peer, site || defaultMarket.hostLabel, settings.BASE_HOST),
      })
    return webManifest(path, peer, request.headers, assetsUrl) ?? sitemaps(path, peer, request.headers)
  }

  const tooLong = (request: Request, remoteAddress: string) => {
    const id = randomUUID()
    const { language } = localeOfPage(peerOf(request, remoteAddress)?.site, '', request.headers)
    const { SUPPORT_EMAIL: supportEmail } = settings
    const refusal = new Refusal('path_too_long')
    const body = problemBody(refusal, language, { path: '', id, supportEmail })
    return problemAnswer(refusal, language, { id, body })
  }

  const answer = async (request: Request, remoteAddress: string): Promise<Response> => {
    const url = new URL(request.url)
    const { pathname } = url
    if (pathname.length + url.search.length > MAX_ADDRESS) return tooLong(request, remoteAddress)
    if (pathname.startsWith('/api/')) return api.fetch(request, { remoteAddress })
    const handed =
      (await handOff(request, url, remoteAddress)) ??
      (await postedAnswer(request, pathname)) ??
      (await oneClick(request, url))
    if (handed) return handed
    if (!pages) return api.fetch(request, { remoteAddress })
    return (await answerOther(request, pathname, remoteAddress)) ?? pages(request, remoteAddress)
  }

  const onError = (error: unknown) => log.error({ err: error }, 'background task failed')
  const workers = modules.flatMap(module => module.workers ?? [])
  const leader = leadership({
    connection,
    tasks: [...modules.flatMap(module => module.leaderTasks ?? []), sweeping],
    onError,
  })

  const counted = async (request: Request, remoteAddress: string): Promise<Response> => {
    if (!metrics || new URL(request.url).pathname.startsWith('/api/')) return answer(request, remoteAddress)
    const began = performance.now()
    const response = await answer(request, remoteAddress)
    const site = peerOf(request, remoteAddress)?.site?.name
    metrics.countPage(site, response.status, (performance.now() - began) / 1000)
    return response
  }

  return {
    fetch: async (request, remoteAddress) =>
      withSecurityHeaders(
        await counted(request, remoteAddress),
        peerOf(request, remoteAddress)?.isHttps ?? settings.PUBLIC_PROTOCOL === 'https',
      ),
    upgrade: createUpgrade({ ...deps, sockets }),
    start: async () => {
      const { roles } = settings
      const answering = roles.has('web') ? modules : roles.has('search') ? [search] : []
      for (const module of answering) await module.start?.()
      if (!roles.has('worker')) return
      for (const worker of workers) await worker.start()
      await leader.start()
    },
    drain: (overMs, signal) => {
      isDraining = true
      return sockets.drain(overMs, signal)
    },
    stop: async () => {
      await leader.stop()
      await Promise.all(workers.map(worker => worker.stop()))
      for (const module of modules.toReversed()) await module.stop?.()
      sockets.stop()
    },
  }
}
