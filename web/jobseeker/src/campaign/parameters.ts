const NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
] as const

const MAX_VALUE = 200
const MAX_TRACKER_NAME = 80

/** The tracker that an address names, in either spelling; undefined for none. */
export const trackerIn = (
  query: URLSearchParams,
): { tracker_name: string; tracker_token?: string } | undefined => {
  const value = (...names: string[]) =>
    names.map(name => query.get(name)?.trim().slice(0, MAX_VALUE)).find(Boolean)
  const name = value('tracker_name', 'trackerName')?.slice(0, MAX_TRACKER_NAME)
  const token = value('tracker_token', 'trackerToken')
  return name ? { tracker_name: name, ...(token && { tracker_token: token }) } : undefined
}

/** The campaign that an address names; undefined for none. */
export const campaignIn = (
  query: URLSearchParams,
): Partial<Record<(typeof NAMES)[number], string>> | undefined => {
  const entries = NAMES.flatMap(name => {
    const value = query.get(name)?.trim().slice(0, MAX_VALUE)
    return value ? [[name, value]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
