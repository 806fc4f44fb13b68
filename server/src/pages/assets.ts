import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { compress, type Encoding, encodingOf } from '../calls/encoding.ts'
import { etagOf, hasCurrent } from '../calls/etag.ts'
import { BARE_POLICY } from '../security/security-headers.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const BEST_QUALITY = 9
const isText = (type: string) => /^text|json|xml|manifest/.test(type)

export interface Assets {
  /** Answers requests for the file at a path, or nothing where there is none. */
  find(path: string): ((request: Request) => Response) | undefined
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )

const serve = (file: string, isImmutable: boolean) => {
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const cacheControl = isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const made = new Map<Encoding, { body: Buffer<ArrayBuffer>; headers: Headers }>()
  const content = readFileSync(file)

  return (request: Request): Response => {
    const encoding = isText(type) ? encodingOf(request.headers.get('accept-encoding')) : 'identity'
    let encoded = made.get(encoding)
    if (!encoded) {
      const headers = new Headers({
        'content-type': type,
        'cache-control': cacheControl,
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        // A drawing opened by itself runs nothing; a script is what a worker is, and keeps to its site.
        'content-security-policy': type.startsWith('image/svg')
          ? `${BARE_POLICY}; style-src 'unsafe-inline'`
          : BARE_POLICY.replace("'none'", "'self'"),
      })
      const body = compress(content, encoding, headers, BEST_QUALITY)
      headers.set('etag', etagOf(body))
      encoded = { body, headers }
      made.set(encoding, encoded)
    }
    const { body, headers } = encoded
    if (hasCurrent(request, headers.get('etag'))) return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }
}

/**
 * Files of a folder below some paths, read once at the start: a path is looked up, never walked. Files below
 * `immutable`, a folder of that folder, carry their content's hash in their name.
 */
export const createAssets = (
  folders: readonly { folder: string; at: readonly string[]; immutable?: string }[],
): Assets => {
  const files = new Map<string, (request: Request) => Response>()
  for (const { folder, at, immutable } of folders) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue
    for (const file of filesBelow(folder)) {
      const path = relative(folder, file).split(sep).join('/')
      const answer = serve(file, immutable !== undefined && path.startsWith(immutable))
      for (const start of at) files.set(start + path, answer)
    }
  }
  return { find: path => files.get(path) }
}

const PUBLIC_FILE = /^\/[a-z]+\/[\w-]+\.(svg|png|webp)$/

/** Uploaded pictures that anybody may see, by their path in a folder; their names change with their content. */
export const createPublicFiles =
  (folder: string) =>
  async (path: string): Promise<Response | undefined> => {
    if (!PUBLIC_FILE.test(path)) return undefined
    const content = await readFile(join(folder, path)).catch(() => undefined)
    if (!content) return undefined
    return new Response(content, {
      headers: {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `${BARE_POLICY}; style-src 'unsafe-inline'; sandbox`,
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  }
