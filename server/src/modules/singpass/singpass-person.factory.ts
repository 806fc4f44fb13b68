import { exchangeSingpassCode, generateAuthoriseUrl } from '@hanap/contracts/singpass.calls'
import type { Asking, TestApp } from '../../testing/app.ts'
import type { Person } from '../auth/factory.ts'

export const REDIRECT_URI = 'http://sg.localhost/singpass/callback'

/** How a seeker asks on the market's host of Singapore. */
export const inSingapore = (as: Pick<Person, 'token'>, language?: number): Asking => ({
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
export const authoriseUrl = async (app: TestApp, person: Person): Promise<string> => {
  const { data } = await app.call(
    generateAuthoriseUrl,
    { body: { redirect_uri: REDIRECT_URI } },
    inSingapore(person),
  )
  return data.authorise_url
}

/** What the provider sends the person back with. */
export const returnFrom = async (app: TestApp, person: Person, persona: string) => {
  const { searchParams } = await browseTo(await authoriseUrl(app, person), persona)
  const given = (name: string) => searchParams.get(name) ?? undefined
  return { state: given('state') ?? '', code: given('code'), iss: given('iss'), error: given('error') }
}

export const exchange = (
  app: TestApp,
  person: Pick<Person, 'token'>,
  body: Awaited<ReturnType<typeof returnFrom>>,
) => app.call(exchangeSingpassCode, { body }, inSingapore(person))
