import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator shows now (RFC 6238: six digits, 30 seconds, SHA-1). */
const codeOf = (secret: string): string => {
  const bits = [...secret].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(step).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Asks operators' calls as the demo operator whose log-in a start printed. */
export const askAsOperator = async ({ port, output }: { port: number; output: string }) => {
  const [, email = '', password = ''] = /Demo operator\s+(\S+)\s+password (\S+)/.exec(output) ?? []
  const [, secret = ''] = /otpauth:\S+[?&]secret=([A-Z2-7]+)/.exec(output) ?? []
  const send = async <Answer>(method: string, path: string, body: object, token = ''): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/operators${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'operator.localhost',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    const { data }: { data: Answer } = JSON.parse(text)
    return data
  }
  const signedIn = await send<{ session: { token: string } }>('POST', '/log-in', {
    email,
    password,
    code: codeOf(secret),
  })
  return <Answer>(path: string, body: object) => send<Answer>('POST', path, body, signedIn.session.token)
}
