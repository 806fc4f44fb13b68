import type { PageState } from './live-socket.ts'

/** What a page tells the shared worker; `bye`: it is left. */
export type PageMessage = ({ type: 'page' } & PageState) | { type: 'bye' }
