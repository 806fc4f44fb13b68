import { domainToASCII } from 'node:url'

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?$/
const MAX_DOMAIN = 253

/** A domain as it is compared, in letters of ASCII; undefined for what is none. A page's address has its host's. */
export const domainOf = (typed: string): string | undefined => {
  const host = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#:].*$/, '')
    .replace(/\.$/, '')
  const domain = domainToASCII(host.toLowerCase()).replace(/^www\./, '')
  const labels = domain.split('.')
  const isName =
    labels.length > 1 && labels.every(label => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? '')
  return isName && domain.length <= MAX_DOMAIN ? domain : undefined
}

/** The domain of a mail address. */
export const domainOfAddress = (email: string): string | undefined =>
  domainOf(email.slice(email.lastIndexOf('@') + 1))

/** Whether a website is at a domain or below it: who has the domain has the website, not the other way round. */
export const isWebsiteOf = (website: string, domain: string): boolean => {
  const host = domainOf(website)
  return host !== undefined && (host === domain || host.endsWith(`.${domain}`))
}
