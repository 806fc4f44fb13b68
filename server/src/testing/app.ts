import { request as httpRequest } from 'node:http'
import type { AnswerOf, Call, CallInput } from '@hanap/contracts/call'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import type { DatabaseConnection } from '../db/client.ts'
import { type App, createApp } from '../entry/app.ts'
import { listen } from '../entry/listen.ts'
import { readSettings } from '../entry/settings/settings.ts'
import type { Log } from '../logging/log.ts'
import { freshDatabase } from './database.ts'
import { testLog } from './log.ts'

export interface TestCallOptions {
  /** Bearer token of whose request it is. */
  as?: { token: string } | undefined
  market?: MarketKey
  language?: number
  headers?: Record<string, string>
}

/** An answer over HTTP. `body` is parsed JSON where it is JSON. */
export interface HttpAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

export interface CallAnswer<C> {
  status: number
  data: AnswerOf<C>
  message?: string
  errors: Record<string, string[]>
  headers: HttpAnswer['headers']
}

/** Files of a form as a test writes them. */
export type TestFiles = Record<
  string,
  { name: string; type: string; content: Uint8Array<ArrayBuffer> | string }
>

/**
 * The whole server on a database and a port of its own, spoken to over HTTP. `call` sends a call of the
 * contract; its `data` is only there where `status` is 2xx.
 */
export const startTestApp = async (
  environment: Record<string, string> = {},
  log?: Log,
  openDatabase: () => Promise<DatabaseConnection & { url: string }> = freshDatabase,
) => {
  const database = await openDatabase()
  const settings = readSettings({
    HANAP_ENV: 'test',
    LOG_LEVEL: 'warn',
    LIMIT_SCALE: '1000',
    MOVE_NOTICE_SECONDS: '0',
    SEARCH_TIME_LIMIT_MS: '20000',
    DATABASE_URL: database.url,
    DATA_DIR: `.hanap/test/${process.pid}-${Math.random().toString(36).slice(2)}`,
    ...environment,
  })
  const app: App = createApp({ connection: database, settings, log: log ?? testLog(settings.LOG_LEVEL) })
  await app.start()
  const { port, stop } = await listen(app.fetch, { host: '127.0.0.1', port: 0 }, app.upgrade)

  const send = (
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: string | Uint8Array } = {},
  ) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const sent = httpRequest(
        { host: '127.0.0.1', port, method, path, headers: { host: 'localhost', ...headers } },
        answer => {
          const chunks: Buffer[] = []
          answer.on('data', chunk => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
          answer.on('error', reject)
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })

  const call = async <C extends Call>(
    descriptor: C,
    input: CallInput<C> & { files?: TestFiles } = {} as CallInput<C>,
    { as, market, language, headers = {} }: TestCallOptions = {},
  ): Promise<CallAnswer<C>> => {
    const { body, type } = await bodyOf(descriptor, input)
    const answer = await send(descriptor.method, pathOf(descriptor, input), {
      headers: {
        host: hostOf(descriptor, market),
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...(language ? { 'language-id': String(language) } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const json = JSON.parse(answer.text || '{}')
    return { status: answer.status, headers: answer.headers, ...json, errors: json.errors ?? {} }
  }

  return {
    port,
    app,
    settings,
    connection: database,
    db: database.db,
    send,
    call,
    market: marketByKey,
    close: async () => {
      await stop()
      await app.stop()
      await database.close()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Operators' calls are on their own host alone. */
const hostOf = ({ service }: Call, market: MarketKey | undefined) => {
  const label = service === 'operators' ? 'operator' : market
  return label ? `${label}.localhost` : 'localhost'
}

const pathOf = (descriptor: Call, input: { params?: unknown; query?: unknown }) => {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = descriptor.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) query.append(name, String(each))
  return query.size > 0 ? `${path}?${query}` : path
}

/** A request's body and its type, as a form where files go with it. */
export const bodyOf = async (descriptor: Call, input: { body?: unknown; files?: TestFiles }) => {
  if (!descriptor.body) return {}
  if (!input.files) return { body: JSON.stringify(input.body ?? {}), type: 'application/json' }
  const form = new FormData()
  for (const [name, value] of Object.entries(input.body ?? {}))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, file] of Object.entries(input.files))
    form.set(name, new File([file.content], file.name, { type: file.type }))
  const request = new Response(form)
  return {
    body: new Uint8Array(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  }
}
