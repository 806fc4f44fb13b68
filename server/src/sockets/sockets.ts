import { setTimeout as pause } from 'node:timers/promises'
import type { ServerMessage } from '@hanap/contracts/sockets/socket'
import { SESSION_ENDED } from '@hanap/contracts/sockets/socket'
import { ClientMessage } from '@hanap/contracts/sockets/socket.schemas'
import { languageById } from '@hanap/markets/languages'
import type { WebSocket } from 'ws'
import type { SignedInPerson } from '../calls/caller.ts'
import type { Locale } from '../calls/locale.ts'

/** On which whoever ends an account's session says its id. */
export const SESSIONS_ENDED_CHANNEL = 'sessions_ended'

/** A WebSocket of a signed-in person's pages. */
export interface PageConnection extends Readonly<Locale> {
  readonly sessionId: string
  readonly accountId: string
  readonly person: SignedInPerson
  /** Whether any page that shares it is visible. */
  readonly isVisible: boolean
}

/** Told of what pages do; nothing that it returns is awaited, and it rejects with nothing. */
interface SocketHandler {
  opened(connection: PageConnection): void
  /** A page became visible or hidden, or the connection of a visible one ended while the server goes on. */
  changed(connection: PageConnection): void
  /** These have just been asked for a sign of life: each every 30 s, not all at once. */
  asked(connections: readonly PageConnection[]): void
  /** Somebody types in a chat, which need not be theirs. */
  typing(connection: PageConnection, chatId: string): void
}

export interface Sockets {
  handle(handler: Partial<SocketHandler>): void
  /** Takes an accepted socket; closes it where there are too many. */
  add(socket: WebSocket, person: SignedInPerson, locale: Locale): void
  /** All of this process. */
  connections(): readonly PageConnection[]
  ofAccount(accountId: string): readonly PageConnection[]
  ofSession(sessionId: string): readonly PageConnection[]
  send(connection: PageConnection, message: ServerMessage): void
  /** The session has ended, by whatever process. */
  endSession(sessionId: string): void
  /** Ends all; pages come again. */
  restart(): void
  /** Ends one after the other, evenly over so many milliseconds, and takes no more. Resolves when they are over, or the signal is given. */
  drain(overMs: number, signal: AbortSignal): Promise<void>
  /** Of what runs beside the connections; these end with their server. */
  stop(): void
}

export const MAX_MESSAGE_BYTES = 1024
const MAX_PER_SESSION = 8
const MAX_PER_ACCOUNT = 32
const MAX_OF_ALL = 20_000
/** A page that takes in no more than this is let go; it comes again and reads the list. */
const MAX_WAITING_BYTES = 256 * 1024
const SIGN_OF_LIFE_MS = 30_000
/** In so many turns a sign of life is asked of all: of thousands at once it would hold up everybody. */
const TURNS = 30
/** Between two signs of life no page changes so often. */
const MAX_MESSAGES = 120
/** While sockets are drained. */
const DRAIN_STEP_MS = 50

const TRY_AGAIN_LATER = 1013
const POLICY_VIOLATION = 1008
const GOING_AWAY = 1001

interface OpenSocket {
  connection: PageConnection & { isVisible: boolean; language: Locale['language'] }
  socket: WebSocket
  turn: number
  isAlive: boolean
  messages: number
}

