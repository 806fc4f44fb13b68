import {
  exchangeSingpassCode,
  generateAuthoriseUrl,
  readSingpassUserInfo,
  verifySingaporeIdentity,
} from '@hanap/contracts/auth/singpass.calls'
import type { TestApp, TestCallOptions } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'

export const REDIRECT_URI = 'http://sg.localhost/singpass/callback'

/** How a seeker asks on the market's host of Singapore. */
export const inSingapore = (as: Pick<TestPerson, 'token'>, language?: number): TestCallOptions => ({
  as,
  market: 'sg',
  ...(language ? { language } : {}),
})

/** A browser that follows redirects with its cookies until they lead away from the provider. */
export const browseTo = async (address: string, persona: string): Promise<URL> => {
  const { origin } = new URL(address)
  const cookies = new Map<string, string>()
  const go = async (to: string, form?: URLSearchParams) => {
    const answer = await fetch(to, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: form } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const text = await answer.text()
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status}: ${text.slice(0, 300)}`)
    return new URL(location, to)
  }
  const logIn = await go(address)
  let next = await go(logIn.href, new URLSearchParams({ persona }))
  while (next.origin === origin) next = await go(next.href)
  return next
}

/** A link to the provider. */
export const authoriseUrl = async (app: TestApp, person: TestPerson): Promise<string> => {
  const { data } = await app.call(
    generateAuthoriseUrl,
    { body: { redirect_uri: REDIRECT_URI } },
    inSingapore(person),
  )
  return data.authorise_url
}

/** What the provider sends the person back with. */
export const returnFrom = async (app: TestApp, person: TestPerson, persona: string) => {
  const { searchParams } = await browseTo(await authoriseUrl(app, person), persona)
  const param = (name: string) => searchParams.get(name) ?? undefined
  return { state: param('state') ?? '', code: param('code'), iss: param('iss'), error: param('error') }
}

export const exchangeCode = (
  app: TestApp,
  person: Pick<TestPerson, 'token'>,
  body: Awaited<ReturnType<typeof returnFrom>>,
) => app.call(exchangeSingpassCode, { body }, inSingapore(person))

export const infoOf = (app: TestApp, person: Pick<TestPerson, 'token'>, language?: number) =>
  app.call(readSingpassUserInfo, {}, inSingapore(person, language))

export const verifyIdentity = (app: TestApp, person: Pick<TestPerson, 'token'>) =>
  app.call(verifySingaporeIdentity, {}, inSingapore(person))

/** A seeker whose details wait to be confirmed. */
export const returnedSeeker = async (app: TestApp, persona: string): Promise<TestPerson> => {
  const person = await buildSeeker(app)
  const { status } = await exchangeCode(app, person, await returnFrom(app, person, persona))
  if (status !== 200) throw new Error(`The exchange for ${persona} answered ${status}`)
  return person
}

/** What is stored of a person: rows of details and of identities. */
export const storedOf = async ({ connection: { sql } }: TestApp, { id }: TestPerson): Promise<number[]> => {
  const details = await sql`select from singpass_details where account_id = ${id}`
  const identities = await sql`select from singpass_identities where account_id = ${id}`
  return [details.length, identities.length]
}
