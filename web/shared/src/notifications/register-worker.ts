import { WORKER_WANTED } from '../page/worker-wanted.ts'

const WORKER = '/service-worker.js'

let policy: ReturnType<NonNullable<typeof window.trustedTypes>['createPolicy']> | undefined

const register = () => {
  policy ??= window.trustedTypes?.createPolicy('service-worker', { createScriptURL: text => text })
  navigator.serviceWorker?.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined)
}

/** Registers the service worker once somebody wants what it does, as messages to the device: no page pays for it before. */
export const registerWorkerWhenWanted = (): (() => void) => {
  addEventListener(WORKER_WANTED, register)
  return () => removeEventListener(WORKER_WANTED, register)
}
