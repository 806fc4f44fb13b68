import { createHash } from 'node:crypto'

/** A strong tag of a body's very bytes, so of one encoding of it. */
export const etagOf = (body: Uint8Array): string => `"${createHash('sha1').update(body).digest('base64url')}"`

const opaque = (tag: string) => tag.replace(/^W\//, '')

/** Whether a GET or HEAD that names no answer has one of that time or later (RFC 9110, section 13.1.3). */
export const isUnchangedSince = ({ method, headers }: Request, changed: string | null): boolean => {
  const since = headers.get('if-modified-since')
  if (since === null || changed === null || headers.has('if-none-match')) return false
  return (method === 'GET' || method === 'HEAD') && Date.parse(changed) <= Date.parse(since)
}

/** Whether a GET or HEAD names the answer that it would get among those that it has (RFC 9110, section 13.1.2). */
export const hasCurrent = ({ method, headers }: Request, etag: string | null): boolean => {
  const clientTags = headers.get('if-none-match')
  if (clientTags === null || etag === null || (method !== 'GET' && method !== 'HEAD')) return false
  return clientTags.trim() === '*' || clientTags.split(',').some(each => opaque(each.trim()) === opaque(etag))
}
