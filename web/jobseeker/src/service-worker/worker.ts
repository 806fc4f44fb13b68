declare const self: ServiceWorkerGlobalScope

/** The service worker itself; a test that runs none of it has no such thing, and imports only rules. */
export const worker = self
