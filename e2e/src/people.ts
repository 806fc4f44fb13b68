import type { Site } from './site.ts'

export const PASSWORD = 'correct horse'

let count = 0

/** A seeker of the site's; answers the address and a session's token. */
export const register = async (site: Site, fields: object = {}) => {
  count += 1
  const email = `person${count}@example.com`
  const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      first_name: 'Mara',
      terms_and_condition: 1,
      ...fields,
    }),
  })
  const { token }: { token: string } = (await answer.json()).data.session
  return { email, token }
}
