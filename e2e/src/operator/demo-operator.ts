import { TOTP, URI } from 'otpauth'
import type { BrowserContext } from 'playwright-core'
import type { JourneySite } from '../harness/journey-site.ts'

interface OperatorLogIn {
  email: string
  password: string
  /** What the authenticator shows so many seconds from now. */
  code(inSeconds?: number): string
}

/** The demo operator, as the start prints the log-in. */
export const operatorLogIn = ({ server }: JourneySite): OperatorLogIn => {
  const output = server.output()
  const [, email = '', password = ''] = /Demo operator\s+(\S+)\s+password (\S+)/.exec(output) ?? []
  const [url = ''] = /otpauth:\S+/.exec(output) ?? []
  const authenticator = URI.parse(url)
  if (!(authenticator instanceof TOTP)) throw new Error('the start prints no authenticator')
  return {
    email,
    password,
    code: (inSeconds = 0) => authenticator.generate({ timestamp: Date.now() + inSeconds * 1000 }),
  }
}

/** As a proxy would name it: not every machine finds the hosts of sites by their names. */
const onTheirHost = { 'x-forwarded-host': 'operator.localhost' }

/** A code works once: all of a server's journeys go on with one session. */
const sessions = new Map<number, Promise<string>>()

const begin = async (site: JourneySite): Promise<string> => {
  const { email, password, code } = operatorLogIn(site)
  const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/operators/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...onTheirHost },
    // The one before: a journey that logs in by the form still has the one of now.
    body: JSON.stringify({ email, password, code: code(-30) }),
  })
  if (!answer.ok) throw new Error(`the operator is not logged in: ${await answer.text()}`)
  const { data } = await answer.json()
  return data.session.token
}

export const operatorToken = (site: JourneySite): Promise<string> => {
  const token = sessions.get(site.server.port) ?? begin(site)
  sessions.set(site.server.port, token)
  return token
}

/** Has a browser go on as the demo operator. */
export const enterAsOperator = async (context: BrowserContext, site: JourneySite) => {
  await context.addCookies([
    {
      name: 'sessionid',
      value: await operatorToken(site),
      url: site.at('/', 'operator'),
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
}

/** What a call of the operators' answers. */
export const askOperator = async (site: JourneySite, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${site.server.port}${path}`, {
    headers: { authorization: `Bearer ${await operatorToken(site)}`, ...onTheirHost },
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).data
}
