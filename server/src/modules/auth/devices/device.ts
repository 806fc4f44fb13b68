/** What a user agent says of a device; null for what it does not tell. */
export interface UserAgentInfo {
  browser: string | null
  system: string | null
}

/** First match wins: most browsers name others that they are like. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPad\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const firstOf = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Browser and system by their own names, enough for a person to know a device again. */
export const parseUserAgent = (userAgent: string | null): UserAgentInfo => ({
  browser: firstOf(browsers, userAgent ?? ''),
  system: firstOf(systems, userAgent ?? ''),
})
