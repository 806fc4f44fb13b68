import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { importJWK, jwtVerify } from 'jose'

/** A push message as a push service got it, and as the device reads it. */
interface ReceivedPush {
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A browser's side of a subscription: its keys, and the reading of what was encrypted for it (RFC 8291). */
export const buildDevice = () => {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: base64url(publicKey), auth: base64url(auth) },

    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16)
      const recordSize = body.readUInt32BE(16)
      const idLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      if (sealed.length > recordSize) throw new Error('more than one record')
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const ikm = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
      const opening = createDecipheriv('aes-128-gcm', key, nonce)
      opening.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
      const end = padded.lastIndexOf(2)
      if (padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('no last record')
      return JSON.parse(padded.subarray(0, end).toString('utf8'))
    },
  }
}

/** What a push message's Authorization says, once its signature is found good (RFC 8292). */
export const readVapid = async (authorization: unknown) => {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=(\S+)$/.exec(String(authorization)) ?? []
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: base64url(point.subarray(1, 33)),
    y: base64url(point.subarray(33)),
  }
  const { payload, protectedHeader } = await jwtVerify(token, await importJWK(jwk, 'ES256'))
  return { payload, algorithm: protectedHeader.alg, key }
}

/** A push service of this machine. `answers` are the statuses of the next messages; then 201. */
export const startPushService = async () => {
  const received = new Map<string, ReceivedPush[]>()
  const answers: { status: number; headers?: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const push = { headers: request.headers, body: Buffer.concat(chunks) }
      received.set(path, [...(received.get(path) ?? []), push])
      const { status, headers = {} } = answers.shift() ?? { status: 201 }
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    answers,
    of: (path: string): readonly ReceivedPush[] => received.get(path) ?? [],
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
