import { domainToASCII } from 'node:url'

/** A host name and nothing else: what reads hosts would stop at a slash, and decode a per cent sign. */
const IN_SCRIPT = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002-]+$/u

const domainKey = (domain: string) =>
  (IN_SCRIPT.test(domain) && domainToASCII(domain)) || domain.toLowerCase()

/**
 * An address as it is compared and counted: who registered as Ana@Bücher.example is ana@xn--bcher-kva.example. Mails never
 * go to what somebody typed because it compares equal, but to the address that is kept.
 */
export const emailKey = (email: string): string => {
  const text = email.trim().normalize('NFKC')
  const at = text.lastIndexOf('@')
  return `${text.slice(0, at + 1).toLowerCase()}${domainKey(text.slice(at + 1))}`
}
