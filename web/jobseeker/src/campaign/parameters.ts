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

/** The campaign that an address names; undefined for none. */
export function campaignIn(
  query: URLSearchParams,
): Partial<Record<(typeof NAMES)[number], string>> | undefined {
  const entries = NAMES.flatMap(name => {
    const value = query.get(name)?.trim().slice(0, MAX_VALUE)
    return value ? [[name, value]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
