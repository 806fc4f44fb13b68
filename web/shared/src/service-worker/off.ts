import { worker } from './worker.ts'

/** Served in the worker's place by an operator's setting: takes itself and all that was kept away. */
worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', event => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await worker.registration.unregister()
  }
  event.waitUntil(forget())
})
