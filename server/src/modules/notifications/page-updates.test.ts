import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { DatabaseConnection } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { createSockets, type Sockets } from '../../sockets/sockets.ts'
import { freshDatabase } from '../../testing/database.ts'
import { notificationsStore } from './list/notifications-store.ts'
import { pageUpdates } from './page-updates.ts'

let database: DatabaseConnection
let sockets: Sockets
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })

beforeAll(async () => {
  database = await freshDatabase()
  sockets = createSockets()
  await database.sql`
    insert into accounts (id, kind, email, email_key, first_name, country_key, language, source)
    values ('a1', 'seeker', 'ana@example.com', 'ana@example.com', 'Ana', 'ph', 'en', 'web')`
})
afterAll(async () => {
  sockets.stop()
  await database.close()
  server.close()
})

/** Whoever tells it something tells it in vain. */
const deaf: Listener = {
  listen: async (_channel, _onMessage, onListening) => {
    onListening?.()
    return { unlisten: () => undefined }
  },
  close: async () => undefined,
}

const open = async (sessionId: string) => {
  const accepted = once(server, 'connection')
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`)
  const heard: unknown[] = []
  page.on('message', data => heard.push(JSON.parse(String(data))))
  const closed = once(page, 'close').then(([code]) => code)
  const [socket] = await accepted
  const person = { sessionId, accountId: 'a1' } as Parameters<Sockets['add']>[1]
  sockets.add(socket, person, { market: 'ph', language: 'en' } as unknown as Parameters<Sockets['add']>[2])
  return { heard, closed }
}

test('what nobody heard of reaches open pages by time: notifications, reading them, and the end of a session', async () => {
  const ended = new Set<string>()
  const updates = pageUpdates({
    db: database.db,
    listener: deaf,
    sockets,
    supportEmail: 'support@hanap.example',
    endedSessions: async ids => ids.filter(id => ended.has(id)),
    onError: error => {
      throw error
    },
    lookEveryMs: 5,
  })
  await updates.start()
  const [staying, leaving] = [await open('s1'), await open('s2')]
  const unread = (count: number) => ({ type: 'unread', unread_num: count })
  await expect.poll(() => staying.heard).toEqual([unread(0)])

  await notificationsStore.insert(database.db, {
    accountId: 'a1',
    key: 'k1',
    about: { kind: 'applied', job: 'Nurse', jobId: 'j1', company: 'Acme' } as never,
    isListed: true,
  })
  await expect.poll(() => staying.heard).toEqual([unread(0), unread(1)])
  await sql`update notifications set read_at = now()`.execute(database.db)
  await expect.poll(() => staying.heard).toEqual([unread(0), unread(1), unread(0)])

  ended.add('s2')
  expect(await leaving.closed).toBe(4401)
  await expect.poll(() => sockets.connections().map(({ sessionId }) => sessionId)).toEqual(['s1'])
  for (const client of server.clients) client.terminate()
  await expect.poll(() => sockets.connections()).toEqual([])
  await updates.stop()
})
