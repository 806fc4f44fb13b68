import type { Call } from '@hanap/contracts/call'
import { FileInfo } from '@hanap/contracts/fields.schemas'
import type { ClientAddress } from '../../security/client-address.ts'
import { sessionCookies } from '../../security/cookies.ts'
import { type RateStatus, rateHeaders } from '../../security/rate-limits.ts'
import { BARE_POLICY, FRAMED_POLICY } from '../../security/security-headers.ts'
import type { CallResult } from '../call-context.ts'
import { compress, encodingOf } from '../encoding.ts'
import { hasCurrent } from '../etag.ts'
import type { Locale } from '../locale.ts'
import type { Route } from '../route.ts'
import { jsonBody } from './json-body.ts'
import { mediaResponse } from './media-response.ts'

export const respond = (
  { call }: Route,
  request: Request,
  locale: Locale,
  peer: ClientAddress,
  { data, isCreated, message, bytes, open, etag: mediaTag, issued, renewed, isSessionEnded }: CallResult,
  rates: readonly RateStatus[],
) => {
  if (bytes) return fileResponse(call, request, FileInfo.parse(data), bytes, rates)
  if (open)
    return mediaResponse(
      request,
      { ...FileInfo.parse(data), etag: mediaTag },
      open,
      rates,
      call.service === 'operators' ? FRAMED_POLICY : undefined,
    )
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'content-language': locale.language,
    'cache-control': call.cacheControl ?? 'no-store',
  })
  // What anybody may keep says nothing of how often one client asked.
  if (call.cacheControl) headers.set('vary', 'Country-Id, Language-Id, Accept-Language, Host')
  else for (const [name, value] of rateHeaders(rates)) headers.set(name, value)
  for (const cookie of sessionCookies({ issued, renewed, isSessionEnded }, peer.isHttps))
    headers.append('set-cookie', cookie)
  const encoding = encodingOf(request.headers.get('accept-encoding'))
  const { body, contentEncoding, etag } = jsonBody(
    { data, message },
    encoding,
    call.cacheControl !== undefined,
  )
  headers.append('vary', 'Accept-Encoding')
  if (contentEncoding !== undefined) headers.set('content-encoding', contentEncoding)
  if (etag === undefined) return new Response(body, { status: isCreated ? 201 : 200, headers })
  headers.set('etag', etag)
  if (!hasCurrent(request, etag)) return new Response(body, { headers })
  for (const name of ['content-type', 'content-encoding']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}

/** A person's file is saved, never shown in the site's name: it may be anything that its owner chose. */
const fileResponse = (
  { cacheControl = 'private, no-store' }: Call,
  request: Request,
  { name, mime }: { name: string; mime: string },
  bytes: Uint8Array<ArrayBuffer>,
  rates: readonly RateStatus[],
) => {
  const headers = new Headers({
    'content-type': mime,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll("'", '%27')}`,
    'content-security-policy': `sandbox; ${BARE_POLICY}`,
    'cache-control': cacheControl,
    ...Object.fromEntries(rateHeaders(rates)),
  })
  // Other kinds of files are packed already.
  const encoding = mime === 'image/svg+xml' ? encodingOf(request.headers.get('accept-encoding')) : 'identity'
  const body = compress(Buffer.from(bytes), encoding, headers)
  headers.append('vary', 'Accept-Encoding')
  headers.set('content-length', String(body.byteLength))
  return new Response(body, { headers })
}
