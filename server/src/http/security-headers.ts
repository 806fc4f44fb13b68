const known = new Map<string, readonly [string, string][]>()

/** Headers of every page. Scripts and styles come from files alone, so nothing inline runs. */
export const pageHeaders = (isHttps: boolean, assetsUrl: string): readonly [string, string][] => {
  const key = `${isHttps} ${assetsUrl}`
  const found = known.get(key)
  if (found) return found
  const assets = assetsUrl.startsWith('http') ? ` ${assetsUrl}` : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self'${assets}`,
    `style-src 'self'${assets}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https:${assets}`,
    `font-src 'self'${assets}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  const headers: [string, string][] = [
    ['content-security-policy', policy],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
    ...(isHttps
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]]
      : []),
  ]
  known.set(key, headers)
  return headers
}
