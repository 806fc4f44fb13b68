import { type ServerMessage, socketPath } from '@hanap/contracts/sockets/socket'
import { WebSocket } from 'ws'
import { eventually } from './eventually.ts'

interface PageSocketOptions<Type> {
  port: number
  /** Kinds of messages that matter to the test; others are dropped. */
  hears: readonly Type[]
  /** Of these kinds, what does not matter either. */
  ignores?: (message: ServerMessage) => boolean
  headers?: Record<string, string>
  path?: string
}

/** A page's socket and what the server says on it; rejects with the status of a refusal. */
export const openPageSocket = <Type extends ServerMessage['type']>({
  port,
  hears,
  ignores = () => false,
  headers = {},
  path = socketPath,
}: PageSocketOptions<Type>) => {
  type Heard = Extract<ServerMessage, { type: Type }>
  const isHeard = (message: ServerMessage): message is Heard =>
    hears.some(type => type === message.type) && !ignores(message)
  return new Promise<{
    socket: WebSocket
    messages: Heard[]
    closed: Promise<number>
    /** All messages once there are so many. */
    has(count: number): Promise<Heard[]>
  }>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
      headers: { host: 'localhost', ...headers },
    })
    const messages: Heard[] = []
    const closed = new Promise<number>(done => socket.on('close', done))
    const has = (count: number) =>
      eventually(() => {
        if (messages.length < count) throw new Error(`${messages.length} of ${count} messages`)
        return messages
      })
    socket.on('message', data => {
      const message: ServerMessage = JSON.parse(String(data))
      if (isHeard(message)) messages.push(message)
    })
    socket.on('open', () => resolve({ socket, messages, closed, has }))
    socket.on('unexpected-response', (_, answer) => reject(new Error(String(answer.statusCode))))
    socket.on('error', () => undefined)
  })
}
