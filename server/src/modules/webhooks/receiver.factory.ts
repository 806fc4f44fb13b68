import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'

interface ReceivedDelivery {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** A company's own machine: takes every delivery, unless `answers` says otherwise of a path; `silent` never answers. */
export const startWebhookReceiver = async () => {
  const received: ReceivedDelivery[] = []
  const answers = new Map<string, Answer | 'silent'>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      const answer = answers.get(path) ?? { status: 200, body: 'ok' }
      if (answer === 'silent') return
      response.writeHead(answer.status, answer.headers ?? {}).end(answer.body)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    answers,
    /** What came to a path, parsed, in the order in which it came. */
    of: (path: string) =>
      received.filter(each => each.path === path).map(({ body }) => JSON.parse(body) as DeliveredBody),
    raw: (path: string) => received.filter(each => each.path === path),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export interface DeliveredBody {
  id: string
  type: string
  created_at: string
  data: {
    application_id?: string
    job_id?: string
    pipeline_stage_key?: string
    former_pipeline_stage_key?: string | null
  }
}

/** As a receiver checks it, by the words of Standard Webhooks. */
export const isSigned = (secret: string, { headers, body }: ReceivedDelivery): boolean => {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
