import { compress, type Encoding } from '../encoding.ts'
import { etagOf } from '../etag.ts'

export interface JsonBody {
  body: Buffer<ArrayBuffer>
  contentEncoding: string | undefined
  /** Only of what clients may keep. */
  etag: string | undefined
}

interface JsonContent {
  data: unknown
  message: string | undefined
}

const write = (content: JsonContent, encoding: Encoding): JsonBody => {
  const headers = new Headers()
  const body = compress(Buffer.from(JSON.stringify(content)), encoding, headers)
  return { body, contentEncoding: headers.get('content-encoding') ?? undefined, etag: undefined }
}

const tagged = (made: JsonBody): JsonBody => ({
  ...made,
  etag: etagOf(made.body),
})

const written = new WeakMap<object, Map<Encoding, JsonBody>>()

/**
 * An answer's bytes in the form that the client takes. What anybody may keep is tagged by its content and, where
 * its data are the same object again, compressed once.
 */
export const jsonBody = (content: JsonContent, encoding: Encoding, isPublic: boolean): JsonBody => {
  const { data, message } = content
  if (!isPublic) return write(content, encoding)
  if (encoding === 'identity' || message !== undefined || typeof data !== 'object' || data === null)
    return tagged(write(content, encoding))
  const bodies = written.get(data) ?? new Map<Encoding, JsonBody>()
  written.set(data, bodies)
  const made = bodies.get(encoding) ?? tagged(write(content, encoding))
  bodies.set(encoding, made)
  return made
}
