import type { ServerMessage } from '@hanap/contracts/sockets/socket'
import type { PageState } from './update-socket.ts'

/** What a page tells whoever holds the socket; `bye`: it is left. */
export type PageMessage =
  | ({ type: 'page' } & PageState)
  | { type: 'typing'; chatId: string }
  | { type: 'bye' }

/** What a page is told: what the server says, and whether there is a connection to it. What came before an opening may be missing. */
export type Update = ServerMessage | { type: 'socket'; isOpen: boolean }
