/** Told at the window by whatever needs the service worker at once, as messages to the device do. */
export const WORKER_WANTED = 'worker-wanted'
