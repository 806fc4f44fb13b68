import { socialLogin, startSocialLogin } from '@hanap/contracts/auth/social.calls'
import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import type { TestApp, TestCallOptions } from '../../../testing/app.ts'

/** Whom to be at the sandbox: one of its personas, somebody else, or one who cancels. */
export type SandboxChoice =
  | { persona: string }
  | { denies: '1' }
  | {
      subject: string
      email?: string
      status?: 'unverified' | 'verified' | 'untold'
      first_name?: string
      last_name?: string
    }

let count = 0

/** Somebody whom the sandbox has not seen, with a verified address of their own. */
export const newSandboxPerson = () => {
  count += 1
  return {
    subject: `person-${count}`,
    email: `person${count}@sandbox.example`,
    status: 'verified' as const,
    first_name: 'Maria',
    last_name: 'Santos',
  }
}

/** A browser at a provider: keeps cookies, and follows redirects as long as they stay there. */
const browserAt = (home: string) => {
  const cookies = new Map<string, string>()
  const visit = async (url: URL, init: RequestInit = {}): Promise<{ url: URL; response: Response }> => {
    if (url.origin !== home) return { url, response: new Response() }
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split(/=(.*)/s, 2)
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    return location === null ? { url, response } : visit(new URL(location, url))
  }
  return visit
}

const inputsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')],
    ),
  )

export interface SandboxLogIn {
  type: SocialType
  flowToken: string
  nonce: string
  /** The address that the browser was sent to at first. */
  authorizeUrl: URL
  /** The provider's answer as it reached the browser. */
  answer: Record<string, string>
  /** Whether it came as a form to be posted. */
  isPosted: boolean
}

/** Starts a log-in and walks it through the provider's pages up to its answer; `alter` is an attacker's hand. */
export const walkSandboxLogIn = async (
  app: TestApp,
  type: SocialType,
  choice: SandboxChoice,
  { alter, ...asking }: TestCallOptions & { alter?: (authorizeUrl: URL) => void } = {},
): Promise<SandboxLogIn> => {
  const started = await app.call(startSocialLogin, { body: { social_type: type } }, asking)
  const { authorize_url, flow_token, nonce } = started.data
  const authorizeUrl = new URL(authorize_url)
  alter?.(authorizeUrl)
  const visit = browserAt(authorizeUrl.origin)
  const logIn = await visit(authorizeUrl)
  const body = new URLSearchParams(choice)
  const { url, response } = await visit(logIn.url, { method: 'POST', body })
  const page = await response.text()
  const isPosted = page.includes('method="post"')
  const answer = isPosted ? inputsOf(page) : Object.fromEntries(url.searchParams)
  return { type, flowToken: flow_token, nonce, authorizeUrl, answer, isPosted }
}

/** Brings a posted answer to the site, as the provider's page does, and answers where the browser is sent on to. */
export const postAnswer = async (app: TestApp, { type, answer }: SandboxLogIn) => {
  const sent = await app.send('POST', `/social-log-in/${type}/answer`, {
    headers: { origin: 'http://127.0.0.1:1', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(answer).toString(),
  })
  return { status: sent.status, location: String(sent.headers.location), cookies: sent.headers['set-cookie'] }
}

/** Hands an answer in, as the site's page does. */
export const handIn = async (
  app: TestApp,
  walk: SandboxLogIn,
  asking: TestCallOptions = {},
  more: object = {},
) => {
  if (walk.isPosted) await postAnswer(app, walk)
  const { state, code, iss, error } = walk.answer
  const answer = walk.isPosted ? { state } : { state, code, iss, error }
  return app.call(
    socialLogin,
    { body: { social_type: walk.type, flow_token: walk.flowToken, ...answer, ...more } },
    asking,
  )
}

export const logInAs = async (
  app: TestApp,
  type: SocialType,
  choice: SandboxChoice,
  asking: TestCallOptions = {},
) => handIn(app, await walkSandboxLogIn(app, type, choice, asking), asking)
