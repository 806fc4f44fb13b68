/** What a host's owner registered: `jobs` of `www.jobs.co.uk`. */
const SECOND_LEVEL = new Set(['co', 'com', 'net', 'org', 'gov', 'edu', 'ac', 'or', 'ne', 'go', 'gob', 'web'])

/** Words that a recruiter's domain may have beside a company's name. */
const HIRING =
  /^(?:careers?|jobs?|hr|hiring|recruit(?:ing|ment|er)?|apply|work|employment|offer|online|team|rekrut(?:men)?|lowongan|loker|karir|kerjaya|kerja|jawatan|mohon|empleos?|vacantes|trabajo|seleccion|vagas?|empregos?|selecao|kariyer|basvuru|personel|zhaopin|saiyo|wazaef|tawzeef)\d*$/

/** Names shorter than this are one sign away from too many others. */
const SHORTEST_NAME = 6

const labelsOf = (host: string) => host.toLowerCase().replace(/\.$/, '').split('.')

/** The part of a host that its owner chose, or nothing of an address without one. */
const ownLabel = (host: string): string | undefined => {
  const labels = labelsOf(host)
  const isTwofold = labels.length > 2 && SECOND_LEVEL.has(labels.at(-2) ?? '') && labels.at(-1)?.length === 2
  return labels.at(isTwofold ? -3 : -2)
}

const LINKS = /(?:https?:\/\/|www\.|(?<![\w.+-])[\w.+-]{1,64}@)([a-z\d-]+(?:\.[a-z\d-]+)+)/gi

/** The hosts that an ad's text and its link lead to. */
export const hostsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(LINKS), ([, host = '']) => host.toLowerCase().replace(/^www\./, ''))),
]

const LOOKS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 5: 's', i: 'l', rn: 'm', vv: 'w' }
/** Signs that one takes for each other are the same. */
const asSeen = (label: string) => label.replace(/rn|vv|[0135i]/g, sign => LOOKS[sign] ?? sign)

/** One sign added, left out, changed or swapped with its neighbour. */
const isOneAway = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let from = 0
  while (from < short.length && short[from] === long[from]) from += 1
  const rest = (text: string, at: number) => text.slice(at)
  if (short.length < long.length) return rest(short, from) === rest(long, from + 1)
  return (
    rest(short, from + 1) === rest(long, from + 1) ||
    (short[from] === long[from + 1] &&
      short[from + 1] === long[from] &&
      rest(short, from + 2) === rest(long, from + 2))
  )
}

const isLike = (label: string, name: string): boolean => {
  if (label === name) return false
  if (asSeen(label) === asSeen(name)) return true
  const parts = label.split('-')
  if (parts.length > 1 && parts.includes(name)) return parts.every(part => part === name || HIRING.test(part))
  return isOneAway(label, name)
}

/**
 * The first of an ad's hosts that looks like a verified company's and is not: one sign away from it, or its name
 * with a word of hiring. `verifiedHosts` are these companies' hosts; `own` is the host of the ad's company.
 */
export const lookAlike = (
  hosts: readonly string[],
  verifiedHosts: readonly string[],
  own: string | undefined,
): { host: string; of: string } | undefined => {
  const mine = own === undefined ? undefined : ownLabel(own)
  const isKnown = new Set(verifiedHosts.map(ownLabel))
  for (const host of hosts) {
    const label = ownLabel(host)
    if (label === undefined || label === mine || isKnown.has(label)) continue
    const of = verifiedHosts.find(each => {
      const name = ownLabel(each)
      return name !== undefined && name !== mine && name.length >= SHORTEST_NAME && isLike(label, name)
    })
    if (of !== undefined) return { host, of }
  }
  return undefined
}

/** Whether a host's own name has a word of hiring beside another. */
export const hiringHost = (host: string): boolean => {
  const parts = ownLabel(host)?.split('-') ?? []
  return parts.length > 1 && parts.some(part => HIRING.test(part))
}
