/** Background Sync, where a browser has it; TypeScript knows nothing of it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> }
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}

declare const self: ServiceWorkerGlobalScope

/** The service worker itself. Files of rules do not import it: their tests have none. */
export const worker = self
