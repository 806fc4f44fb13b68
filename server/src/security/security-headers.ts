const cachedHeaders = new Map<string, readonly [string, string][]>()

const HSTS = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

/** What is no page draws, runs and frames nothing, whoever opens it. */
export const BARE_POLICY =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Of a document that a page of the same host frames: browsers' viewers work in no sandbox. */
export const FRAMED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const bare = [
  ['content-security-policy', BARE_POLICY],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
] as const
const bareOnHttps = [...bare, HSTS]

/** An answer with the headers that every answer has, where it has none of its own. */
export const withSecurityHeaders = (answer: Response, isHttps: boolean): Response => {
  // The browser would put them in the place of those that it kept with the page.
  if (answer.status === 304) return answer
  for (const [name, value] of isHttps ? bareOnHttps : bare)
    if (!answer.headers.has(name)) answer.headers.set(name, value)
  return answer
}

/** Whose videos a page may frame once its reader asked for one; by the names that pages use. */
const videoHosts: ReadonlyMap<string, string> = new Map([
  ['youtube', 'https://www.youtube-nocookie.com'],
  ['vimeo', 'https://player.vimeo.com'],
])

/** The host of the video that an answer frames; undefined where it frames none, or one of nobody that we know. */
export const framedHost = (name: string | null): string | undefined => videoHosts.get(name ?? '')

/**
 * Headers of every page beyond those of `withSecurityHeaders`. Scripts and styles come from files alone, so nothing inline runs, and no text becomes
 * HTML but by the named policy. `origins` are others' that the page's visitor allowed it to send to, `frame` whose video they asked for.
 */
export const pageHeaders = (
  isHttps: boolean,
  assetsUrl: string,
  origins: readonly string[] = [],
  frame?: string,
): readonly [string, string][] => {
  const key = `${isHttps} ${assetsUrl} ${origins} ${frame}`
  const cached = cachedHeaders.get(key)
  if (cached) return cached
  const allowed = origins.map(origin => ` ${origin}`).join('')
  const assets = assetsUrl.startsWith('http') ? ` ${assetsUrl}` : ''
  const policy = [
    "default-src 'none'",
    `script-src 'self'${assets}`,
    `style-src 'self'${assets}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https:${assets}${allowed}`,
    `font-src 'self'${assets}`,
    "media-src 'self'",
    `connect-src 'self'${allowed}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(frame === undefined ? [] : [`frame-src ${frame}`]),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy that makes HTML of a text, `web/shared/src/page/trusted-html.ts`, and those that name our workers.
    'trusted-types hanap service-worker shared-worker',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  const headers: [string, string][] = [
    ['content-security-policy', policy],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
  ]
  cachedHeaders.set(key, headers)
  return headers
}

/** Of the operators' pages, in place of those of every page: what they show comes from this host alone, and is known to nobody else. */
export const operatorHeaders: readonly [string, string][] = [
  [
    'content-security-policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types hanap',
    ].join('; '),
  ],
  ['referrer-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ['x-robots-tag', 'noindex, nofollow, noarchive'],
]