const messageIn = (data: unknown): ClientMessage | undefined => {
  try {
    return ClientMessage.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}

const createIndex = () => {
  const index = new Map<string, Set<PageConnection>>()
  return {
    of: (key: string): readonly PageConnection[] => [...(index.get(key) ?? [])],
    add: (key: string, connection: PageConnection) => {
      const entries = index.get(key)
      if (entries) entries.add(connection)
      else index.set(key, new Set([connection]))
    },
    remove: (key: string, connection: PageConnection) => {
      const entries = index.get(key)
      entries?.delete(connection)
      if (entries?.size === 0) index.delete(key)
    },
  }
}

/** The open pages of signed-in people, as far as this process has them. */
export const createSockets = ({ signOfLifeMs = SIGN_OF_LIFE_MS } = {}): Sockets => {
  const held = new Map<PageConnection, OpenSocket>()
  const byAccount = createIndex()
  const bySession = createIndex()
  const handlers: Partial<SocketHandler>[] = []
  let isDraining = false

  const receive = (one: OpenSocket, data: unknown) => {
    const message = messageIn(data)
    one.messages += 1
    if (!message || one.messages > MAX_MESSAGES) return one.socket.close(POLICY_VIOLATION)
    const { connection } = one
    if (message.type === 'typing') {
      for (const handler of handlers) handler.typing?.(connection, message.chat_id)
      return
    }
    connection.language = languageById(message.language_id)?.code ?? connection.language
    if (connection.isVisible === message.is_visible) return
    connection.isVisible = message.is_visible
    for (const handler of handlers) handler.changed?.(connection)
  }

  let turn = 0
  const beat = setInterval(() => {
    turn = (turn + 1) % TURNS
    const connections: PageConnection[] = []
    for (const one of held.values()) {
      if (one.turn !== turn) continue
      if (!one.isAlive) {
        one.socket.terminate()
        continue
      }
      one.isAlive = false
      one.messages = 0
      one.socket.ping()
      connections.push(one.connection)
    }
    if (connections.length > 0) for (const handler of handlers) handler.asked?.(connections)
  }, signOfLifeMs / TURNS)
  beat.unref()

  return {
    handle: handler => void handlers.push(handler),

    add: (socket, person, { market, language }) => {
      const { sessionId, accountId } = person
      if (isDraining) return socket.close(GOING_AWAY)
      const isFull =
        held.size >= MAX_OF_ALL ||
        bySession.of(sessionId).length >= MAX_PER_SESSION ||
        byAccount.of(accountId).length >= MAX_PER_ACCOUNT
      if (isFull) return socket.close(TRY_AGAIN_LATER)
      const connection = { sessionId, accountId, person, market, language, isVisible: false }
      // The turn that has just passed comes again last.
      const one: OpenSocket = { connection, socket, turn, isAlive: true, messages: 0 }
      held.set(connection, one)
      byAccount.add(accountId, connection)
      bySession.add(sessionId, connection)
      socket.on('pong', () => {
        one.isAlive = true
      })
      socket.on('message', (data, isBinary) =>
        isBinary ? socket.close(POLICY_VIOLATION) : receive(one, data),
      )
      // The end follows, and says all that there is to say.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        held.delete(connection)
        byAccount.remove(accountId, connection)
        bySession.remove(sessionId, connection)
        const wasVisible = connection.isVisible
        connection.isVisible = false
        // Pages of a server that ends come again at another process, as visible as they were.
        if (wasVisible && !isDraining) for (const handler of handlers) handler.changed?.(connection)
      })
      for (const handler of handlers) handler.opened?.(connection)
    },

    connections: () => [...held.keys()],
    ofAccount: byAccount.of,
    ofSession: bySession.of,

    send: (connection, message) => {
      const socket = held.get(connection)?.socket
      if (!socket || socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
      else socket.send(JSON.stringify(message))
    },

    endSession: sessionId => {
      for (const connection of bySession.of(sessionId)) held.get(connection)?.socket.close(SESSION_ENDED)
    },

    restart: () => {
      for (const { socket } of held.values()) socket.close(GOING_AWAY)
    },

    drain: async (overMs, signal) => {
      isDraining = true
      const open = [...held.values()]
      const began = performance.now()
      let closed = 0
      while (!signal.aborted) {
        const elapsed = performance.now() - began
        const due = Math.min(open.length, Math.ceil((open.length * elapsed) / overMs))
        for (const { socket } of open.slice(closed, due)) socket.close(GOING_AWAY)
        closed = due
        if (elapsed >= overMs) return
        await pause(Math.min(DRAIN_STEP_MS, overMs - elapsed), undefined, { signal }).catch(() => undefined)
      }
    },

    stop: () => clearInterval(beat),
  }
}
