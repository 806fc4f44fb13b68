import { installShell, tidyShell } from './shell.ts'
import { worker } from './worker.ts'

worker.addEventListener('install', event => {
  event.waitUntil(installShell())
  void worker.skipWaiting()
})

worker.addEventListener('activate', event => {
  event.waitUntil(tidyShell().then(() => worker.clients.claim()))
})
