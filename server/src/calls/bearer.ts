/** With what the secret of an API token begins, and no session's. */
export const API_TOKEN_PREFIX = 'hanap_'

/**
 * The credential of an `Authorization: Bearer` header: no token where it is none of ours, which is nobody's session.
 * Nothing where there is no such header; other schemes are those of a proxy before us.
 */
export const bearer = (headers: Headers): { token: string | undefined } | undefined => {
  const [, text] = /^Bearer(?:\s+(.*))?$/is.exec(headers.get('authorization') ?? '') ?? [undefined, null]
  if (text === null) return undefined
  return { token: /^[\w-]{16,200}$/.test(text ?? '') ? text : undefined }
}
