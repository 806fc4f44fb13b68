import { registerPush } from '@hanap/shared/service-worker/push'
import { worker } from '@hanap/shared/service-worker/worker'

/** Shows messages to the device and nothing else: pages come from the network alone, and nothing of them is cached. */
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()))

registerPush()
