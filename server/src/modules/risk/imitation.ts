import { hiringHost, hostsIn, lookAlike } from './look-alike.ts'

/** A host that carries a word of hiring in its name: many are honest, so that it only supports. */
const HIRING_HOST = 4
/** Of two hosts of one text, one imitates the other. */
const IMITATES = 10

/** What the addresses in a text give away by themselves, in points of `company_imitated`. */
export const imitationPoints = (text: string): number => {
  const hosts = hostsIn(text)
  const imitates = hosts.some(host =>
    lookAlike(
      [host],
      hosts.filter(other => other !== host),
      undefined,
    ),
  )
  if (imitates) return IMITATES
  return hosts.some(hiringHost) ? HIRING_HOST : 0
}
