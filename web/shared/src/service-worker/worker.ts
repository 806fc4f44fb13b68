/** Background Sync, where a browser has it; TypeScript knows nothing of it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Static routes, where a browser has them; TypeScript knows nothing of them, either. */
export interface StaticRoute {
  condition: { urlPattern: { pathname: string } }
  source: 'network' | 'fetch-event'
}

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> }
  }
  interface ExtendableEvent {
    /** Of `install` alone. */
    addRoutes?(routes: readonly StaticRoute[]): Promise<void>
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}

declare const self: ServiceWorkerGlobalScope

/** The service worker itself. Files of rules do not import it: their tests have none. */
export const worker = self
