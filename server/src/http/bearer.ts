import { Refusal } from './refusal.ts'

/** The token of an Authorization header; a header of another form is refused. */
export const bearer = (headers: Headers): string | undefined => {
  const header = headers.get('authorization')
  if (header === null) return undefined
  const [, token] = /^Bearer +([\w-]{16,200})$/i.exec(header) ?? []
  if (token === undefined) throw new Refusal('broken_header')
  return token
}
